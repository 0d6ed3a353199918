import type { NewsId, SlideId } from '../../entities/ids';
import { Box, Skeleton } from '../../ui/Skeleton';
import { useMedia } from '../../ui/useMedia';
import { CarouselStage } from './CarouselStage';
import { CarouselStrip } from './CarouselStrip';
import { useCarousel } from './useCarousel';
import styles from './NewsCarousel.module.css';

interface NewsCarouselProps {
  /** Undefined while loading. */
  readonly slides: readonly SlideId[] | undefined;
  readonly news: readonly NewsId[] | undefined;
}

/** The headlines of the league: one large with the others as tabs beside it, on phones a row to swipe. */
export function NewsCarousel({ slides, news }: NewsCarouselProps) {
  const items = useCarousel(slides, news);
  const wide = useMedia('(min-width: 801px)');
  if (slides === undefined)
    return (
      <Skeleton className={styles.frame} label="Schlagzeilen werden geladen…">
        <Box height="100%" style={{ borderRadius: 16 }} />
      </Skeleton>
    );
  if (items.length === 0) return null;
  return (
    <section className={styles.frame} aria-label="Schlagzeilen">
      {wide ? <CarouselStage items={items} /> : <CarouselStrip items={items} />}
    </section>
  );
}
