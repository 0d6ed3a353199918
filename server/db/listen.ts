import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { connectionTo } from './connections';
import type { ChangeListener, Db } from './database';

/** The channel on which a committed write names the answers it outdated. */
const CHANNEL = 'answers';
/** PostgreSQL's bound is 8,000 bytes. */
const LONGEST_NOTICE = 7_900;
const RETRY_MS = 500;
/** A silent connection is noticed after these two together, 13 seconds at most. */
const HEARTBEAT_MS = 5_000;
const LONGEST_SILENCE_MS = 8_000;

/** Notifies the other processes, when this transaction commits, of the outdated answers; `all` if they are too many. */
export async function notify(tx: Db, from: string, tags: readonly string[], all: string): Promise<void> {
  const named = [from, ...tags].join(' ');
  const notice = Buffer.byteLength(named) <= LONGEST_NOTICE ? named : `${from} ${all}`;
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${notice})`);
}

/**
 * Listens for writes of other processes on its own connection, reconnecting after every loss or silence,
 * and returns the function that stops it. Notices that begin with our `own` mark are skipped.
 */
export async function listenOn(url: string, own: string, listener: ChangeListener): Promise<() => Promise<void>> {
  let stopped = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const lost = (of: Client) => {
    if (stopped || of !== client) return;
    client = undefined;
    clearTimeout(timer);
    listener.subscribed(false);
    void of.end().catch(() => {});
    timer = setTimeout(() => void connect().catch(() => {}), RETRY_MS);
  };
  const beat = (of: Client) => {
    if (stopped || of !== client) return;
    timer = setTimeout(
      () =>
        void of.query('select 1').then(
          () => beat(of),
          () => lost(of),
        ),
      HEARTBEAT_MS,
    );
  };
  const connect = async () => {
    const fresh = new Client({
      ...connectionTo(url),
      application_name: 'kbo listening',
      query_timeout: LONGEST_SILENCE_MS,
    });
    client = fresh;
    fresh.on('error', () => lost(fresh));
    fresh.on('end', () => lost(fresh));
    fresh.on('notification', ({ payload = '' }) => {
      const [from, ...tags] = payload.split(' ');
      if (from !== own) listener.changed(tags);
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      lost(fresh);
      throw error;
    }
    listener.subscribed(true);
    beat(fresh);
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}
