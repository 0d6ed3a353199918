import type { Match, MatchStatus } from '../entities/match/model';
import { formatDay } from '../lib/dates';

/** One word for each status. */
export const STATUS_WORDS = {
  halftime: 'Halbzeit',
  unconfirmed: 'Ergebnis noch nicht bestätigt',
  abandoned: 'Spiel Abgebrochen',
  cancelled: 'Spiel Abgesagt',
} as const satisfies { readonly [Status in MatchStatus]?: string };

const BUTTONS: Readonly<Record<MatchStatus, string>> = {
  ...STATUS_WORDS,
  unconfirmed: 'Spielbericht',
  upcoming: 'Spielvorschau',
  firstHalf: 'Live - 1. HZ',
  secondHalf: 'Live - 2. HZ',
  finished: 'Spielbericht',
  unknown: 'Details',
};

/** Label of the button that opens a match (docs/behaviour.md 4). */
export const buttonLabel = (status: MatchStatus | undefined): string => BUTTONS[status ?? 'unknown'];

/**
 * Status of a report or live cell (docs/behaviour.md 4): a live match whose start is unknown shows its date; while the
 * minute is not available yet, only the half.
 * @param minute elapsed minutes; null: not available
 */
export function statusWords(
  { status = 'unknown', kickoff, firstHalf, secondHalf }: Match,
  minute: number | null,
): string {
  switch (status) {
    case 'firstHalf':
    case 'secondHalf': {
      const start = status === 'firstHalf' ? firstHalf : secondHalf;
      if (minute !== null) return `LIVE - ${status === 'firstHalf' ? 1 : 2}. HB: ${minute}'`;
      return typeof start === 'number' ? BUTTONS[status] : formatDay(kickoff);
    }
    case 'finished':
      return 'Spiel Abgeschlossen';
    case 'unconfirmed':
      return STATUS_WORDS.unconfirmed;
    case 'unknown':
      return formatDay(kickoff);
    case 'upcoming':
    case 'halftime':
    case 'abandoned':
    case 'cancelled':
      return BUTTONS[status];
  }
}

/** The badge of a live match: `LIVE 41'`, `Halbzeit`, or `LIVE` while the minute is unknown. */
export function liveWords(status: MatchStatus | undefined, minute: number | null): string {
  if (status === 'halftime') return STATUS_WORDS.halftime;
  return minute === null ? 'LIVE' : `LIVE ${minute}'`;
}
