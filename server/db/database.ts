import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Query builder over either engine; also the type of a running transaction. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** What a process hears about writes made by other processes on the same database. */
export interface ChangeListener {
  /** Answers with one of these tags are outdated. */
  changed: (tags: readonly string[]) => void;
  /** `false`: changes may be missed from now on; `true`: they are heard again, after a gap. */
  hearing: (reliable: boolean) => void;
}

/** An open, migrated database of either engine. */
export interface Database {
  readonly db: Db;
  /** True when other processes may write to the same database. */
  readonly shared: boolean;
  /** Starts telling the listener about committed writes of other processes. */
  listen: (listener: ChangeListener) => Promise<void>;
  close: () => Promise<void>;
}
