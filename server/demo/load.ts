import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database';
import { isEmpty } from '../db/provenance';
import { schema } from '../db/rows';
import { demoMark } from '../db/schema/office';
import { utcText } from '../domain/clock';
import { runningPoints } from '../domain/table';

/**
 * A whole federation to be loaded at once. Ids are upper-case UUIDs, dates ISO text with `Z`.
 * Rows of `news` and `events` keep their array order; `clubs.points` is computed while loading.
 */
export interface Federation {
  leagues: (typeof schema.leagues.$inferInsert)[];
  slides: (typeof schema.slides.$inferInsert)[];
  seasons: (typeof schema.seasons.$inferInsert)[];
  clubs: (typeof schema.clubs.$inferInsert)[];
  players: (typeof schema.players.$inferInsert)[];
  matches: (typeof schema.matches.$inferInsert)[];
  lineups: (typeof schema.lineups.$inferInsert)[];
  events: (typeof schema.events.$inferInsert)[];
  news: (typeof schema.news.$inferInsert)[];
  transfers: (typeof schema.transfers.$inferInsert)[];
  postponements: (typeof schema.postponements.$inferInsert)[];
  users: (typeof schema.users.$inferInsert)[];
}

/** Parents before children, so that every reference finds its row. */
const ORDER = [
  'leagues',
  'slides',
  'seasons',
  'clubs',
  'players',
  'matches',
  'lineups',
  'events',
  'news',
  'transfers',
  'postponements',
  'users',
] as const satisfies readonly (keyof Federation)[];

const ROWS_PER_STATEMENT = 4_000;
/** Any fixed number: processes starting together queue on it so that one of them loads. */
const LOAD_LOCK = 7_310_045;

/**
 * Loads a whole federation into an empty database, all of it or nothing; false when something is stored already.
 * The clubs' running points are computed from the matches.
 */
export function loadFederation(db: Db, federation: Federation): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
    if (!(await isEmpty(tx))) return false;
    const points = runningPoints(federation.matches);
    const clubs = federation.clubs.map((club) => ({ ...club, points: points.get(club.id) ?? 0 }));
    const rows = { ...federation, clubs };
    // Line-ups are sorted into their index together: one by one the whole would take half as long again.
    await tx.execute(sql`alter index lineups_players set (fastupdate = on)`);
    for (const name of ORDER) await insertAll(tx, schema[name], rows[name]);
    await tx.execute(sql`select gin_clean_pending_list('lineups_players')`);
    await tx.execute(sql`alter index lineups_players set (fastupdate = off)`);
    return true;
  });
}

/** Loads the demo into an empty database and marks it as the demo's, both or neither; leaves any other as it is. */
export function fillWithDemo(db: Db, federation: Federation, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    if (await loadFederation(tx, federation)) await tx.insert(demoMark).values({ id: 1, filled: utcText(now) });
  });
}

/** Inserts rows as JSON, thousands per statement: many times faster than one parameter per value. */
async function insertAll(tx: Db, table: PgTable, rows: readonly object[]): Promise<void> {
  const columns = getTableConfig(table).columns.filter((column) => column.generatedIdentity === undefined);
  const keys = Object.entries(table).flatMap(([key, column]) => {
    const known = columns.find((one) => one === column);
    return known === undefined ? [] : [{ key, name: known.name, fallback: known.default ?? null }];
  });
  const names = sql.join(
    keys.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const chunk = rows.slice(start, start + ROWS_PER_STATEMENT).map((row) => {
      const values = new Map(Object.entries(row));
      return Object.fromEntries(keys.map(({ key, name, fallback }) => [name, values.get(key) ?? fallback]));
    });
    await tx.execute(sql`
      insert into ${table} (${names})
      select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(chunk)}::jsonb)`);
  }
}
