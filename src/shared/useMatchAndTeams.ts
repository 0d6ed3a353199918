import { shallowEqual } from 'react-redux';
import type { MatchId } from '../entities/ids';
import type { Match, SideName } from '../entities/match/model';
import { clubPath } from '../entities/normalise';
import { selectMatch } from '../entities/select';
import { selectIsFavourite } from '../filters/filtersSlice';
import { useAppSelector } from '../store/hooks';
import type { RootState } from '../store/rootReducer';
import type { TeamProps } from '../ui/blocks/MatchRowView';
import { selectSide } from './sides';

export interface MatchAndTeams {
  /** Undefined: not known. */
  readonly match: Match | undefined;
  /** Props of the UI; a team without a page has no link. */
  readonly home: TeamProps;
  readonly away: TeamProps;
}

function selectTeam(state: RootState, match: Match | undefined, side: SideName): TeamProps {
  const { id, name, logo } = selectSide(state, match, side);
  return { name, logo, to: clubPath(id), isFavourite: selectIsFavourite(state, id) };
}

const isSame = (a: MatchAndTeams, b: MatchAndTeams): boolean =>
  a.match === b.match && shallowEqual(a.home, b.home) && shallowEqual(a.away, b.away);

/** A match and both its teams, by one subscription: lists of matches have hundreds of rows. */
export const useMatchAndTeams = (id: MatchId): MatchAndTeams =>
  useAppSelector((state) => {
    const match = selectMatch(state, id);
    return { match, home: selectTeam(state, match, 'home'), away: selectTeam(state, match, 'away') };
  }, isSame);
