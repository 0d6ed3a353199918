import type { NewsId } from '../entities/ids';
import { selectNewsItem } from '../entities/select';
import { useAppSelector } from '../store/hooks';
import { Html } from './Html';
import { NewsCard } from './NewsCard';
import styles from './NewsExcerpt.module.css';

/** Length of the excerpt in characters; a row has less room. */
const MOST = { standard: 180, row: 110 };

interface NewsExcerptProps {
  readonly id: NewsId;
  readonly variant: 'standard' | 'row';
  readonly eager?: boolean;
}

/** A news card with a formatted excerpt, for screens that load the sanitiser anyway. */
export function NewsExcerpt({ id, variant, eager = false }: NewsExcerptProps) {
  const html = useAppSelector((state) => selectNewsItem(state, id)?.html);
  return (
    <NewsCard
      id={id}
      variant={variant}
      level={2}
      eager={eager}
      teaser={<Html raw={html} most={MOST[variant]} className={styles.excerpt} />}
    />
  );
}
