import type { MatchStatus } from './model';

/** What a status means for a visitor (docs/behaviour.md 4). */
export type Phase = 'preview' | 'first' | 'halftime' | 'second' | 'finished' | 'abandoned' | 'cancelled' | 'unknown';

const PHASES: ReadonlyMap<string, Phase> = new Map([
  ['pending', 'preview'],
  ['first', 'first'],
  ['halftime', 'halftime'],
  ['second', 'second'],
  ['completed', 'finished'],
  ['submitted', 'finished'],
  ['done', 'finished'],
  ['abgebrochen', 'abandoned'],
  ['cancelled', 'cancelled'],
]);

export function phaseOf(status: MatchStatus | undefined): Phase {
  return PHASES.get(status ?? '') ?? 'unknown';
}

/** First half, second half and half-time count as live. */
export function isLive(status: MatchStatus | undefined): boolean {
  const phase = phaseOf(status);
  return phase === 'first' || phase === 'second' || phase === 'halftime';
}

const BUTTONS: Readonly<Record<Phase, string>> = {
  preview: 'Spielvorschau',
  first: 'Live - 1. HZ',
  second: 'Live - 2. HZ',
  halftime: 'Halbzeit',
  finished: 'Spielbericht',
  abandoned: 'Spiel Abgebrochen',
  cancelled: 'Spiel Abgesagt',
  unknown: 'Details',
};

/** Label of the button that opens a match. */
export function buttonLabel(status: MatchStatus | undefined): string {
  return BUTTONS[phaseOf(status)];
}

/**
 * Status text of a report or live cell.
 * @param minutes elapsed minutes; null while they are not known
 * @param dateText stands in for a status that has no words of its own
 */
export function statusText(status: MatchStatus | undefined, minutes: number | null, dateText: string): string {
  const phase = phaseOf(status);
  switch (phase) {
    case 'first':
      return minutes === null ? dateText : `LIVE - 1. HB: ${minutes}'`;
    case 'second':
      return minutes === null ? dateText : `LIVE - 2. HB: ${minutes}'`;
    case 'finished':
      return 'Spiel Abgeschlossen';
    case 'unknown':
      return dateText;
    case 'preview':
    case 'halftime':
    case 'abandoned':
    case 'cancelled':
      return BUTTONS[phase];
  }
}

const MATCHUP_ORDER: Readonly<Record<Phase, number>> = {
  first: 0,
  second: 0,
  halftime: 0,
  preview: 1,
  unknown: 1,
  finished: 2,
  abandoned: 3,
  cancelled: 3,
};

/** Order of the matchup cells: live, to come, finished, abandoned or cancelled. */
export function matchupOrder(status: MatchStatus | undefined): number {
  return MATCHUP_ORDER[phaseOf(status)];
}
