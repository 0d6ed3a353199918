/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serverBuild } from '../../support/serverBuild';
import { demoFolder } from '../../support/serverDemo';
import { copyFolder } from '../../support/templates';

const ROOT = join(__dirname, '..', '..', '..');

interface Lock {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
}

/** The packages that `npm ci --omit=dev` leaves, without a registry: linked one by one as the lock file says. */
function linkPackages(folder: string): void {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  for (const [path, { dev, devOptional }] of Object.entries(packages)) {
    const isTop = path.startsWith('node_modules/') && path.lastIndexOf('node_modules/') === 0;
    if (!isTop || dev === true || devOptional === true || !existsSync(join(ROOT, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    // With --preserve-symlinks a package looks for its own dependencies where its link stands.
    symlinkSync(join(ROOT, path), join(folder, path));
  }
}

/** What an instruction of the Dockerfile runs, as it is written there. */
function dockerRuns(instruction: 'CMD' | 'HEALTHCHECK'): string[] {
  const file = readFileSync(join(ROOT, 'docs', 'operating', 'Dockerfile'), 'utf8').replaceAll('\\\n', '');
  const line = file.split('\n').findLast((one) => one.startsWith(`${instruction} `)) ?? '';
  return JSON.parse(/\[.*\]/.exec(line)?.[0] ?? '') as string[];
}

/** The address at which the server says that it listens. */
function listening(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const port = /http:\/\/localhost:(\d+)\//.exec(output)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${output}`)));
  });
}

function status(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    asked.once('error', reject);
  });
}

/** Processes that work in a folder. */
function processesIn(folder: string): string[] {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder;
      } catch {
        return false;
      }
    });
}

describe('The compiled server in an empty folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kbo-shipped-'));
  const env = { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), PORT: '0', HOST: '127.0.0.1', SITE_DIR: 'off' };
  let running: ChildProcess | undefined;
  beforeAll(async () => {
    copyFolder(await serverBuild(), join(folder, 'build'));
    // A start without data is in the container's test, and in the demo's.
    copyFolder(await demoFolder(), env.DATA_DIR);
    linkPackages(folder);
  }, 240_000);
  afterAll(() => {
    running?.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  it('has no TypeScript installed', () => {
    expect(existsSync(join(folder, 'node_modules', 'fastify'))).toBe(true);
    for (const tool of ['typescript', 'tsx', 'webpack'])
      expect(existsSync(join(folder, 'node_modules', tool))).toBe(false);
  });
  it('serves, gets the signal itself and ends in peace, by the commands of the Dockerfile', async () => {
    const [node = '', ...words] = dockerRuns('CMD');
    const child = spawn(node, words, { cwd: folder, env: { ...env, NODE_PRESERVE_SYMLINKS: '1' } });
    running = child;
    const url = await listening(child);
    const [probe = '', ...how] = dockerRuns('HEALTHCHECK');
    const healthy = async () => {
      const [code] = (await once(spawn(probe, how, { env: { ...env, PORT: new URL(url).port } }), 'exit')) as [number];
      return code === 0;
    };
    expect(await healthy()).toBe(true);
    expect((await fetch(`${url}/-/ready`)).status).toBe(200);
    expect((await fetch(`${url}/api/webClient/selection`)).status).toBe(200);
    expect((await fetch(`${url}/teilen/tabelle/W1A`)).status).toBe(200);
    const drawn = await fetch(`${url}/bilder/teilen/tabelle/W1A.png`);
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await healthy()).toBe(false);
  }, 240_000);
  it('leaves no process behind when npm, which runs it, gets SIGTERM; readiness is withdrawn first', async () => {
    copyFileSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
    const child = spawn('npm', ['run', 'serve'], { cwd: folder, env: { ...env, NODE_PRESERVE_SYMLINKS: '1' } });
    running = child;
    const url = await listening(child);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await status(`${url}/-/ready`, agent)).toBe(200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    // On the open connection: it is asked to close, and readiness is withdrawn.
    let last = 200;
    while (last === 200) last = await status(`${url}/-/ready`, agent);
    expect(last).toBe(503);
    await ended;
    agent.destroy();
    await expect(fetch(`${url}/-/live`)).rejects.toThrow();
    expect(processesIn(folder)).toEqual([]);
  }, 240_000);
  it('brings the operator’s command along', () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--preserve-symlinks', 'build/server/kbo/main.js', 'check'],
      {
        cwd: folder,
        env,
        encoding: 'utf8',
      },
    );
    expect({ status, stdout }).toEqual({ status: 0, stdout: '0 browsers are notified\nnothing found\n' });
  }, 240_000);
});
