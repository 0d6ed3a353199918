import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { EVERYTHING } from '../../server/cache/tags';
import { buildApp } from '../../server/app';
import type { AppOptions } from '../../server/appOptions';
import { loadFederation } from '../../server/demo/load';
import type { Federation } from '../../server/demo/load';
import { pictures } from '../../server/demo/pictures/render';
import { transferSettings } from '../../server/db/schema/office';
import { openDatabase } from '../../server/db/open';
import type { DatabaseOptions } from '../../server/db/open';
import { createStore } from '../../server/store';
import type { Store } from '../../server/store';
import { NOW, smallFederation } from './serverFederation';
import { emptyFolders } from './serverFolders';

/** A parsed body: tests look at it as they please. */
export type Json = ReturnType<typeof JSON.parse>;

interface Init {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** A server under test, with the small federation loaded. */
export interface TestServer {
  app: FastifyInstance;
  store: Store;
  /** The parsed body of a call that must succeed. */
  get: (call: string) => Promise<Json>;
  /** Status and parsed body of any call. */
  ask: (call: string, init?: Init) => Promise<{ status: number; headers: Record<string, unknown>; body: Json }>;
  /** Puts the small federation back as it was. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

/** Limits no test reaches by accident. */
const GENEROUS = { login: 1_000_000, registration: 1_000_000, answers: 1_000_000, search: 1_000_000 };

/** Empties every table, whatever refers to what: many times faster than `truncate`, which makes new files. */
const EMPTY = sql`do $$ declare name text; begin
  set local session_replication_role = replica;
  for name in select tablename from pg_tables where schemaname = current_schema() loop
    execute format('delete from %I', name);
  end loop;
end $$`;

/** Hashing is quick; the processes and `kbo` that tests start take the usual cost. */
const CHEAP = 1_024;

/**
 * Opens a database (by default an embedded one of its own), loads a federation (by default the small one) if nothing is
 * in it, and builds the server on it.
 */
export async function startServer(
  where: DatabaseOptions = {},
  options: Omit<Partial<AppOptions>, 'store' | 'push'> & {
    push?: (store: Store) => AppOptions['push'];
    now?: () => Date;
    federation?: Federation;
    passwordCost?: number;
  } = {},
): Promise<TestServer> {
  const { now = () => NOW, federation, passwordCost = CHEAP, push, ...rest } = options;
  const folders = emptyFolders();
  const database = await openDatabase(
    where.url === undefined && where.dataDir === undefined ? await folders.fresh() : where,
  );
  await loadFederation(database.db, federation ?? smallFederation());
  const store = await createStore(database, now, {}, passwordCost);
  /** Another one after each transaction that wrote anything. */
  const edition = async () => {
    const [row] = await database.db
      .select({ next: sql<string>`pg_snapshot_xmax(pg_current_snapshot())::text` })
      .from(sql`(select 1) one`);
    return row?.next;
  };
  let untouched = federation === undefined ? await edition() : undefined;
  const { app } = await buildApp({ store, limits: GENEROUS, pictures, push: push?.(store), ...rest });
  await app.ready();

  const ask: TestServer['ask'] = async (call, init = {}) => {
    const method = (init.method ?? 'GET') as 'GET' | 'POST' | 'HEAD' | 'OPTIONS';
    const response = await app.inject({
      method,
      url: `/api/${call}`,
      headers: init.headers ?? {},
      ...(init.body === undefined ? {} : { payload: init.body as object }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.body === '' || method === 'HEAD' ? undefined : JSON.parse(response.body),
    };
  };
  return {
    app,
    store,
    ask,
    reset: async () => {
      if ((await edition()) !== untouched) {
        await database.db.execute(EMPTY);
        await database.db.insert(transferSettings).values({ id: 1, open: true });
        await loadFederation(database.db, smallFederation());
        untouched = await edition();
      }
      store.answers.invalidate([EVERYTHING]);
    },
    get: async (call) => {
      const { status, body } = await ask(call);
      if (status !== 200) throw new Error(`${call}: expected 200, got ${status} ${JSON.stringify(body)}`);
      return body;
    },
    close: async () => {
      await app.close();
      await database.close();
      folders.remove();
    },
  };
}
