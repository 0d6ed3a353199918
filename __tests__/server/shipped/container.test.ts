/** @jest-environment node */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { builtStage } from '../../support/builtStage';
import { dockerStages } from '../../support/dockerfile';
import { asRoot, openWorkshop, Unreachable, USER } from '../../support/dockerSteps';
import { freePort } from '../../support/serverProxy';

const [, second = []] = dockerStages();

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
  const workshop = openWorkshop();
  let folder: string | undefined;
  let running: ChildProcess | undefined;
  beforeAll(async () => {
    try {
      folder = workshop.run(1, await builtStage());
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      console.warn('SKIPPED: the steps of the Dockerfile after npm, the registry could not be reached');
    }
  }, 600_000);
  afterAll(() => {
    running?.kill('SIGKILL');
    workshop.remove();
  });

  it('gives a server that runs as its own user, says that it is well, and leaves in peace', async () => {
    if (folder === undefined) return;
    expect(second.find(({ name }) => name === 'USER')?.words).toEqual(['node']);
    for (const left of ['node_modules/typescript', 'node_modules/lucide-react', 'build/server/demo'])
      expect(existsSync(join(folder, left))).toBe(false);
    const all = { ...workshop.env, PORT: String(await freePort()), HOST: '127.0.0.1' };
    const wordsOf = (name: string) => second.find((one) => one.name === name)?.words ?? [];
    const [program = '', ...words] = wordsOf('CMD');
    const child = spawn(program, words, { cwd: folder, env: all, stdio: ['ignore', 'pipe', 'ignore'], ...otherUser() });
    running = child;
    // What it says first is that it listens.
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
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
