import { prefetchNews } from '../../api/news';
import { NewsExcerpt } from '../../cards/NewsExcerpt';
import { NoLeague } from '../../cards/NoLeague';
import { leaguePrefetch } from '../../screen/leaguePrefetch';
import { StepList } from '../../cards/StepList';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { PageTitle } from '../../ui/PageTitle';
import { NewsSkeleton } from './NewsSkeleton';
import { useNews } from './useNews';
import styles from './NewsScreen.module.css';

const NO_ARTICLES = 'Keine Artikel verfügbar.';

/** A touch on a link to the news asks for them ahead. */
export const prefetch = leaguePrefetch((dispatch, code) => void dispatch(prefetchNews(code)));

/** All articles of the league, newest first. */
export default function NewsScreen() {
  return (
    <div className="wrap">
      <PageTitle title="News & Spielberichte" />
      <Articles />
    </div>
  );
}

function Articles() {
  const news = useNews();
  switch (news.phase) {
    case 'loading':
      return <NewsSkeleton />;
    case 'failed':
      return <ErrorState text={NO_ARTICLES} onRetry={news.retry} />;
    case 'noLeague':
      return <NoLeague title={NO_ARTICLES} />;
    case 'empty':
      return <EmptyState title={NO_ARTICLES} />;
    case 'ready':
      return (
        <StepList name={`news/${news.code}`} ids={news.ids} moreLabel="Mehr News" className={styles.grid}>
          {(id, index) => <NewsExcerpt id={id} look="standard" eager={index < 3} />}
        </StepList>
      );
  }
}
