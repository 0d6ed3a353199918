import type { ReactNode } from 'react';
import { Play } from 'lucide-react';
import { Link } from '../Link';
import { classes } from '../elements';
import { Picture } from '../Picture';
import styles from './NewsCardView.module.css';
import { Box, Line, Skeleton } from '../Skeleton';

type NewsCardProps = {
  to: string;
  title: string;
  /** "en" for the English placeholder of a missing title. */
  titleLang?: 'en' | undefined;
  /** "Spielbericht" */
  tag?: string | null | undefined;
  /** "16. November 2025" */
  date?: string | null | undefined;
  image?: string | null | undefined;
  /** The article has a video: a play icon on its picture. */
  video?: boolean | undefined;
  /** A sentence or sanitised excerpt; without links, because the whole card is one. */
  teaser?: ReactNode | undefined;
  /** `lead`: the large first one; `row`: a 132 px picture beside the text; `text`: no picture. */
  variant?: 'lead' | 'standard' | 'row' | 'text' | undefined;
  level?: 2 | 3 | undefined;
  /** Above the fold: load the picture eagerly. */
  eager?: boolean | undefined;
};

/** An article as a card, all of which is a link. */
export function NewsCardView({
  to,
  title,
  titleLang,
  tag,
  date,
  image,
  video = false,
  teaser,
  variant = 'standard',
  level = 3,
  eager = false,
}: NewsCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Link to={to} className={classes(styles.card, styles[variant])}>
      {variant !== 'text' && (
        <span className={styles.picture}>
          <Picture src={image} eager={eager} />
          {video && (
            <span className={styles.play}>
              <Play size={16} fill="currentColor" aria-hidden />
              <span className="visually-hidden">Mit Video</span>
            </span>
          )}
        </span>
      )}
      <div className={styles.words}>
        {(tag || date) && (
          <p className={styles.meta}>
            {tag && <span className={styles.tag}>{tag}</span>}
            {tag && date && <span aria-hidden>•</span>}
            {date && <span>{date}</span>}
          </p>
        )}
        <Heading className={styles.title} lang={titleLang}>
          {title}
        </Heading>
        {teaser && <div className={styles.teaser}>{teaser}</div>}
      </div>
    </Link>
  );
}

/** The place of a news card that loads, in the shape of its look. */
export function NewsCardSkeleton({ variant = 'standard' }: { variant?: 'lead' | 'standard' | 'row' | undefined }) {
  return (
    <Skeleton className={classes(styles.card, styles[variant])} label="News werden geladen…">
      <Box height="auto" style={{ aspectRatio: '16 / 9' }} />
      <div className={styles.words}>
        <Line width={150} height={14} />
        <Line width="88%" height={variant === 'lead' ? 40 : 22} />
        <Line width="62%" height={variant === 'lead' ? 40 : 22} />
        {variant !== 'row' && (
          <>
            <Line height={15} />
            <Line width="74%" height={15} />
          </>
        )}
      </div>
    </Skeleton>
  );
}
