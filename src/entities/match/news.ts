import type { Match } from './model';
import { isLive, phaseOf } from './status';
import type { Phase } from './status';

/** Something that happened in a live match between two looks at it. */
export interface MatchNews {
  readonly goal: boolean;
  /** For the ear: `Tor. Donauwelle 22 gegen Ziegelwerk 1100, 4 zu 3, 39. Minute`. */
  readonly words: string;
  /** For the eye: `Donauwelle 22 – Ziegelwerk 1100 4:3`. */
  readonly line: string;
}

const TURNS: Partial<Readonly<Record<Phase, string>>> = {
  first: 'Anpfiff',
  halftime: 'Halbzeit',
  second: 'Zweite Halbzeit',
  finished: 'Schlusspfiff',
  abandoned: 'Spiel Abgebrochen',
  cancelled: 'Spiel Abgesagt',
};

function turn(before: Match, after: Match | undefined): string | undefined {
  if (after === undefined) return isLive(before.status) ? 'Spiel beendet' : undefined;
  const phase = phaseOf(after.status);
  return phase === phaseOf(before.status) ? undefined : TURNS[phase];
}

function goalWord(before: Match, after: Match): string | undefined {
  if (before.score === undefined || after.score === undefined) return undefined;
  const difference = after.score.home + after.score.away - before.score.home - before.score.away;
  if (difference > 0) return 'Tor';
  return difference < 0 ? 'Ergebnis berichtigt' : undefined;
}

/**
 * What a live match tells that is worth an announcement: goals and changes of status, never minutes.
 * @param after undefined: the match has left every list, so it is not live any more
 * @param minute elapsed minutes, null if not known
 */
export function matchNews(
  before: Match | undefined,
  after: Match | undefined,
  names: { readonly home: string; readonly away: string },
  minute: number | null,
): MatchNews | null {
  if (before === undefined || (!isLive(before.status) && !isLive(after?.status))) return null;
  const goal = after && goalWord(before, after);
  const lead = [goal, turn(before, after)].filter((word) => word !== undefined);
  const score = (after ?? before).score;
  if (lead.length === 0 || score === undefined) return null;
  const time = goal === 'Tor' && minute !== null ? `, ${minute}. Minute` : '';
  return {
    goal: goal === 'Tor',
    words: `${lead.join('. ')}. ${names.home} gegen ${names.away}, ${score.home} zu ${score.away}${time}`,
    line: `${names.home} – ${names.away} ${score.home}:${score.away}`,
  };
}
