import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import type { NewsId, SlideId } from '../../entities/ids';
import { classes } from '../../ui/classes';
import { useMedia } from '../../ui/hooks';
import { CarouselSlide, CarouselStage, useCarousel } from './CarouselStage';
import { CarouselStrip } from './CarouselStrip';
import { NoCard } from './visit/NoCard';
import type { SinceLastVisitProps } from './visit/SinceLastVisit';
import { useLastVisit } from './visit/useLastVisit';
import styles from './NewsCarousel.module.css';
import slot from './visit/VisitSlot.module.css';

const SinceLastVisit = lazy<ComponentType<SinceLastVisitProps>>(() =>
  import(/* webpackChunkName: "sinceLastVisit" */ './visit/SinceLastVisit').catch(() => ({ default: NoCard })),
);

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
  const wide = useMedia('(min-width: 801px)');
  const hasRoom = useMedia('(min-width: 900px)');
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
        <Suspense fallback={null}>
          <SinceLastVisit code={code} onGone={giveUp} />
        </Suspense>
      </div>
    );
  if (items.length === 0) return null;
  return (
    <section className={styles.frame} aria-label="Schlagzeilen">
      {wide ? <CarouselStage items={items} /> : <CarouselStrip items={items} />}
    </section>
  );
}
