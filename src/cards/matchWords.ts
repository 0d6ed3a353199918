import type { Match } from '../entities/match/model';
import type { MatchStatus } from '../entities/match/status';
import { formatDay } from '../lib/dates';

/** What a status is called wherever it has one word. */
export const STATUS_WORDS = {
  halftime: 'Halbzeit',
  abandoned: 'Spiel Abgebrochen',
  cancelled: 'Spiel Abgesagt',
} as const satisfies { readonly [Status in MatchStatus]?: string };

const BUTTONS: Readonly<Record<MatchStatus, string>> = {
  ...STATUS_WORDS,
  upcoming: 'Spielvorschau',
  firstHalf: 'Live - 1. HZ',
  secondHalf: 'Live - 2. HZ',
  finished: 'Spielbericht',
  unknown: 'Details',
};

/** Label of the button that opens a match (docs/behaviour.md 4). */
export const buttonLabel = (status: MatchStatus | undefined): string => BUTTONS[status ?? 'unknown'];

/**
 * The status of a report or live cell (docs/behaviour.md 4). A running match whose start is not known
 * shows its day; while only the minute is not counted yet, only the half is shown.
 * @param minute elapsed minutes; null while they are not known
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
    case 'unknown':
      return formatDay(kickoff);
    case 'upcoming':
    case 'halftime':
    case 'abandoned':
    case 'cancelled':
      return BUTTONS[status];
  }
}

/** The mark of a running match: `LIVE 41'`, `Halbzeit`, or `LIVE` while the minute is not known. */
export function liveWords(status: MatchStatus | undefined, minute: number | null): string {
  if (status === 'halftime') return STATUS_WORDS.halftime;
  return minute === null ? 'LIVE' : `LIVE ${minute}'`;
}
