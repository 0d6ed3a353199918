import { Box, Line, Skeleton } from '../../ui/Skeleton';
import styles from './Article.module.css';

/** Placeholder for an article. */
export function ArticleSkeleton() {
  return (
    <div className="wrap">
      <h1 className="visually-hidden" tabIndex={-1}>
        News
      </h1>
      <Skeleton label="Loading news details..." lang="en" className={styles.article}>
        <div className={styles.head} aria-hidden>
          <Box width={96} height={28} />
          <div className={styles.headline}>
            <Line width="min(100%, 620px)" height=".8em" />
            <Line width="min(80%, 460px)" height=".8em" style={{ marginTop: '.1em' }} />
          </div>
          <Line width={130} />
        </div>
        <div className={styles.hero} aria-hidden>
          <Box height="100%" />
        </div>
        <div className={styles.lines} aria-hidden>
          {Array.from({ length: 8 }, (_, index) => (
            <Line key={index} height={16} />
          ))}
        </div>
      </Skeleton>
    </div>
  );
}
