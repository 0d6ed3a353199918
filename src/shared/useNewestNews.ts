import { shallowEqual } from 'react-redux';
import type { NewsId } from '../entities/ids';
import { newestFirst } from '../entities/news/model';
import { selectMany, selectNewsItem } from '../entities/select';
import { useAppSelector } from '../store/hooks';

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
