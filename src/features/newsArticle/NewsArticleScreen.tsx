import { prefetchArticle } from '../../api/news';
import { NoLeague } from '../../shared/NoLeague';
import type { Prefetch } from '../../shared/prefetch';
import { idInAddress } from '../../entities/ids';
import type { NewsId } from '../../entities/ids';
import { selectLeagueCode } from '../../league/leagueSlice';
import { Button, ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { PageTitle } from '../../ui/PageTitle';
import { Article, ArticleSkeleton } from './Article';
import { FAILED, useArticle } from './useArticle';

/** Prefetches the article. */
export const prefetch: Prefetch = ({ dispatch, getState }, segment) => {
  const article = idInAddress<NewsId>(segment);
  if (article !== null && selectLeagueCode(getState()) !== null) void dispatch(prefetchArticle(article));
};

/** One article or ruling. */
export default function NewsArticleScreen() {
  const article = useArticle();
  switch (article.phase) {
    case 'ready':
      return <Article item={article.item} code={article.code} />;
    case 'loading':
      return <ArticleSkeleton />;
    case 'failed':
      return (
        <div className="wrap">
          <PageTitle title="News" />
          <ErrorState text={FAILED} lang="en" onRetry={article.retry} />
        </div>
      );
    case 'missing':
      return (
        <div className="wrap">
          <PageTitle title="News" />
          <EmptyState
            title="News details not available."
            lang="en"
            action={
              article.retry === null ? (
                <ButtonLink to="/news">Alle News</ButtonLink>
              ) : (
                <Button variant="dark" onClick={article.retry}>
                  Erneut laden
                </Button>
              )
            }
          />
        </div>
      );
    case 'noLeague':
      return (
        <div className="wrap">
          <PageTitle title="News" />
          <NoLeague title="Unable to load news details. League code is missing." lang="en" />
        </div>
      );
  }
}
