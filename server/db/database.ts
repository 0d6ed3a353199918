import { join } from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Folder of the SQL files that build the tables, applied in the order of its journal. */
export const MIGRATIONS = join(__dirname, 'migrations');

/** Tables are not as this version needs them, and this account may not make them so; the message says what to do. */
export class MigrationsMissing extends Error {}

type Builder = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Query builder over either engine; also the type of a running transaction. */
export type Db = Omit<Builder, 'transaction'> & {
  /** Without a level of isolation: who needs another one than usual takes `snapshot`, which cannot lose it. */
  transaction: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
};

/** What everything that is read in one snapshot sees: one moment. */
export const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** Notices about writes made by other processes on the same database. */
export interface ChangeListener {
  /** Answers with one of these tags are outdated. */
  changed: (tags: readonly string[]) => void;
  /** `false`: changes may be missed from now on; `true`: they are received again, after a gap. */
  subscribed: (reliable: boolean) => void;
}

/** An open, migrated database of either engine. */
export interface Database {
  readonly db: Db;
  /**
   * Reads everything as it is at one moment, on a connection of its own without the visitors' time-outs, and only once:
   * what fails is not repeated.
   */
  readonly snapshot: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
  /** For counting attempts: on a connection of its own, so that a flood of them makes no reader wait. */
  readonly counting: Omit<Db, 'transaction'>;
  /** Notifies other processes on the same database, when the transaction commits, of the outdated answers; `all` means too many to list. */
  readonly publish: (tx: Db, tags: readonly string[], all: string) => Promise<void>;
  /** Starts notifying the listener of committed writes of other processes. */
  listen: (listener: ChangeListener) => Promise<void>;
  /** How the connections are used at this moment; undefined for the embedded engine, which has none. */
  connections?: () => { open: number; idle: number; waiting: number };
  /** Maintenance that PostgreSQL does by itself and the embedded engine does not: bounding its log, and reclaiming replaced rows. */
  maintain?: (what: 'checkpoint' | 'vacuum') => Promise<void>;
  close: () => Promise<void>;
}
