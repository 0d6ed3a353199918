import { matchRow } from '../../support/wire';

export const PATH = 'webClient/livescore';
export type Row = Record<string, unknown>;

/** A match in its second half. */
export const live = (n: number, home: number, away: number, more: Row = {}): Row =>
  matchRow(n, {
    status: 'second',
    score: { home, away },
    first_half_date: '2025-11-16T11:00:00Z',
    second_half_date: '2025-11-16T11:35:00Z',
    ...more,
  });

/** The livescore of one league. */
export const answer = (...matches: Row[]) => [{ league: 'Quarzliga 1', matches }];
