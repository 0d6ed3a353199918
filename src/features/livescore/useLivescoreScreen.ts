import { shallowEqual } from 'react-redux';
import { useLivescoreQuery } from '../../api/livescore';
import type { MatchId } from '../../entities/ids';
import { liveGroups, selectLeagueNames } from '../../entities/views/live';
import type { LiveGroup } from '../../entities/views/live';
import { selectMatch } from '../../entities/select';
import type { Phase } from '../../shared/phase';
import { useLeagueCode } from '../../league/currentLeague';
import { useLogFailure } from '../../shared/phase';
import { useAppSelector } from '../../store/hooks';

const none: readonly MatchId[] = [];

/** Logged and shown when the live matches fail to load. */
export const LIVESCORE_FAILED = 'Die Livespiele konnten nicht geladen werden.';

/** Heading for the matches of leagues without a name. */
const NAMELESS = 'Nicht Gennant';

/** An older answer is refetched when the screen opens, seconds. */
const FRESH_SECONDS = 30;

/** All live matches by league, and all their ids for the announcements. */
export function useLivescoreScreen(): Phase<{ readonly groups: readonly LiveGroup[] }> & {
  readonly ids: readonly MatchId[];
} {
  // The page covers all leagues, but here too a missing code is logged (docs/api.md 8).
  useLeagueCode();
  const { data, isError, error, refetch } = useLivescoreQuery(undefined, {
    refetchOnMountOrArgChange: FRESH_SECONDS,
    refetchOnFocus: true,
  });
  useLogFailure(isError, LIVESCORE_FAILED, error);
  const ids = data ?? none;
  // What nobody ended is not live any more, whatever the API lists.
  const live = useAppSelector(
    (state) => ids.filter((id) => selectMatch(state, id)?.status !== 'unconfirmed'),
    shallowEqual,
  );
  const names = useAppSelector((state) => selectLeagueNames(state, live), shallowEqual);
  if (data === undefined)
    return isError ? { phase: 'failed', retry: () => void refetch(), ids } : { phase: 'loading', ids };
  return live.length === 0
    ? { phase: 'empty', ids }
    : { phase: 'ready', groups: liveGroups(live, names, NAMELESS), ids };
}
