import { skipToken } from '@reduxjs/toolkit/query';
import { useArticleQuery } from '../../api/news';
import { useLeagueCode } from '../../league/currentLeague';
import { useLogFailure, useRouteId } from '../../shared/phase';
import type { NewsId } from '../../entities/ids';
import type { NewsItem } from '../../entities/news/model';
import { selectNewsItem } from '../../entities/select';
import { useAppSelector } from '../../store/hooks';

export const FAILED = 'Failed to load news details. Please try again later.';

export type ArticlePhase =
  | { readonly phase: 'noLeague' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly retry: () => void }
  /** Null: the address contains no valid id, so there is nothing to fetch. */
  | { readonly phase: 'missing'; readonly retry: (() => void) | null }
  | { readonly phase: 'ready'; readonly code: string; readonly item: NewsItem };

/** The article in the address. One known from a list is shown at once and refetched. */
export function useArticle(): ArticlePhase {
  const id = useRouteId<NewsId>();
  const code = useLeagueCode();
  const { isError, error, currentData, refetch } = useArticleQuery(code === null || id === null ? skipToken : id);
  const item = useAppSelector((state) => selectNewsItem(state, id));
  useLogFailure(isError, FAILED, error);
  if (code === null) return { phase: 'noLeague' };
  if (id === null) return { phase: 'missing', retry: null };
  const retry = (): void => void refetch();
  // A list contains everything but the text.
  if (item !== undefined && !(isError && item.html === undefined)) return { phase: 'ready', code, item };
  if (currentData === null) return { phase: 'missing', retry };
  return isError ? { phase: 'failed', retry } : { phase: 'loading' };
}
