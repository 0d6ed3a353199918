import { and, count, eq, gt, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database';
import { clubs, leagues, players, pointsAdjustments, seasons } from '../db/schema/competition';
import { events, lineups, matches } from '../db/schema/matches';
import { transfers } from '../db/schema/office';
import { FINISHED, LIVE } from '../domain/match';
import { runningPoints } from '../domain/table';
import { TABLES, tableOf } from '../merging/tables';
import type { Table } from '../merging/tables';

/** Statuses whose score follows from the recorded goals, if there are any; other matches were decided by a ruling. */
const PLAYED = [...LIVE, ...FINISHED].filter((status) => status !== 'cancelled' && status !== 'abgebrochen');
const WORDS: readonly { column: PgColumn; id: PgColumn; known: readonly string[] }[] = [
  { column: matches.status, id: matches.id, known: ['pending', ...LIVE, ...FINISHED] },
  { column: events.type, id: events.id, known: ['goal', 'yellowCard', 'redCard', 'yellowRedCard'] },
  { column: transfers.status, id: transfers.id, known: ['warten', 'angenommen', 'abgelehnt', 'abgelaufen'] },
  { column: players.eligibility, id: players.id, known: ['Spielberechtigt', 'Gesperrt', 'Warten'] },
];
/** References that the database itself does not enforce. */
const LOOSE: readonly [table: string, parent: Table['parents'][number]][] = [
  ['clubs', { column: 'captain_id', table: 'players', foreign: 'id' }],
  ['slides', { column: 'news_id', table: 'news', foreign: 'id' }],
];

/** Looks for data that contradict each other; one sentence for each finding. */
export async function check(db: Db): Promise<string[]> {
  const references = [
    ...TABLES.flatMap((table) => table.parents.map((parent) => [table.name, parent] as const)),
    ...LOOSE,
  ];
  const findings: string[] = [];
  for (const [table, parent] of references) findings.push(...(await orphans(db, tableOf(table), parent)));
  for (const words of WORDS) findings.push(...(await unknownWords(db, words)));
  return [
    ...findings,
    ...(await strangersInLineups(db)),
    ...(await primarySeasons(db)),
    ...(await scores(db)),
    ...(await clubPoints(db)),
  ];
}

async function orphans(db: Db, table: Table, parent: Table['parents'][number]): Promise<string[]> {
  const other = tableOf(parent.table);
  const column = table.columns.get(parent.column);
  const foreign = other.columns.get(parent.foreign);
  if (column === undefined || foreign === undefined) return [];
  const rows = await db
    .select({ value: column })
    .from(table.table)
    .leftJoin(other.table, eq(foreign, column))
    .where(and(isNotNull(column), isNull(foreign)));
  return rows.map(({ value }) => `${table.name}.${parent.column} = ${String(value)}: no such row in ${parent.table}`);
}

async function unknownWords(db: Db, { column, id, known }: (typeof WORDS)[number]): Promise<string[]> {
  const rows = await db
    .select({ id, word: column })
    .from(column.table)
    .where(notInArray(column, [...known]));
  return rows.map((row) => `${column.name} of ${String(row.id)} is ${JSON.stringify(row.word)}`);
}

async function strangersInLineups(db: Db): Promise<string[]> {
  const known = new Set((await db.select({ id: players.id }).from(players)).map(({ id }) => id));
  const rows = await db.select().from(lineups);
  return rows.flatMap((row) =>
    row.players
      .filter(({ player }) => !known.has(player))
      .map(({ player }) => `line-up of match ${row.matchId} (${row.side}): no such player ${player}`),
  );
}

async function primarySeasons(db: Db): Promise<string[]> {
  const rows = await db
    .select({ code: leagues.code, id: leagues.id, seasons: count() })
    .from(seasons)
    .innerJoin(leagues, eq(leagues.id, seasons.leagueId))
    .where(eq(seasons.primary, true))
    .groupBy(leagues.id, leagues.code)
    .having(gt(count(), 1));
  return rows.map((row) => `league ${row.code ?? row.id} has ${row.seasons} primary seasons`);
}

async function scores(db: Db): Promise<string[]> {
  const goals = (side: 'home' | 'away') =>
    sql<number>`count(*) filter (where ${events.assign} = ${side})`.mapWith(Number);
  const rows = await db
    .select({
      id: matches.id,
      score: { home: matches.homeScore, away: matches.awayScore },
      goals: { home: goals('home'), away: goals('away') },
    })
    .from(matches)
    .innerJoin(events, and(eq(events.matchId, matches.id), eq(events.type, 'goal')))
    .where(inArray(matches.status, PLAYED))
    .groupBy(matches.id);
  return rows
    .filter(({ score, goals: noted }) => score.home !== noted.home || score.away !== noted.away)
    .map(
      ({ id, score, goals: noted }) =>
        `match ${id} stands ${score.home}:${score.away}, its goals say ${noted.home}:${noted.away}`,
    );
}

async function clubPoints(db: Db): Promise<string[]> {
  const expected = runningPoints(await db.select().from(matches), await db.select().from(pointsAdjustments));
  const rows = await db.select({ id: clubs.id, points: clubs.points }).from(clubs);
  return rows
    .map((row) => ({ ...row, earned: expected.get(row.id) ?? 0 }))
    .filter(({ points, earned }) => points !== earned)
    .map(({ id, points, earned }) => `club ${id} has ${points} points, its matches and rulings say ${earned}`);
}
