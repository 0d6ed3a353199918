import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { extname, join } from 'node:path';
import { isMarked } from './db/provenance';
import { redact } from './domain/errors';
import { baseOf } from './ingest/client';
import { follow } from './ingest/mirror';
import type { Mirror, MirrorState, Say } from './ingest/mirror';
import type { Task, Told } from './ingest/worker';
import { SettingsProblem } from './settings';
import type { Settings } from './settings';
import type { Store } from './store';

/** After so long a process that ended is started again. */
const RESTART_MS = 10_000;
/** On a busy machine it hardly gets a turn; what it saves when it is killed is rolled back. */
const LONGEST_END_MS = 2_000;
const UNKNOWN: MirrorState = { upstream: true, saving: true, complete: false, savedS: undefined, leftOut: 0 };

/**
 * Starts mirroring, if an API is named: in a process of its own, so that no visitor waits for it. The embedded engine has
 * room for one process only.
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
  let worker: ChildProcess | undefined;
  let restart: NodeJS.Timeout | undefined;
  let stopped = false;
  const start = () => {
    const child = fork(join(__dirname, 'ingest', `worker${extname(__filename)}`));
    worker = child;
    const gone = (details: object) => {
      if (worker !== child) return;
      worker = undefined;
      last = { ...last, state: { ...last.state, saving: false } };
      if (stopped) return;
      say('warn', details, 'the mirror ended; it starts again');
      restart = setTimeout(start, RESTART_MS);
    };
    child.on('message', (told: Told) => {
      if ('log' in told) say(...told.log);
      else last = told;
    });
    // Not once: a message that cannot be sent is one, too, and without a listener it would end the server.
    child.on('error', (error) => gone({ failure: redact(error) }));
    child.once('exit', (code, signal) => gone({ code, signal }));
    if (child.pid === undefined) return;
    // Visitors come first.
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
    // Not as an argument, which everybody on the machine could read.
    child.send(task);
  };
  start();
  return {
    ageS: () => last.ageS,
    state: () => last.state,
    stop: async () => {
      stopped = true;
      clearTimeout(restart);
      if (worker?.connected !== true) return;
      const ended = once(worker, 'exit', { signal: AbortSignal.timeout(LONGEST_END_MS) });
      worker.disconnect();
      await ended.catch(() => worker?.kill('SIGKILL'));
    },
  };
}
