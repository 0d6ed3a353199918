import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Query builder over either engine; also the type of a running transaction. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Notices about writes made by other processes on the same database. */
export interface ChangeListener {
  /** Answers with one of these tags are outdated. */
  changed: (tags: readonly string[]) => void;
  /** `false`: changes may be missed from now on; `true`: they are received again, after a gap. */
  hearing: (reliable: boolean) => void;
}

/** An open, migrated database of either engine. */
export interface Database {
  readonly db: Db;
  /** Tells other processes on the same database, at the commit of the transaction, which answers are outdated; `all` means too many to list. */
  readonly announce: (tx: Db, tags: readonly string[], all: string) => Promise<void>;
  /** Starts telling the listener about committed writes of other processes. */
  listen: (listener: ChangeListener) => Promise<void>;
  /** How the connections are used at this moment; undefined for the embedded engine, which has none. */
  connections?: () => { open: number; idle: number; waiting: number };
  /** What PostgreSQL does for itself and the embedded engine must be told: to bound its log, and to clear up what was replaced. */
  upkeep?: (what: 'checkpoint' | 'vacuum') => Promise<void>;
  close: () => Promise<void>;
}
