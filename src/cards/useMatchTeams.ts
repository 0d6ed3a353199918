import { shallowEqual } from 'react-redux';
import { clubPath } from '../entities/paths';
import type { Match, SideName } from '../entities/match/model';
import { selectSide } from './sides';
import { selectIsFavourite } from '../store/filtersSlice';
import { useAppSelector } from '../store/hooks';
import type { RootState } from '../store/rootReducer';
import type { TeamLook } from '../ui/blocks/teamLook';

function selectTeam(state: RootState, match: Match | undefined, side: SideName): TeamLook {
  const { id, name, logo } = selectSide(state, match, side);
  return { name, logo, to: clubPath(id), own: selectIsFavourite(state, id) };
}

const useTeam = (match: Match | undefined, side: SideName): TeamLook =>
  useAppSelector((state) => selectTeam(state, match, side), shallowEqual);

/** Both teams of a match as props of the UI; a team without a page has no link. */
export function useMatchTeams(match: Match | undefined): { readonly home: TeamLook; readonly away: TeamLook } {
  return { home: useTeam(match, 'home'), away: useTeam(match, 'away') };
}
