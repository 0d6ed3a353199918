import { useDeferredValue } from 'react';
import { useHomeQuery } from '../../api/home';
import type { Home } from '../../api/wire/home';
import { START_PAGE_CODE } from '../../api/paths';
import type { Phase } from '../../shared/phase';
import { useLogFailure } from '../../shared/useLogFailure';

export const START_FAILED = 'Die Neuigkeiten konnten nicht geladen werden.';

/** The start page's own content: slides, news, video. The leagues do not wait for it. */
export function useStart(): Exclude<Phase<{ readonly home: Home }>, { readonly phase: 'empty' }> {
  const { currentData, isError, error, refetch } = useHomeQuery(START_PAGE_CODE);
  useLogFailure(isError, START_FAILED, error);
  const home = useDeferredValue(currentData);
  if (home !== undefined) return { phase: 'ready', home };
  return isError ? { phase: 'failed', retry: () => void refetch() } : { phase: 'loading' };
}
