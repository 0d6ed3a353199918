import type { Match } from '../entities/match/model';
import { buttonLabel, phaseOf, statusText } from '../entities/match/status';
import { formatDay } from '../lib/dates';

/**
 * Status text of a report or live cell (docs/behaviour.md 4); a missing start gives the date's words.
 * While the minute of a known start is still being reckoned, the half alone is told.
 */
export function statusWords(match: Match, minute: number | null): string {
  const phase = phaseOf(match.status);
  const start = phase === 'first' ? match.firstHalf : phase === 'second' ? match.secondHalf : undefined;
  if (minute === null && typeof start === 'number') return buttonLabel(match.status);
  return statusText(match.status, minute, formatDay(match.kickoff));
}
