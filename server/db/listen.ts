import { Client } from 'pg';
import type { ChangeListener } from './database';

/** The channel on which a committed write names the answers it outdated. */
export const CHANNEL = 'answers';
const RETRY_MS = 500;

/**
 * Listens for writes of other processes on its own connection, for ever reconnecting after a loss,
 * and returns the function that stops it.
 */
export async function listenOn(url: string, listener: ChangeListener): Promise<() => Promise<void>> {
  let stopped = false;
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const lost = (of: Client) => {
    if (stopped || of !== client) return;
    client = undefined;
    listener.hearing(false);
    retry = setTimeout(() => void connect().catch(() => {}), RETRY_MS);
  };
  const connect = async () => {
    const fresh = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = fresh;
    fresh.on('error', () => lost(fresh));
    fresh.on('end', () => lost(fresh));
    fresh.on('notification', (message) => listener.changed((message.payload ?? '').split(' ')));
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      lost(fresh);
      throw error;
    }
    listener.hearing(true);
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
