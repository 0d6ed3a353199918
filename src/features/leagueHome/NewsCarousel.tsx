import { useEffect } from 'react';
import type { NewsId, SlideId } from '../../entities/ids';
import { classes } from '../../ui/elements';
import { lazyPart } from '../../loading/lazyPart';
import { useMedia } from '../../ui/hooks';
import { CarouselSlide, CarouselStage, useCarousel } from './CarouselStage';
import { CarouselStrip } from './CarouselStrip';
import { useLastVisit } from './visit/useLastVisit';
import styles from './NewsCarousel.module.css';
import slot from './visit/VisitSlot.module.css';

const SinceLastVisit = lazyPart(() => import(/* webpackChunkName: "sinceLastVisit" */ './visit/SinceLastVisit'), {
  failed: ({ props }) => <NoCard onGone={props.onGone} />,
});

/** In place of the card if its code could not be had: gives its place back to the headlines. */
function NoCard({ onGone }: { readonly onGone: () => void }) {
  useEffect(onGone, [onGone]);
  return null;
}

interface NewsCarouselProps {
  readonly code: string;
  readonly slides: readonly SlideId[];
  readonly news: readonly NewsId[];
}

/**
 * The league's headlines: a large one with the others as tabs beside it, on phones a row to swipe. For a visitor who
 * returns after a while, what is new takes the place of the tabs (on narrow screens of the row), so that nothing moves
 * when it appears or is closed.
 */
export default function NewsCarousel({ code, slides, news }: NewsCarouselProps) {
  const items = useCarousel(slides, news);
  const wide = useMedia('(min-width: 50.0625em)');
  const hasRoom = useMedia('(min-width: 56.25em)');
  const { hasPlace, giveUp } = useLastVisit(code);
  const [first] = items;
  if (hasPlace)
    return (
      <div className={classes(styles.frame, slot.slot)}>
        {hasRoom && first !== undefined && (
          <section aria-label="Schlagzeilen" className={slot.headline}>
            <CarouselSlide item={first} eager />
          </section>
        )}
        <SinceLastVisit code={code} onGone={giveUp} />
      </div>
    );
  if (items.length === 0) return null;
  return (
    <section className={styles.frame} aria-label="Schlagzeilen">
      {wide ? <CarouselStage items={items} /> : <CarouselStrip items={items} />}
    </section>
  );
}
