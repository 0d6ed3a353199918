import type { Match } from '../match/model';
import type { WithEntities } from '../reducer';
import { selectLeague } from '../select';

/** Name of a match's league: from the league's row, else as sent with the match; undefined: unknown. */
export const selectLeagueName = (state: WithEntities, match: Match | undefined): string | undefined =>
  selectLeague(state, match?.league)?.name ?? match?.leagueName;
