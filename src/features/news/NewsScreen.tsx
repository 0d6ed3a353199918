import { prefetchNews, useNewsQuery } from '../../api/news';
import { ListPage } from '../../shared/ListPage';
import { NewsExcerpt } from '../../shared/NewsExcerpt';
import { StepList } from '../../shared/StepList';
import { useNewestNews } from '../../shared/NewsSection';
import type { NewsId } from '../../entities/ids';
import { leaguePrefetch } from '../../shared/prefetch';
import { useLeagueList } from '../../shared/useLeagueList';
import { Box, Line, Skeleton } from '../../ui/Skeleton';
import styles from './NewsScreen.module.css';

/** Prefetches the league's articles. */
export const prefetch = leaguePrefetch((dispatch, code) => void dispatch(prefetchNews(code)));

/** All articles of the league, newest first. */
export default function NewsScreen() {
  const list = useLeagueList(useNewsQuery, 'Die News konnten nicht geladen werden.');
  return (
    <ListPage title="News & Spielberichte" list={list} skeleton={<NewsSkeleton />} empty="Keine Artikel verfügbar.">
      {({ items, code }) => <Articles ids={items} code={code} />}
    </ListPage>
  );
}

function Articles({ ids, code }: { readonly ids: readonly NewsId[]; readonly code: string }) {
  return (
    <StepList name={`news/${code}`} ids={useNewestNews(ids)} moreLabel="Mehr News" className={styles.grid}>
      {(id, index) => <NewsExcerpt id={id} variant="standard" eager={index < 3} />}
    </StepList>
  );
}

function NewsSkeleton() {
  return (
    <Skeleton label="Laden…" className={styles.grid}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={styles.card} aria-hidden>
          <div className={styles.picture}>
            <Box height="100%" />
          </div>
          <Line width={150} />
          <Line height={24} />
          <Line height={24} width="60%" />
          <Line />
          <Line width="85%" />
        </div>
      ))}
    </Skeleton>
  );
}
