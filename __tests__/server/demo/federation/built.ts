import type { Federation } from '../../../../server/demo/load';
import { buildFederation } from '../../../../server/demo/federation';
import { viennaWallClock } from '../../../../server/domain/clock';

type Match = Federation['matches'][number];

function groupBy<T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
}

export const status = (match: Match) => match.status ?? 'pending';

/** Rows that break a rule; naming a few is enough to find out why. */
export function breaking<T>(rows: Iterable<T>, keeps: (row: T) => boolean): T[] {
  return [...rows].filter((row) => !keeps(row)).slice(0, 3);
}

/** What tests look up in a federation: its rows, and some of them by what they belong to. */
export type Built = ReturnType<typeof built>;

/** A federation as it is built at a moment. */
export function built(today: Date) {
  const federation = buildFederation(today);
  const { leagues, seasons, players, lineups, events } = federation;
  return {
    ...federation,
    today,
    /** The wall clock in Vienna. */
    now: viennaWallClock(today),
    primaryIds: new Set(seasons.filter(({ primary }) => primary === true).map(({ id }) => id)),
    eventsOf: groupBy(events, ({ matchId }) => matchId),
    lineupsOf: groupBy(lineups, ({ matchId }) => matchId),
    playersById: new Map(players.map((player) => [player.id, player])),
    flagship: leagues.find(({ code }) => code === 'W1A'),
  };
}
