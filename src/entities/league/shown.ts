import { byText } from '../../lib/collator';
import { STATES } from './model';
import type { League } from './model';

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
  const place = ({ state }: League): number => (state == null ? STATES.length : STATES.indexOf(state));
  return place(a) - place(b) || byText(a.code, b.code);
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
