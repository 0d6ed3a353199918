/** An event of the leaderboard's type; name, picture and number as recorded in the match. */
export interface CountedEvent {
  playerId: string | null;
  name: string | null;
  image: string | null;
  number: string | null;
}

/** A player's place: texts from the player's first counted event. */
export interface LeaderboardEntry {
  playerId: string;
  name: string | null;
  image: string | null;
  number: string | null;
  count: number;
}

/** Counts events per player, most first, then by name. Events without a player are skipped; own goals count. */
export function leaderboard(events: readonly CountedEvent[]): LeaderboardEntry[] {
  const entries = new Map<string, LeaderboardEntry>();
  for (const { playerId, name, image, number } of events) {
    if (playerId === null) continue;
    const entry = entries.get(playerId) ?? { playerId, name, image, number, count: 0 };
    entry.count += 1;
    entries.set(playerId, entry);
  }
  return [...entries.values()].sort(
    (a, b) =>
      b.count - a.count || (a.name ?? '').localeCompare(b.name ?? '', 'de-AT') || a.playerId.localeCompare(b.playerId),
  );
}
