import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { audit } from '../db/schema/office';
import { upstreams } from '../db/schema/own';
import { utcText } from '../domain/clock';
import { Refusal } from '../domain/errors';
import { newId } from '../domain/text';
import { tagsOfChanges } from '../merging/changeTags';
import { mergeRows, removeRows } from '../merging/merge';
import type { Change } from '../merging/merge';
import { correctedPoints } from '../merging/runningPoints';
import { keyOf, rowsWhere, tableOf } from '../merging/tables';
import type { Row } from '../merging/tables';
import type { Settings } from '../settings';
import type { Store } from '../store';

/** What a command says: sentences for people, and the same for scripts. */
export interface Said {
  lines: readonly string[];
  json?: unknown;
  /** What is to be kept as a file, printed as it is. */
  file?: string;
}

/** What came of a command. */
export interface Outcome extends Said {
  changes: readonly Change[];
  /** Said beside, whatever becomes of the rest. */
  warning?: string;
}

const MIRRORED =
  'Achtung: Diese Datenbank spiegelt eine andere Schnittstelle. Was von dort kommt, überschreibt das nächste Lesen.';

/** Who gives a command, in which words, and whether it is only tried. */
export interface Order {
  by: string;
  command: string;
  dryRun: boolean;
  settings: Settings;
}

/** What a command works with: everything happens in one transaction, and is undone if one thing does not fit. */
export interface Desk {
  tx: Db;
  /** For the writers of other rooms, which then write in this transaction. */
  store: Store;
  now: Date;
  settings: Settings;
  /** What has been changed up to now. */
  changes: readonly Change[];
  /**
   * Inserts or changes rows by their keys, in the columns that they name; returns the changes.
   * @throws Refusal naming what does not fit
   */
  write: (table: string, rows: readonly Row[]) => Promise<Change[]>;
  /** Deletes the rows of a table whose column has one of these values. */
  remove: (table: string, column: string, values: readonly string[]) => Promise<Change[]>;
  /** Notes what a writer of another room changes in the rows of some tables whose column has one of some values. */
  watch: (rows: readonly Watched[], work: () => Promise<unknown>) => Promise<Change[]>;
  /** Does something once everything is written, and not when it is only tried. */
  afterwards: (work: () => Promise<void>) => void;
}

/** Rows of a table whose column has one of these values. */
export type Watched = readonly [table: string, column: string, values: readonly string[]];

/** Undoes what was only tried. */
class Tried extends Error {
  constructor(readonly outcome: Outcome) {
    super('only tried');
  }
}

/**
 * Does what a command says in one transaction: the clubs' running points follow, answers that show a change are outdated
 * in every process, and who changed what is noted once, unless nothing changed. Orders are carried out one after the other.
 * @throws Refusal when something does not fit; nothing is changed then
 */
export async function carryOut(store: Store, order: Order, work: (desk: Desk) => Promise<Said>): Promise<Outcome> {
  let afterwards: (() => Promise<void>)[] = [];
  try {
    const outcome = await store.write(async (tx, invalidate): Promise<Outcome> => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('office'))`);
      const changes: Change[] = [];
      afterwards = [];
      const noted = (more: Change[]) => {
        changes.push(...more);
        return more;
      };
      const write: Desk['write'] = async (table, rows) => noted(await fitted(tx, table, rows));
      const said = await work({
        tx,
        store: { ...store, db: tx, write: (inner) => inner(tx, invalidate) },
        now: store.now(),
        settings: order.settings,
        changes,
        write,
        remove: async (table, column, values) => {
          const rows = await rowsWhere(tx, tableOf(table), column, values);
          return noted(await removeRows(tx, tableOf(table), rows));
        },
        watch: async (rows, inner) => {
          const before = await read(tx, rows);
          await inner();
          return noted(differences(before, await read(tx, rows)));
        },
        afterwards: (later) => afterwards.push(later),
      });
      // Writers of other rooms have raised the points themselves.
      const raised = changes.filter(
        ({ table, before, after }) => table === 'clubs' && before?.['points'] !== after?.['points'],
      );
      const isRaised = (club: string) => raised.some(({ after }) => after?.['id'] === club);
      await write('clubs', await correctedPoints(tx, changes, isRaised));
      if (changes.length > 0) {
        invalidate(...(await tagsOfChanges(tx, changes)));
        await note(tx, order, changes, store.now());
      }
      const mirrored = changes.length > 0 && (await tx.$count(upstreams)) > 0;
      const outcome = { ...said, changes, ...(mirrored && { warning: MIRRORED }) };
      if (order.dryRun) throw new Tried(outcome);
      return outcome;
    });
    for (const later of afterwards) await later();
    return outcome;
  } catch (error) {
    if (error instanceof Tried) return error.outcome;
    throw error;
  }
}

async function read(tx: Db, watched: readonly Watched[]): Promise<Map<string, [table: string, row: Row]>> {
  const found = new Map<string, [string, Row]>();
  for (const [table, column, values] of watched)
    for (const row of await rowsWhere(tx, tableOf(table), column, values))
      found.set(`${table} ${keyOf(tableOf(table), row)}`, [table, row]);
  return found;
}

type Rows = ReadonlyMap<string, readonly [table: string, row: Row]>;

function differences(before: Rows, after: Rows): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): Change[] => {
    const [was, is] = [before.get(key), after.get(key)];
    if (isDeepStrictEqual(was, is)) return [];
    return [{ table: (was ?? is)?.[0] ?? '', ...(was && { before: was[1] }), ...(is && { after: is[1] }) }];
  });
}

async function fitted(tx: Db, name: string, rows: readonly Row[]): Promise<Change[]> {
  const misfits: string[] = [];
  const table = tableOf(name);
  const changes = await mergeRows(tx, table, rows, {
    reject: (_table, row, why) => misfits.push(`${name} ${keyOf(table, row)}: ${why}`),
  });
  if (misfits.length > 0) throw new Refusal('impossible', misfits.join('\n'));
  return changes;
}

async function note(tx: Db, { by, command }: Order, changes: readonly Change[], now: Date): Promise<void> {
  const before: Record<string, Row> = {};
  const after: Record<string, Row> = {};
  const added = new Set<string>();
  for (const change of changes) {
    const key = `${change.table} ${keyOf(tableOf(change.table), change.after ?? change.before ?? {})}`;
    const [was, is] = changedColumns(change);
    if (was === undefined) added.add(key);
    // What is written twice was at first what it was before the first time.
    else if (!added.has(key)) before[key] = { ...was, ...before[key] };
    if (is === undefined) delete after[key];
    else after[key] = { ...after[key], ...is };
  }
  await tx.insert(audit).values({ id: newId(), at: utcText(now), by, command, before, after });
}

function changedColumns({ before, after }: Change): [Row | undefined, Row | undefined] {
  if (before === undefined || after === undefined) return [before, after];
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const only = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name]]));
  return [only(before), only(after)];
}
