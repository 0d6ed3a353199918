import { memo } from 'react';
import type { ReactNode } from 'react';
import type { NewsId } from '../entities/ids';
import { newsPath } from '../entities/normalise';
import { selectNewsItem } from '../entities/select';
import { plainTeaser } from '../lib/plainText';
import { readYoutube } from '../lib/youtube';
import { useAppSelector } from '../store/hooks';
import { NewsCardView } from '../ui/blocks/NewsCardView';
import { newsDate, newsTitle } from './labels';

interface NewsCardProps {
  readonly id: NewsId;
  readonly variant?: 'lead' | 'standard' | 'row' | 'text';
  readonly level?: 2 | 3;
  /** Above the fold: the picture is loaded eagerly. */
  readonly eager?: boolean;
  /** Replaces the excerpt below the headline; null: nothing there. */
  readonly teaser?: ReactNode;
}

/** An article as a card that opens it. Compact looks have no excerpt. */
export const NewsCard = memo(function NewsCard({ id, variant = 'standard', level, eager, teaser }: NewsCardProps) {
  const item = useAppSelector((state) => selectNewsItem(state, id));
  const to = newsPath(id);
  if (item === undefined || to === undefined) return null;
  const compact = variant === 'row' || variant === 'text';
  return (
    <NewsCardView
      to={to}
      variant={variant}
      level={level}
      eager={eager}
      title={newsTitle(item)}
      titleLang={item.title == null ? 'en' : undefined}
      tag={item.tag}
      date={newsDate(item)}
      image={item.image}
      video={readYoutube(item.video) !== null}
      teaser={teaser === undefined && !compact ? plainTeaser(item.html) : teaser}
    />
  );
});
