import { LEADERBOARD_TABS } from '../entities/leaderboard/model';
import type { LeaderboardTab } from '../entities/leaderboard/model';

/** Each list's word in an address (docs/behaviour.md 15). */
export const LIST_WORDS: Readonly<Record<LeaderboardTab, string>> = {
  goals: 'tore',
  yellow: 'gelb',
  red: 'rot',
  yellowRed: 'gelbrot',
};

/** The list behind a word in an address; null: unknown word. */
export function listNamed(word: string | null): LeaderboardTab | null {
  return LEADERBOARD_TABS.find((tab) => LIST_WORDS[tab] === word) ?? null;
}
