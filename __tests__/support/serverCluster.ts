import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { serverBuild } from './serverBuild';
import { freePort } from './serverProxy';
import { findPostgres } from './serverPostgres';

/** Tests and benches both run in the project's folder. */
const ROOT = process.cwd();
const SCRIPT = join(ROOT, 'docs', 'operating', 'cluster', 'rehearse.sh');
const PATIENCE_MS = 60_000;
const run = promisify(execFile);

/** The cluster of docs/operating/cluster, run here. Processes are numbered from 1. */
export interface Cluster {
  /** The balancer. */
  url: string;
  /** Where each process is asked past the balancer. */
  processes: readonly string[];
  primary: string;
  standby: string;
  /** What the manual's script does. */
  rehearse: (task: 'server' | 'primary' | 'promote', ...words: readonly string[]) => Promise<void>;
  /** The process id of a server. */
  pid: (number: number) => number;
  /** Sends a signal to a process and waits until it no longer listens. */
  end: (number: number, signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
  /** Waits until a process says that it is ready. */
  ready: (number: number) => Promise<void>;
  down: () => Promise<void>;
}

/** What is missing for a cluster on this machine. */
export function missingForCluster(): string | undefined {
  if (findPostgres() === undefined) return 'PostgreSQL';
  const folders = ['/usr/sbin', '/usr/local/sbin', ...(process.env.PATH ?? '').split(':')];
  return folders.some((folder) => existsSync(join(folder, 'haproxy'))) ? undefined : 'HAProxy';
}

/** Starts a cluster on free ports and waits until all its processes are ready. */
export async function startCluster(
  count: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<Cluster> {
  const parent = mkdtempSync(join(tmpdir(), 'kbo-cluster-'));
  const folder = join(parent, 'run');
  const ports: number[] = [];
  for (let number = 0; number <= 3; number += 1) ports.push(await freePort());
  const env = {
    PATH: `${process.env.PATH}:/usr/sbin`,
    SERVER: `${process.execPath} ${join(await serverBuild(), 'server/main.js')}`,
    ...Object.fromEntries(ports.map((port, number) => [`PORT_${number}`, String(port)])),
    ...environment,
  };
  const script = async (task: string, ...words: readonly string[]) => {
    await run(SCRIPT, [task, folder, ...words], { cwd: ROOT, env });
  };
  const [url = '', ...processes] = ports.slice(0, count + 1).map((port) => `http://127.0.0.1:${port}`);
  const status = async (number: number) =>
    fetch(`${processes[number - 1]}/-/ready`).then(
      (answer) => answer.status,
      () => 0,
    );
  const wait = async (number: number, wanted: number) => {
    const end = Date.now() + PATIENCE_MS;
    while ((await status(number)) !== wanted) {
      if (Date.now() > end) throw new Error(readFileSync(join(folder, `server${number}.log`), 'utf8'));
      await pause(20);
    }
  };
  const pid = (number: number) => Number(readFileSync(join(folder, `server${number}.pid`), 'utf8'));
  const down = async () => {
    await script('down');
    for (const [index] of processes.entries()) await wait(index + 1, 0);
    rmSync(parent, { recursive: true, force: true });
  };
  try {
    await run('chmod', ['755', parent]);
    await script('up', String(count));
    for (const [index] of processes.entries()) await wait(index + 1, 200);
  } catch (error) {
    await down();
    throw error;
  }
  const database = (port: number) => `postgres://postgres@localhost/postgres?host=${folder}&port=${port}`;
  return {
    url,
    processes,
    primary: database(5432),
    standby: database(5433),
    rehearse: script,
    pid,
    end: async (number, signal) => {
      process.kill(pid(number), signal);
      await wait(number, 0);
    },
    ready: (number) => wait(number, 200),
    down,
  };
}
