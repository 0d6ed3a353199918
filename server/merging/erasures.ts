import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { desc, eq, like, or, sql } from 'drizzle-orm';
import { EVERYTHING } from '../cache/tags';
import type { Db } from '../db/database';
import type { PlayerRow } from '../db/rows';
import { players, seasonArchives } from '../db/schema/competition';
import { lineups } from '../db/schema/matches';
import { audit, erasures, news } from '../db/schema/office';
import { utcText } from '../domain/clock';
import { found } from '../domain/errors';
import { FETCHED_PATH, PICTURE_COLUMNS } from '../domain/fetchedPicture';
import type { Store } from '../store';
import { mergeRows } from './merge';
import type { Change } from './merge';
import { rowsWhere, tableOf } from './tables';
import type { Row } from './tables';

/** Stands for the name of an erased player, as for a team without one. */
const NAMELESS = 'Unbekannt';

/** What of an erased player remains to be done by hand, and elsewhere than in the database. */
export interface Erased {
  /** Articles whose text names the player. */
  articles: string[];
  /** Addresses of pictures that nothing shows any more. */
  pictures: string[];
}

/**
 * Removes a player's name, picture, birthday and number from every table, archive and finished response; results stay.
 * It is noted, so that no import, mirror or restore brings them back. Copies of pictures: `removeCopies`.
 * @throws Refusal `unknown` for an unknown player
 */
export function erasePlayer(store: Store, playerId: string): Promise<Erased> {
  return store.write(async (tx, invalidate) => {
    const [player] = await tx.select().from(players).where(eq(players.id, playerId)).for('update');
    const known = found(player, 'Player not found');
    const ids = await withMerged(tx, known);
    await tx
      .insert(erasures)
      .values(ids.map((id) => ({ playerId: id, at: utcText(store.now()) })))
      .onConflictDoNothing();
    const named = await tx
      .select({ id: news.id })
      .from(news)
      .where(sql`position(${known.name} in concat_ws(' ', ${news.title}, ${news.text})) > 0`);
    const changes = await erase(tx, new Set(ids));
    invalidate(EVERYTHING);
    return { articles: named.map(({ id }) => id), pictures: await leftOver(tx, changes) };
  });
}

/** A player's id, and those of the entries that the office merged into this one: the record and backups still know them. */
async function withMerged(tx: Db, { id, sid }: PlayerRow): Promise<string[]> {
  const merges = await tx.select().from(audit).where(like(audit.command, 'player merge %')).orderBy(desc(audit.seq));
  const ids = [id];
  const named = new Set([id, sid.toUpperCase()]);
  for (const { command, before, after } of merges) {
    const [, , keeps = ''] = command.toUpperCase().split(' ');
    if (!named.has(keeps)) continue;
    for (const [key, row] of Object.entries(before)) {
      if (!key.startsWith('players ') || key in after) continue;
      ids.push(String(row['id']));
      named.add(String(row['id'])).add(String(row['sid']).toUpperCase());
    }
  }
  return ids;
}

/** Erases again whoever is noted as erased: what was merged from a file may hold them. */
export async function replayErasures(tx: Db): Promise<Change[]> {
  return erase(tx, await erasedPlayers(tx));
}

/** The ids of the players who were erased. */
export async function erasedPlayers(db: Db): Promise<ReadonlySet<string>> {
  return new Set((await db.select({ id: erasures.playerId }).from(erasures)).map(({ id }) => id));
}

/** A row of any table without what it tells of these players. */
export function withoutPlayers(table: string, row: Row, ids: ReadonlySet<string>): Row {
  const isOne = (id: unknown) => typeof id === 'string' && ids.has(id);
  if (table === 'players' && isOne(row['id'])) return { ...row, name: NAMELESS, image: null, birthday: '', number: '' };
  if (table === 'events' && isOne(row['player_id'])) return { ...row, name: NAMELESS, image: null, number: null };
  const { players: listed, body } = row;
  if (table === 'lineups' && Array.isArray(listed))
    return {
      ...row,
      players: listed.map((entry: unknown) =>
        typeof entry === 'object' && entry !== null && 'player' in entry && isOne(entry.player)
          ? { ...entry, number: 0 }
          : entry,
      ),
    };
  if (table === 'audit') return withoutAudited(row, [...ids]);
  // An archived season holds team sheets as they were served.
  if (table === 'season_archives' && typeof body === 'string' && [...ids].some((id) => body.includes(id)))
    return {
      ...row,
      body: JSON.stringify(JSON.parse(body), (_key, value: unknown) =>
        typeof value === 'object' && value !== null && 'id' in value && isOne(value.id) && 'name' in value
          ? { ...value, name: NAMELESS, image: undefined, number: 0 }
          : value,
      ),
    };
  return row;
}

/** What was changed of a player is forgotten; that something was, when and by whom stays. */
function withoutAudited(row: Row, ids: readonly string[]): Row {
  const tells = (of: unknown) => ids.some((id) => JSON.stringify(of).includes(id));
  if (!tells(row)) return row;
  // Of an event that was only renamed, the player is not among the changed columns.
  const without = (rows: unknown) =>
    Object.fromEntries(
      Object.entries(rows ?? {}).filter(
        ([key, of]: [string, Row]) => !tells([key, of]) && (!key.startsWith('events ') || 'player_id' in of),
      ),
    );
  const [what = '', how = '', ...more] = String(row['command']).split(' ');
  const command = what === 'player' && more.length > 0 ? `${what} ${how} …` : row['command'];
  // Of two that were merged, one is not known by this id.
  if (what === 'player' && how === 'merge') return { ...row, command, before: {}, after: {} };
  return { ...row, command, before: without(row['before']), after: without(row['after']) };
}

async function erase(tx: Db, ids: ReadonlySet<string>): Promise<Change[]> {
  if (ids.size === 0) return [];
  const each = [...ids];
  const sheets = await tx
    .select({ match: lineups.matchId })
    .from(lineups)
    .where(or(...each.map((id) => sql`${lineups.players} @> ${JSON.stringify([{ player: id }])}::jsonb`)));
  const archived = await tx
    .select({ season: seasonArchives.seasonId })
    .from(seasonArchives)
    .where(or(...each.map((id) => like(seasonArchives.body, `%${id}%`))));
  const audited = await tx
    .select({ id: audit.id })
    .from(audit)
    .where(or(...each.map((id) => sql`${audit.before}::text || ${audit.after}::text like ${`%${id}%`}`)));
  const matches = sheets.map(({ match }) => match);
  const seasons = archived.map(({ season }) => season);
  // All are read before one is written: writing parts of a season drops its archive, which is put back without them.
  const told: [string, Row[]][] = [
    ['players', await rowsWhere(tx, tableOf('players'), 'id', each)],
    ['events', await rowsWhere(tx, tableOf('events'), 'player_id', each)],
    ['lineups', await rowsWhere(tx, tableOf('lineups'), 'match_id', matches)],
    [
      'audit',
      await rowsWhere(
        tx,
        tableOf('audit'),
        'id',
        audited.map(({ id }) => id),
      ),
    ],
    ['season_archives', await rowsWhere(tx, tableOf('season_archives'), 'season_id', seasons)],
  ];
  const changes: Change[] = [];
  for (const [name, rows] of told) {
    const erased = rows.map((row) => withoutPlayers(name, row, ids));
    const reject = () => {
      throw new Error(`a row of ${name} cannot be erased`);
    };
    changes.push(...(await mergeRows(tx, tableOf(name), erased, { reject })));
  }
  return changes;
}

/** Pictures that the changes took away, and that no other row shows. */
async function leftOver(tx: Db, changes: readonly Change[]): Promise<string[]> {
  const gone = new Set(changes.flatMap(({ before }) => (typeof before?.['image'] === 'string' ? before['image'] : [])));
  for (const [name, columns] of Object.entries(PICTURE_COLUMNS))
    for (const column of columns)
      for (const row of await rowsWhere(tx, tableOf(name), column, [...gone])) gone.delete(String(row[column]));
  return [...gone];
}

/**
 * Removes the copies of pictures, earlier ones of the same address included.
 * @param folder of the pictures that were fetched from other servers
 */
export async function removeCopies(folder: string, addresses: readonly string[]): Promise<void> {
  const sources = addresses
    .filter((address) => address.startsWith(FETCHED_PATH))
    .map((address) => `${address.slice(FETCHED_PATH.length).split('-')[0]}-`);
  const files = sources.length === 0 || !existsSync(folder) ? [] : await readdir(folder);
  const copies = files.filter((file) => sources.some((source) => file.startsWith(source)));
  await Promise.all(copies.map((file) => rm(join(folder, file), { force: true })));
}
