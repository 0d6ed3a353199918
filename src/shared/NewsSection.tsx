import type { NewsId } from '../entities/ids';
import { NewsCardSkeleton } from '../ui/blocks/NewsCardView';
import { EmptyState } from '../ui/EmptyState';
import { SectionHeading } from '../ui/SectionHeading';
import { useMedia } from '../ui/hooks';
import { NewsCard } from './NewsCard';
import styles from './NewsSection.module.css';
import { shallowEqual } from 'react-redux';
import { newestFirst } from '../entities/news/model';
import { selectMany, selectNewsItem } from '../entities/select';
import { useAppSelector } from '../store/hooks';

/** Number of articles on a home page (docs/behaviour.md 9). */
const SHOWN = 6;

interface NewsSectionProps {
  /** Undefined while loading. */
  readonly news: readonly NewsId[] | undefined;
  /** `lead`: one large card and five rows; `grid`: six equal cards. */
  readonly layout?: 'lead' | 'grid';
}

/** The six latest articles and the link to all of them. */
export function NewsSection({ news, layout = 'grid' }: NewsSectionProps) {
  return (
    <section className="section" aria-labelledby="news">
      <SectionHeading id="news" title="News" link={{ to: '/news', label: 'ALLE NEWS' }} />
      <News news={news} layout={layout} />
    </section>
  );
}

function News({ news, layout }: Required<Pick<NewsSectionProps, 'layout'>> & Pick<NewsSectionProps, 'news'>) {
  const newest = useNewestNews(news).slice(0, SHOWN);
  const wide = useMedia('(min-width: 30em)');
  const rows = layout === 'lead' || !wide;
  const variant = (index: number) => (layout === 'lead' && index === 0 ? 'lead' : rows ? 'row' : 'standard');
  if (news === undefined) {
    return (
      <div className={styles[layout]}>
        {Array.from({ length: SHOWN }, (_, index) => (
          <NewsCardSkeleton key={index} variant={variant(index)} />
        ))}
      </div>
    );
  }
  if (newest.length === 0) return <EmptyState title="Keine Artikel verfügbar." />;
  return (
    <div className={styles[layout]}>
      {newest.map((id, index) => (
        <NewsCard key={id} id={id} variant={variant(index)} />
      ))}
    </div>
  );
}

const none: readonly NewsId[] = [];

/**
 * Articles, newest first.
 * @param ids in API order; undefined while loading
 */
export function useNewestNews(ids: readonly NewsId[] | undefined): readonly NewsId[] {
  return useAppSelector(
    (state) => newestFirst(selectMany(state, ids ?? none, selectNewsItem)).map(({ id }) => id),
    shallowEqual,
  );
}
