import { openDatabase } from '../db/open';
import { POOL_OF_A_COMMAND } from '../db/postgres';
import { createStore } from '../store';
import { follow } from './mirror';
import type { Following, MirrorState, Say } from './mirror';

/** What the process is sent. */
export interface Task extends Following {
  databaseUrl: string;
}

/** What it sends: how the mirror is, or a line for the log. */
export type Told = { state: MirrorState; ageS: number | undefined } | { log: Parameters<Say> };

const TELL_EVERY_MS = 500;

/** Follows an API in a process of its own, until the one that started it disconnects or is gone. */
async function run({ databaseUrl, ...following }: Task): Promise<void> {
  const left = new Promise((resolve) => process.once('disconnect', resolve));
  const tell = (told: Told) => {
    if (process.connected) process.send?.(told);
  };
  const database = await openDatabase({
    url: databaseUrl,
    pool: POOL_OF_A_COMMAND,
    onWait: () => tell({ log: ['warn', {}, 'the mirror waits for the database'] }),
  });
  const store = await createStore(database);
  const mirror = follow(store, following, (...log) => tell({ log }));
  const telling = setInterval(() => tell({ state: mirror.state(), ageS: mirror.ageS() }), TELL_EVERY_MS);
  await left;
  clearInterval(telling);
  await mirror.stop();
  await database.close();
}

// A terminal and systemd signal to all processes of a server; this one ends when the server says so.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.once('message', (task: Task) => void run(task));
