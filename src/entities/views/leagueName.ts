import type { Match } from '../match/model';
import type { WithEntities } from '../reducer';
import { selectLeague } from '../select';

/** Name of a match's league: the league's own, else as an answer named it beside the match; undefined: not known. */
export const selectLeagueName = (state: WithEntities, match: Match | undefined): string | undefined =>
  selectLeague(state, match?.league)?.name ?? match?.leagueName;
