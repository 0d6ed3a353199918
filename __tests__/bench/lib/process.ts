import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const PATIENCE_MS = 240_000;

/** A server in a process of its own. */
export interface Running {
  readonly url: string;
  /** CPU seconds so far, user and system time. */
  readonly cpuSeconds: () => number;
  /** Resident memory, in MB. */
  readonly rssMb: () => number;
  readonly stop: () => Promise<void>;
}

const TICKS_PER_SECOND = 100;

/** CPU seconds of a process so far, from Linux's process table. @throws where there is none */
export function cpuSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** From Linux's process table. @throws where there is none */
function rssMb(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
}

/** Runs a TypeScript file and waits until it prints where it listens (`http://localhost:8098/`). */
export async function startScript(file: string, env: Readonly<Record<string, string>>): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(ROOT, file)], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.removeAllListeners('exit');
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  let printed = '';
  const port = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => {
      void stop();
      reject(new Error(`${file} did not listen within ${PATIENCE_MS} ms:\n${printed}`));
    }, PATIENCE_MS);
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}:\n${printed}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /http:\/\/localhost:(\d+)\//.exec(printed)?.[1];
      if (found === undefined) return;
      clearTimeout(late);
      resolve(found);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    cpuSeconds: () => cpuSeconds(child.pid),
    rssMb: () => rssMb(child.pid),
    stop,
  };
}

/** The real server with the demo federation in a folder that goes with it; `SITE_DIR` names the built site. */
export async function startSite(): Promise<Running> {
  const data = mkdtempSync(path.join(tmpdir(), 'bench-data-'));
  const forget = (): void => rmSync(data, { recursive: true, force: true });
  try {
    const server = await startScript('server/main.ts', {
      PORT: process.env.PORT ?? '8098',
      HOST: '127.0.0.1',
      DATA_DIR: data,
    });
    return { ...server, stop: () => server.stop().finally(forget) };
  } catch (failed) {
    forget();
    throw failed;
  }
}
