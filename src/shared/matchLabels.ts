import type { Match, MatchStatus } from '../entities/match/model';
import { formatDay } from '../lib/dates';
import type { MatchVariant } from '../ui/matchVariant';
import type { DisplayedScore } from '../ui/blocks/MatchRowView';

/** One word for each status. */
export const STATUS_LABELS = {
  halftime: 'Halbzeit',
  unconfirmed: 'Ergebnis noch nicht bestätigt',
  abandoned: 'Spiel Abgebrochen',
  cancelled: 'Spiel Abgesagt',
} as const satisfies { readonly [Status in MatchStatus]?: string };

const BUTTONS: Readonly<Record<MatchStatus, string>> = {
  ...STATUS_LABELS,
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
export function statusLabel(
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
      return STATUS_LABELS.unconfirmed;
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
export function liveBadge(status: MatchStatus | undefined, minute: number | null): string {
  if (status === 'halftime') return STATUS_LABELS.halftime;
  return minute === null ? 'LIVE' : `LIVE ${minute}'`;
}

/** The look of a match with this status. */
export function matchVariant(status: MatchStatus | undefined): MatchVariant {
  if (status === 'firstHalf' || status === 'secondHalf') return 'live';
  return status === undefined || status === 'unconfirmed' ? 'unknown' : status;
}

const NO_SCORE: DisplayedScore = { home: null, away: null };

/**
 * The displayed score: null before the match. 0:0 of a cancelled match was not awarded, and of one whose status the site
 * does not know nobody can say that it was played.
 */
export function displayedScore({ status, score }: Pick<Match, 'status' | 'score'>): DisplayedScore {
  if (score === undefined || status === 'upcoming') return NO_SCORE;
  const isDoubtful = status === 'cancelled' || status === 'unknown' || status === undefined;
  return isDoubtful && score.home + score.away === 0 ? NO_SCORE : score;
}
