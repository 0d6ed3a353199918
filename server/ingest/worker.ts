import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../db/open';
import { POOL_OF_A_COMMAND } from '../db/postgres';
import { createStore } from '../store';
import { follow } from './mirror';
import type { Following, MirrorState, Say } from './mirror';

/** What the thread is given. */
export interface Task extends Following {
  databaseUrl: string;
}

/** What it tells: how the mirror is, or a line for the log. */
export type Told = { state: MirrorState; ageS: number | undefined } | { log: Parameters<Say> };

const TELL_EVERY_MS = 500;

/** Follows an API in a thread of its own with connections of its own, until it gets a message. */
async function run({ databaseUrl, ...following }: Task): Promise<void> {
  // Visitors come first. Elsewhere than on Linux this would be the whole process.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
  const tell = (told: Told) => parentPort?.postMessage(told);
  const database = await openDatabase({
    url: databaseUrl,
    pool: POOL_OF_A_COMMAND,
    onWait: () => tell({ log: ['warn', {}, 'the mirror waits for the database'] }),
  });
  const store = await createStore(database);
  const mirror = follow(store, following, (...log) => tell({ log }));
  const telling = setInterval(() => tell({ state: mirror.state(), ageS: mirror.ageS() }), TELL_EVERY_MS);
  parentPort?.once('message', () => {
    clearInterval(telling);
    void mirror.stop().then(() => database.close());
  });
}

function isTask(data: unknown): data is Task {
  return typeof data === 'object' && data !== null && 'databaseUrl' in data;
}

const given: unknown = workerData;
if (isTask(given)) void run(given);
