import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DatabaseOptions } from '../../server/db/open';
import { serverBuild } from './serverBuild';

/** The server as its own process. */
export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** What it has printed so far. */
  output: () => string;
  /** Milliseconds from the start until it answered. */
  startMs: number;
  /** Sends a signal and returns exit code or signal once the process has ended. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | string>;
}

const running = new Set<ChildProcess>();

/** Ends the processes that a failed test left running. */
export function endLeftProcesses(): void {
  running.forEach((child) => child.kill('SIGKILL'));
}

const ROOT = join(__dirname, '..', '..');

/** The embedded engine's code is not optimised, which takes as long as all else that such a process does. */
export const SHORT_LIVED = ['--liftoff-only'];

/**
 * Starts the server on a free port, without demo unless the environment asks for it, and waits until it listens.
 * @param script another one that starts it, from the project's folder
 */
export async function startProcess(
  where: DatabaseOptions,
  environment: Readonly<Record<string, string>> = {},
  script?: string,
): Promise<ServerProcess> {
  const program =
    script === undefined ? [join(await serverBuild(), 'server/main.js')] : ['--import', 'tsx', join(ROOT, script)];
  const began = Date.now();
  const child = spawn(process.execPath, [...SHORT_LIVED, ...program], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: 'off',
      SITE_DIR: 'off',
      DATABASE_URL: where.url ?? '',
      DATA_DIR: where.dataDir ?? '',
      LIMIT_REGISTRATION: '100000',
      LIMIT_ANSWERS: '100000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = /http:\/\/localhost:(\d+)\//.exec(output)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', (code) => reject(new Error(`server ended with ${code} before it listened:\n${output}`)));
  });
  return {
    url,
    child,
    output: () => output,
    startMs: Date.now() - began,
    end: async (signal) => {
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code, killedBy] = (await ended) as [number | null, string | null];
      return code ?? killedBy ?? 'unknown';
    },
  };
}
