/** @jest-environment node */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dockerStages } from '../../support/dockerfile';
import type { Instruction } from '../../support/dockerfile';
import { freePort } from '../../support/serverProxy';

const ROOT = join(__dirname, '..', '..', '..');
const NO_REGISTRY = /ENOTCACHED|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/;
/** There is no user `node` outside of the image. */
const USER = { name: 'nobody', group: 'nogroup' };
const asRoot = process.getuid?.() === 0;
const [first = [], second = []] = dockerStages();
const texts = (stage: readonly Instruction[], name: string) =>
  stage.filter((one) => one.name === name).map(({ text }) => text);

/** The account that the server runs under, if Node can be run by it. */
function otherUser(): { uid?: number; gid?: number } {
  if (!asRoot) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, USER.name], { encoding: 'utf8' }));
  const own = { uid: id('-u'), gid: id('-g') };
  if (spawnSync('node', ['--version'], own).status === 0) return own;
  console.warn(`the server runs as root here, ${USER.name} cannot run Node`);
  return {};
}

/** When anything of a folder, or one file, was last changed. */
function changed(path: string): number {
  if (!statSync(path).isDirectory()) return statSync(path).mtimeMs;
  const below = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return Math.max(...below.map((name) => statSync(join(path, name)).mtimeMs));
}

/** Whether the working copy holds what the first stage would build from it. */
function isBuilt(): boolean {
  const results = ['build/server/main.js', 'dist/index.html'].map((name) => join(ROOT, name));
  const sources = ['server', 'src', 'public', 'package-lock.json'].map((name) => changed(join(ROOT, name)));
  return results.every((result) => existsSync(result) && changed(result) >= Math.max(...sources));
}

const scene = isBuilt() ? describe : describe.skip;
if (!isBuilt()) console.warn('SKIPPED: the steps of the Dockerfile, the working copy is not built (npm run build)');

scene('The steps of the Dockerfile, as a script in an empty folder', () => {
  const parent = mkdtempSync(join(tmpdir(), 'kbo-container-'));
  const folder = join(parent, 'app');
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, HOME: parent };
  let unreachable = false;
  let running: ChildProcess | undefined;

  /** npm finds here what this machine has fetched before, and may clean it up. */
  const npmCache = () => {
    const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
    const copy = join(parent, 'npm');
    if (existsSync(cache) && spawnSync('cp', ['-al', cache, copy]).status !== 0)
      rmSync(copy, { recursive: true, force: true });
    Object.assign(env, { npm_config_cache: copy, npm_config_prefer_offline: 'true', npm_config_audit: 'false' });
  };
  const steps: Readonly<Record<string, (step: Instruction) => void>> = {
    ENV: ({ text }) => Object.assign(env, Object.fromEntries([text.split('=')])),
    COPY: ({ words }) => {
      const from = words.filter((word) => !word.startsWith('--'));
      const to = from.pop() ?? '';
      for (const name of from) {
        const source = name.replace(/^\/app\//, '');
        cpSync(join(ROOT, source), join(folder, to === './' ? source : to), { recursive: true });
      }
    },
    RUN: ({ text }) => {
      const command = text.replace('node:node', asRoot ? `${USER.name}:${USER.group}` : '$(id -u)');
      const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, env, encoding: 'utf8' });
      if (status === 0) return;
      if (!NO_REGISTRY.test(stderr)) throw new Error(`${command}: ${stderr}`);
      unreachable = true;
      console.warn('SKIPPED: the steps of the Dockerfile after npm, the registry could not be reached');
    },
  };
  beforeAll(() => {
    mkdirSync(folder);
    chmodSync(parent, 0o755);
    npmCache();
    for (const step of second) if (!unreachable) steps[step.name]?.(step);
  }, 240_000);
  afterAll(() => {
    running?.kill('SIGKILL');
    rmSync(parent, { recursive: true, force: true });
  });

  it('builds with the commands that this working copy was built with', () => {
    expect(texts(first, 'RUN')).toEqual(['npm ci', 'npm run build']);
    expect(texts(second, 'USER')).toEqual(['node']);
  });

  it('gives a server that runs as its own user, says that it is well, and leaves in peace', async () => {
    if (unreachable) return;
    expect(existsSync(join(folder, 'node_modules', 'typescript'))).toBe(false);
    const all = { ...env, PORT: String(await freePort()), HOST: '127.0.0.1' };
    const wordsOf = (name: string) => second.find((one) => one.name === name)?.words ?? [];
    const [program = '', ...words] = wordsOf('CMD');
    const child = spawn(program, words, { cwd: folder, env: all, stdio: 'ignore', ...otherUser() });
    running = child;
    const [probe = '', ...how] = wordsOf('HEALTHCHECK');
    while (spawnSync(probe, how, { env: all }).status !== 0) {
      expect(child.exitCode).toBe(null);
      await pause(100);
    }
    const page = await fetch(`http://127.0.0.1:${all.PORT}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<script')]);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  }, 240_000);
});
