import { shallowEqual } from 'react-redux';
import { clubPath } from '../entities/paths';
import type { Match } from '../entities/match/model';
import { selectSide } from './sides';
import type { SideView } from './sides';
import { selectIsFavourite } from '../store/filtersSlice';
import { useAppSelector } from '../store/hooks';
import type { TeamLook } from '../ui/blocks/teamLook';

function teamLook({ id, name, logo }: SideView, own: boolean): TeamLook {
  return { name, logo, to: clubPath(id), own };
}

/** Both teams of a match as props of the UI; a team without a page has no link. */
export function useMatchTeams(match: Match | undefined): { readonly home: TeamLook; readonly away: TeamLook } {
  const home = useAppSelector((state) => selectSide(state, match, 'home'), shallowEqual);
  const away = useAppSelector((state) => selectSide(state, match, 'away'), shallowEqual);
  const ownHome = useAppSelector((state) => selectIsFavourite(state, home.id));
  const ownAway = useAppSelector((state) => selectIsFavourite(state, away.id));
  return { home: teamLook(home, ownHome), away: teamLook(away, ownAway) };
}
