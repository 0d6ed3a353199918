import type { WithEntities } from '../reducer';
import type { League } from './model';
import { byText } from '../../lib/text';
import { STATES } from './model';
import type { Match } from '../match/model';
import { selectLeague } from '../select';

/** The league with this code; undefined until an answer contains it. */
export function selectLeagueByCode(state: WithEntities, code: string | null): League | undefined {
  return code === null ? undefined : Object.values(state.entities.leagues).find((league) => league.code === code);
}

/** A league that can be chosen: it has a code. */
export interface ChoosableLeague extends League {
  readonly code: string;
}

/** Codes never offered, by layout (docs/behaviour.md 2). */
const HIDDEN_CODES = { desktop: ['NONE'], mobile: ['NONE', 'W2A'] };
/** Pseudo league that collects teams that have left. */
const LEFT = 'Mannschaft aus der Liga ausgetreten';

/** By federal state in the prescribed order, leagues without one last; then by code. */
function byState(a: ChoosableLeague, b: ChoosableLeague): number {
  const indexOf = ({ state }: League): number => (state == null ? STATES.length : STATES.indexOf(state));
  return indexOf(a) - indexOf(b) || byText(a.code, b.code);
}

/**
 * Leagues a visitor may choose: visible, with a code and not on the hidden list. The API's order means nothing
 * (docs/api.md 4.1).
 */
export function choosableLeagues(
  leagues: readonly League[],
  layout: keyof typeof HIDDEN_CODES,
): readonly ChoosableLeague[] {
  const shown = leagues.flatMap((league) => {
    const { code, name, visible } = league;
    const hidden = code == null || HIDDEN_CODES[layout].includes(code) || visible !== true || name === LEFT;
    return hidden ? [] : [{ ...league, code }];
  });
  return shown.sort(byState);
}

/** Name of a match's league: from the league's row, else as sent with the match; undefined: unknown. */
export const selectLeagueName = (state: WithEntities, match: Match | undefined): string | undefined =>
  selectLeague(state, match?.league)?.name ?? match?.leagueName;
