import type { EventKind } from '../../entities/match/model';

/** The API's words for events; leaderboards are requested with the same ones (docs/api.md 4.20). */
export const EVENT_WORDS = {
  goal: 'goal',
  yellow: 'yellowCard',
  red: 'redCard',
  yellowRed: 'yellowRedCard',
  penalty: 'penalty',
  freeKick: 'freeKick',
} as const satisfies Readonly<Record<Exclude<EventKind, 'unknown'>, string>>;
