/** @jest-environment node */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dockerStages } from '../../support/dockerfile';
import type { Instruction } from '../../support/dockerfile';
import { linkInstalled } from '../../support/serverPackages';
import { freePort } from '../../support/serverProxy';

const ROOT = join(__dirname, '..', '..', '..');
const NO_REGISTRY = /ENOTCACHED|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/;
/** There is no user `node` outside of the image. */
const USER = { name: 'nobody', group: 'nogroup' };
const asRoot = process.getuid?.() === 0;
const [first = [], second = []] = dockerStages();
const ignored = readFileSync(join(ROOT, 'docs/operating/Dockerfile.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
/** Whether the image's build does not see a path of the project: patterns are names, or names anywhere. */
const isIgnored = (path: string): boolean =>
  ignored.some((pattern) =>
    pattern.startsWith('**/') ? path.split(sep).includes(pattern.slice(3)) : path.split(sep)[0] === pattern,
  );

/** The account that the server runs under, if Node can be run by it. */
function otherUser(): { uid?: number; gid?: number } {
  if (!asRoot) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, USER.name], { encoding: 'utf8' }));
  const own = { uid: id('-u'), gid: id('-g') };
  if (spawnSync('node', ['--version'], own).status === 0) return own;
  console.warn(`the server runs as root here, ${USER.name} cannot run Node`);
  return {};
}

describe('The steps of the Dockerfile, as a script in an empty folder', () => {
  const parent = mkdtempSync(join(tmpdir(), 'kbo-container-'));
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
  /** Runs a stage in a folder of its own, into which only its COPY lines bring anything. @returns the folder */
  const runStage = (name: string, stage: readonly Instruction[], before?: string): string => {
    const folder = join(parent, name);
    mkdirSync(folder);
    const steps: Readonly<Record<string, (step: Instruction) => void>> = {
      ENV: ({ text }) => Object.assign(env, Object.fromEntries([text.split('=')])),
      COPY: ({ words }) => {
        const origin = words.some((word) => word.startsWith('--from')) ? (before ?? '') : ROOT;
        const from = words.filter((word) => !word.startsWith('--'));
        const to = from.pop() ?? '';
        for (const source of from.map((word) => word.replace(/^\/app\//, '')))
          cpSync(join(origin, source), join(folder, to === './' ? source : to), {
            recursive: true,
            filter: (path) => origin !== ROOT || !isIgnored(relative(ROOT, path)),
          });
      },
      RUN: ({ text }) => {
        if (text === 'npm ci' && linkInstalled(folder)) return;
        const command = text.replace('node:node', asRoot ? `${USER.name}:${USER.group}` : '$(id -u)');
        const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, env, encoding: 'utf8' });
        if (status === 0) return;
        if (!NO_REGISTRY.test(stderr)) throw new Error(`${command}: ${stderr}`);
        unreachable = true;
        console.warn('SKIPPED: the steps of the Dockerfile after npm, the registry could not be reached');
      },
    };
    for (const step of stage) if (!unreachable) steps[step.name]?.(step);
    return folder;
  };
  let folder = '';
  beforeAll(() => {
    chmodSync(parent, 0o755);
    npmCache();
    folder = runStage('app', second, runStage('build', first));
  }, 600_000);
  afterAll(() => {
    running?.kill('SIGKILL');
    rmSync(parent, { recursive: true, force: true });
  });

  it('gives a server that runs as its own user, says that it is well, and leaves in peace', async () => {
    if (unreachable) return;
    expect(second.find(({ name }) => name === 'USER')?.words).toEqual(['node']);
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
