import { LEADERBOARD_TABS } from '../entities/leaderboard/model';
import type { LeaderboardTab } from '../entities/leaderboard/model';

/** How a link names each list (docs/behaviour.md 15). */
export const LIST_WORDS: Readonly<Record<LeaderboardTab, string>> = {
  goals: 'tore',
  yellow: 'gelb',
  red: 'rot',
  yellowRed: 'gelbrot',
};

/** The list that a link's word names; null if it is none of them. */
export function listNamed(word: string | null): LeaderboardTab | null {
  return LEADERBOARD_TABS.find((tab) => LIST_WORDS[tab] === word) ?? null;
}
