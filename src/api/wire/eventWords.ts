import type { EventKind } from '../../entities/match/model';

/** How the wire writes what happens in a match; leaderboards are asked for by the same words (docs/api.md 4.20). */
export const EVENT_WORDS = {
  goal: 'goal',
  yellow: 'yellowCard',
  red: 'redCard',
  yellowRed: 'yellowRedCard',
  penalty: 'penalty',
  freeKick: 'freeKick',
} as const satisfies Readonly<Record<Exclude<EventKind, 'unknown'>, string>>;
