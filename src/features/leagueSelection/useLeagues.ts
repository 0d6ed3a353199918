import { shallowEqual } from 'react-redux';
import { useSelectionQuery } from '../../api/leagues';
import { useLogFailure } from '../../shared/phase';
import type { Phase } from '../../shared/phase';
import type { LeagueId } from '../../entities/ids';
import { STATES } from '../../entities/league/model';
import type { State } from '../../entities/league/model';
import { choosableLeagues } from '../../entities/league/selectors';
import { selectLeague, selectMany } from '../../entities/select';
import { selectState, stateChosen } from '../../filters/filtersSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useMedia } from '../../ui/hooks';
import { useDeferredValue } from 'react';
import { useHomeQuery } from '../../api/home';
import type { Home } from '../../api/wire/home';
import { START_PAGE_CODE } from '../../api/paths';

export const LEAGUES_FAILED = 'Die Ligen konnten nicht geladen werden.';

/** The leagues on offer. */
export interface LeagueChoice {
  /** Null: all states. */
  readonly state: State | null;
  readonly chooseState: (state: string) => void;
  readonly leagues: Phase<{ readonly ids: readonly LeagueId[] }>;
}

const none: readonly LeagueId[] = [];

/** The leagues of the selected federal state; the selection is remembered. */
export function useLeagues(): LeagueChoice {
  const dispatch = useAppDispatch();
  const { currentData, isError, error, refetch } = useSelectionQuery();
  useLogFailure(isError, LEAGUES_FAILED, error);
  const remembered = useAppSelector(selectState);
  const state = STATES.find((known) => known === remembered) ?? null;
  const layout = useMedia('(min-width: 56.25em)') ? 'desktop' : 'mobile';
  const ids = useAppSelector((root) => {
    const leagues = choosableLeagues(selectMany(root, currentData ?? none, selectLeague), layout);
    return leagues.filter((league) => state === null || league.state === state).map((league) => league.id);
  }, shallowEqual);
  return {
    state,
    chooseState: (chosen) => dispatch(stateChosen(STATES.find((known) => known === chosen) ?? null)),
    leagues:
      ids.length > 0
        ? { phase: 'ready', ids }
        : currentData !== undefined
          ? { phase: 'empty' }
          : isError
            ? { phase: 'failed', retry: () => void refetch() }
            : { phase: 'loading' },
  };
}

export const START_FAILED = 'Die Neuigkeiten konnten nicht geladen werden.';

/** The start page's own content: slides, news, video. The leagues do not wait for it. */
export function useStart(): Exclude<Phase<{ readonly home: Home }>, { readonly phase: 'empty' }> {
  const { currentData, isError, error, refetch } = useHomeQuery(START_PAGE_CODE);
  useLogFailure(isError, START_FAILED, error);
  const home = useDeferredValue(currentData);
  if (home !== undefined) return { phase: 'ready', home };
  return isError ? { phase: 'failed', retry: () => void refetch() } : { phase: 'loading' };
}
