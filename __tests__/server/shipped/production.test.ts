/** @jest-environment node */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');

interface Lock {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
}

/** The packages that `npm ci --omit=dev` leaves, without asking a registry: linked one by one as the lock file says. */
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

describe('The compiled server in an empty folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kbo-shipped-'));
  const env = { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), PORT: '0', HOST: '127.0.0.1', SITE_DIR: 'off' };
  let running: ChildProcess | undefined;
  beforeAll(() => {
    const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
    const options = ['--project', 'server/tsconfig.json', '--outDir', join(folder, 'build')];
    execFileSync(process.execPath, [tsc, ...options], { cwd: ROOT });
    cpSync(join(ROOT, 'server', 'db', 'migrations'), join(folder, 'build', 'server', 'db', 'migrations'), {
      recursive: true,
    });
    linkPackages(folder);
  }, 240_000);
  afterAll(() => {
    running?.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  it('has no TypeScript at hand', () => {
    expect(existsSync(join(folder, 'node_modules', 'fastify'))).toBe(true);
    for (const tool of ['typescript', 'tsx', 'webpack'])
      expect(existsSync(join(folder, 'node_modules', tool))).toBe(false);
  });
  it('serves, gets the signal itself and ends in peace', async () => {
    const child = spawn(process.execPath, ['--preserve-symlinks', 'build/server/main.js'], { cwd: folder, env });
    running = child;
    let output = '';
    const url = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        const port = /http:\/\/localhost:(\d+)\//.exec(output)?.[1];
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${output}`)));
    });
    expect((await fetch(`${url}/-/ready`)).status).toBe(200);
    expect((await fetch(`${url}/api/webClient/selection`)).status).toBe(200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
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
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'nothing found\n' });
  }, 240_000);
});
