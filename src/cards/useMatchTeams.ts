import { shallowEqual } from 'react-redux';
import { clubPath } from '../entities/paths';
import type { Match, SideName } from '../entities/match/model';
import { selectSide } from './sides';
import { selectIsFavourite } from '../store/filtersSlice';
import { useAppSelector } from '../store/hooks';
import type { RootState } from '../store/rootReducer';
import type { TeamLook } from '../ui/blocks/teamLook';

interface Teams {
  readonly home: TeamLook;
  readonly away: TeamLook;
}

function selectTeam(state: RootState, match: Match | undefined, side: SideName): TeamLook {
  const { id, name, logo } = selectSide(state, match, side);
  return { name, logo, to: clubPath(id), own: selectIsFavourite(state, id) };
}

const areEqual = (one: Teams, other: Teams): boolean =>
  shallowEqual(one.home, other.home) && shallowEqual(one.away, other.away);

/**
 * Both teams of a match as props of the UI; a team without a page has no link. One subscription for all, as lists have
 * many rows.
 */
export function useMatchTeams(match: Match | undefined): Teams {
  return useAppSelector(
    (state) => ({ home: selectTeam(state, match, 'home'), away: selectTeam(state, match, 'away') }),
    areEqual,
  );
}
