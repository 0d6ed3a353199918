import type { NewsId, SlideId } from '../../entities/ids';
import { useMedia } from '../../ui/useMedia';
import { CarouselStage } from './CarouselStage';
import { CarouselStrip } from './CarouselStrip';
import { useCarousel } from './useCarousel';
import styles from './NewsCarousel.module.css';

interface NewsCarouselProps {
  readonly slides: readonly SlideId[];
  readonly news: readonly NewsId[];
}

/** The headlines of the league: one large with the others as tabs beside it, on phones a row to swipe. */
export default function NewsCarousel({ slides, news }: NewsCarouselProps) {
  const items = useCarousel(slides, news);
  const wide = useMedia('(min-width: 801px)');
  if (items.length === 0) return null;
  return (
    <section className={styles.frame} aria-label="Schlagzeilen">
      {wide ? <CarouselStage items={items} /> : <CarouselStrip items={items} />}
    </section>
  );
}
