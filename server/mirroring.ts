import { once } from 'node:events';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { isMarked } from './db/provenance';
import { redact } from './domain/errors';
import { baseOf } from './ingest/client';
import { follow } from './ingest/mirror';
import type { Mirror, MirrorState, Say } from './ingest/mirror';
import type { Task, Told } from './ingest/worker';
import { SettingsProblem } from './settings';
import type { Settings } from './settings';
import type { Store } from './store';

/** After so long a thread that ended is started again. */
const RESTART_MS = 10_000;
const UNKNOWN: MirrorState = { upstream: true, saving: true, complete: false, savedS: undefined, leftOut: 0 };

/**
 * Starts mirroring, if an API is named: in a thread of its own, so that no visitor waits for it. The embedded engine has
 * room for one thread only.
 * @throws SettingsProblem if the demo is switched on too, or has filled the database
 */
export async function startMirroring(
  store: Store,
  settings: Pick<Settings, 'mirrorOf' | 'mirrorMinutes' | 'demo' | 'databaseUrl'>,
  say: Say,
): Promise<(Mirror & { base: string }) | undefined> {
  const { mirrorOf, mirrorMinutes, demo, databaseUrl } = settings;
  if (mirrorOf === undefined) return undefined;
  if (demo === 'on' || (await isMarked(store.db))) {
    throw new SettingsProblem('MIRROR_OF: real data and the demo never share a database');
  }
  const following = { mirrorOf, mirrorMinutes };
  const mirror =
    databaseUrl === undefined ? follow(store, following, say) : followApart({ ...following, databaseUrl }, say);
  return { ...mirror, base: baseOf(mirrorOf) };
}

function followApart(task: Task, say: Say): Mirror {
  let last: { state: MirrorState; ageS: number | undefined } = { state: UNKNOWN, ageS: undefined };
  let worker: Worker | undefined;
  let restart: NodeJS.Timeout | undefined;
  let stopped = false;
  const start = () => {
    const own = extname(__filename);
    worker = new Worker(join(__dirname, 'ingest', `worker${own}`), {
      workerData: task,
      // Without a build the thread reads TypeScript, too.
      ...(own === '.ts' && { execArgv: ['--import', 'tsx'] }),
    });
    worker.on('message', (told: Told) => {
      if ('log' in told) say(...told.log);
      else last = told;
    });
    worker.on('error', (error) => say('warn', { failure: redact(error) }, 'the mirror ended; it starts again'));
    worker.once('exit', () => {
      worker = undefined;
      last = { ...last, state: { ...last.state, saving: false } };
      if (!stopped) restart = setTimeout(start, RESTART_MS);
    });
  };
  start();
  return {
    ageS: () => last.ageS,
    state: () => last.state,
    stop: async () => {
      stopped = true;
      clearTimeout(restart);
      const ended = worker && once(worker, 'exit');
      worker?.postMessage('stop');
      await ended;
    },
  };
}
