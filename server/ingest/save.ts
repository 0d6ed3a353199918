import { eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { matchSightings, readReports } from '../db/schema/own';
import { players } from '../db/schema/competition';
import { matches } from '../db/schema/matches';
import type { Store } from '../store';
import type { Db } from '../db/database';
import { tagsOfChanges } from '../merging/changeTags';
import { erasedPlayers } from '../merging/erasures';
import type { Fitting } from '../merging/merge';
import { eachInSavepoint, mergeRows, removeRows } from '../merging/merge';
import type { Change } from '../merging/merge';
import { rowsWhere } from '../merging/tables';
import { TABLES, keyOf, tableOf } from '../merging/tables';
import type { Row, Table } from '../merging/tables';
import type { Known } from './crawl';
import { emptyValue } from './stage';
import type { Stage, Whole } from './stage';

const ROWS_PER_STATEMENT = 2_000;
const epochMs = sql<number>`extract(epoch from clock_timestamp()) * 1000`.mapWith(Number);
/** Tables whose rows are not deleted when they leave a league or club: the column is cleared instead. */
const STAY: readonly string[] = ['clubs', 'players'];
/** Tables of which hardly anything ever goes away. */
const LASTING: readonly string[] = ['matches', 'news'];
const MOST_LOST = 1 / 5;

/**
 * Writes what a source returned into the database in one transaction, touching only what differs. Rows that do not fit
 * are reported under their paths and left out. Answers that show a change are outdated in every process.
 * @param acceptLosses takes away whatever a list no longer names; else one that loses too much is refused and reported
 */
export async function saveStage(store: Store, stage: Stage, acceptLosses = false): Promise<Change[]> {
  const { changes, rejected } = await store.write(async (tx, invalidate) => {
    const rejected: string[] = [];
    const fitting: Fitting = {
      emptyValue,
      reject: (table, row, why) => rejected.push(`${stage.placeOf(table.name, keyOf(table, row))} – ${why}`),
    };
    const refuse = (problem: string) => void rejected.push(problem);
    // One after the other in all processes, so that nobody saves between our look and our write.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('save facts'))`);
    stage.erase(await erasedPlayers(tx));
    const older = await olderMatches(tx, stage);
    const changes: Change[] = [];
    for (const table of TABLES.filter(({ name }) => stage.rows.has(name))) {
      const rows = stage.all(table.name).filter((row) => !older.has(matchOf(table.name, row)));
      changes.push(...(await mergeRows(tx, table, inOrder(table, rows, stage), fitting)));
    }
    const wholes = stage.wholes.filter(({ column, value }) => column !== 'match_id' || !older.has(value));
    changes.push(...(await removeLeftovers(tx, stage, wholes, fitting, { acceptLosses, refuse })));
    await noteSightings(tx, stage, changes);
    await noteReports(tx, stage, older);
    invalidate(...(await tagsOfChanges(tx, changes)));
    return { changes, rejected };
  });
  // Only now: a transaction may run twice.
  rejected.forEach(stage.complain);
  return changes;
}

/** The time by the clock of the database, in ms, asked for once. */
export async function clockOf(db: Db): Promise<() => number> {
  const asked = performance.now();
  const [row] = await db.select({ now: epochMs }).from(sql`(select 1) one`);
  const ahead = (row?.now ?? Date.now()) - (asked + performance.now()) / 2;
  return () => performance.now() + ahead;
}

/** What the readings so far have left here, for the next one. */
export async function knownOf(db: Db): Promise<Known> {
  // Of a match that begins anew everything is read again.
  const begun = ne(matches.status, 'pending');
  const reports = await db
    .select({ id: matches.id, listed: readReports.listed, read: readReports.read })
    .from(readReports)
    .innerJoin(matches, eq(matches.id, readReports.matchId))
    .where(begun);
  const clubless = await db.select({ id: players.id }).from(players).where(isNull(players.clubId));
  return {
    reports: new Map(reports.map(({ id, listed, read }) => [id, { listed, read: read.getTime() }])),
    clubless: new Set(clubless.map(({ id }) => id)),
  };
}

/** Matches whose stored state was answered after this stage was asked for: it may be newer. */
async function olderMatches(tx: Db, { seen }: Stage): Promise<ReadonlySet<string>> {
  let first = Infinity;
  for (const { asked } of seen.values()) first = Math.min(first, asked);
  if (seen.size === 0) return new Set();
  const since = gt(matchSightings.answered, new Date(Math.floor(first)));
  const newer = await tx.select().from(matchSightings).where(since);
  return new Set(
    newer
      .filter(({ matchId, answered }) => answered.getTime() > (seen.get(matchId)?.asked ?? Infinity))
      .map(({ matchId }) => matchId),
  );
}

/** Only where something changed: what says the same again is no newer than what is stored. */
async function noteSightings(tx: Db, { seen }: Stage, changes: readonly Change[]): Promise<void> {
  const ids = new Set(changes.map(({ table, before, after }) => matchOf(table, after ?? before ?? {})));
  const rows = [...ids].flatMap((matchId) => {
    const answered = seen.get(matchId)?.answered;
    return answered === undefined ? [] : [{ matchId, answered: new Date(Math.ceil(answered)) }];
  });
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await tx
      .insert(matchSightings)
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflictDoUpdate({ target: matchSightings.matchId, set: { answered: sql`excluded.answered` } });
  }
}

async function noteReports(tx: Db, { reports, now }: Stage, older: ReadonlySet<string>): Promise<void> {
  const read = new Date(now());
  const rows = [...reports].flatMap(([matchId, listed]) => (older.has(matchId) ? [] : [{ matchId, listed, read }]));
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await tx
      .insert(readReports)
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflictDoUpdate({
        target: readReports.matchId,
        set: { listed: sql`excluded.listed`, read: sql`excluded.read` },
      });
  }
}

/**
 * Whether a list is more likely broken than true. Clubs and players only move, and whole squads do so in summer;
 * what belongs to one match or page may well be taken back.
 */
function losesTooMuch(table: string, lost: number, stored: number): boolean {
  if (lost < 2) return false;
  if (STAY.includes(table)) return lost === stored;
  return LASTING.includes(table) && lost > stored * MOST_LOST;
}

/** The match that a row belongs to; an empty text for rows of other tables. */
function matchOf(table: string, row: Row): string {
  if (table === 'matches') return String(row['id']);
  return table === 'lineups' || table === 'events' ? String(row['match_id']) : '';
}

/** Articles are counted in the order in which they were written. */
function inOrder({ name }: Table, rows: readonly Row[], stage: Stage): readonly Row[] {
  if (name !== 'news') return rows;
  const written = ({ id }: Row) => stage.written.get(String(id)) ?? 0;
  return rows.toSorted((a, b) => written(a) - written(b));
}

async function removeLeftovers(
  tx: Db,
  stage: Stage,
  wholes: readonly Whole[],
  fitting: Fitting,
  { acceptLosses, refuse }: { acceptLosses: boolean; refuse: (problem: string) => void },
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const { table: name, column, values } of grouped(wholes)) {
    const table = tableOf(name);
    const lists = new Map(values.map((value) => [value, { stored: 0, lost: new Array<Row>() }]));
    for (const row of await rowsWhere(tx, table, column, values)) {
      const list = lists.get(String(row[column]));
      if (list === undefined) continue;
      list.stored += 1;
      if (stage.row(name, keyOf(table, row))?.[column] === undefined) list.lost.push(row);
    }
    const left = [...lists].flatMap(([value, { stored, lost }]) => {
      if (acceptLosses || !losesTooMuch(name, lost.length, stored)) return lost;
      refuse(`${name} of ${column} ${value}: ${lost.length} of ${stored} are missing, all of them stay`);
      return [];
    });
    if (STAY.includes(name))
      changes.push(
        ...(await mergeRows(
          tx,
          table,
          left.map((row) => ({ ...row, [column]: null })),
          fitting,
        )),
      );
    else {
      const work = (inner: Db, rows: readonly Row[]) => removeWithChildren(inner, table, rows);
      changes.push(
        ...(await eachInSavepoint(tx, left, work, (row, fault) => fitting.reject(table, row, `${fault} keeps it`))),
      );
    }
  }
  return changes;
}

async function removeWithChildren(tx: Db, table: Table, rows: readonly Row[]): Promise<Change[]> {
  const changes: Change[] = [];
  for (const child of TABLES) {
    for (const { column, foreign } of child.parents.filter((parent) => parent.table === table.name)) {
      if (child.columns.get(column)?.notNull !== true) continue;
      const orphans = await rowsWhere(
        tx,
        child,
        column,
        rows.map((row) => String(row[foreign])),
      );
      changes.push(...(await removeWithChildren(tx, child, orphans)));
    }
  }
  return [...changes, ...(await removeRows(tx, table, rows))];
}

function grouped(wholes: readonly Whole[]): { table: string; column: string; values: string[] }[] {
  const groups = new Map<string, { table: string; column: string; values: string[] }>();
  for (const { table, column, value } of wholes) {
    const key = `${table} ${column}`;
    const group = groups.get(key) ?? { table, column, values: [] };
    group.values.push(value);
    groups.set(key, group);
  }
  return [...groups.values()];
}
