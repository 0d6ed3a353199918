/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFederation } from '../../../server/demo/load';
import { openDatabase } from '../../../server/db/open';
import type { DatabaseOptions } from '../../../server/db/open';
import { leagues } from '../../../server/db/schema/competition';
import { events, matches } from '../../../server/db/schema/matches';
import { startSimulator, takeTurn } from '../../../server/demo/simulator';
import { createStore } from '../../../server/store';
import { onBothEngines } from '../../support/serverEngines';
import { smallFederation } from '../../support/serverFederation';
import { serverBuild } from '../../support/serverBuild';
import { copyFolder } from '../../support/templates';
import { endLeftProcesses, startProcess } from '../../support/serverProcess';

/** Can this machine give a process its own process ids, as containers do? */
const canUnshare = spawnSync('unshare', ['--fork', '--pid', 'true']).status === 0;

onBothEngines('The demo harms nothing', (engine) => {
  afterAll(endLeftProcesses);

  const content = async (where: DatabaseOptions) => {
    const { db, close } = await openDatabase(where);
    const shot = JSON.stringify([await db.select().from(matches).orderBy(matches.id), await db.$count(events)]);
    await close();
    return shot;
  };

  /** A database filled by others, and what is in it. */
  let foreign: DatabaseOptions;
  let before: string;
  beforeAll(async () => {
    foreign = await engine.fresh();
    const database = await openDatabase(foreign);
    await loadFederation(database.db, smallFederation());
    await database.close();
    before = await content(foreign);
  });

  it.each(['unset', 'on', 'off', 'false'])('DEMO %s: a database filled by others stays as it is', async (told) => {
    const starting = startProcess(foreign, { DEMO: told === 'unset' ? '' : told });
    if (told === 'on') await expect(starting).rejects.toThrow('DEMO: on, but this database was filled by others');
    else if (told === 'false') await expect(starting).rejects.toThrow('DEMO: expected on or off, got false');
    else {
      const server = await starting;
      expect((await fetch(`${server.url}/api/client/leagueList`)).status).toBe(200);
      expect(await server.end('SIGTERM')).toBe(0);
      expect(server.output()).toContain('(no demo)');
    }
    expect(await content(foreign)).toBe(before);
  });

  it('the simulator itself refuses a database that the demo did not fill, and ends', async () => {
    const database = await openDatabase(foreign);
    const store = await createStore(database);
    await expect(takeTurn(store)).rejects.toThrow('not filled by the demo');
    const warn = jest.fn();
    await startSimulator(store, warn).stop();
    expect(warn).toHaveBeenCalledTimes(1);
    await database.close();
    expect(await content(foreign)).toBe(before);
  });

  it('an empty database is filled by default only when it is the embedded one, and with DEMO=on always', async () => {
    const where = await engine.fresh();
    const leaguesAfter = async (environment: Record<string, string>) => {
      const server = await startProcess(where, environment);
      await server.end('SIGTERM');
      const { db, close } = await openDatabase(where);
      const count = await db.$count(leagues);
      await close();
      return count;
    };
    if (engine.name === 'PostgreSQL') expect(await leaguesAfter({ DEMO: '' })).toBe(0);
    const filled = await leaguesAfter({ DEMO: engine.name === 'PostgreSQL' ? 'on' : '' });
    expect(filled).toBeGreaterThan(9);
    expect(await leaguesAfter({ DEMO: 'on' })).toBe(filled);
  });

  if (engine.name === 'PGlite') {
    it('the folder and what is in it are the owner’s alone, also one that was open to all', async () => {
      const { dataDir = '' } = await engine.fresh();
      const folder = join(dataDir, 'neu', 'data');
      await (await openDatabase({ dataDir: folder })).close();
      const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
      expect([mode(folder), mode(join(folder, 'pgdata')), mode(join(folder, 'server.lock'))]).toEqual([
        '700',
        '700',
        '600',
      ]);
      chmodSync(folder, 0o755);
      await (await openDatabase({ dataDir: folder })).close();
      expect(mode(folder)).toBe('700');
      const shared = join(dataDir, 'geteilt');
      mkdirSync(shared, { mode: 0o755 });
      writeFileSync(join(shared, 'other.txt'), '');
      copyFolder(join(dataDir, 'pgdata'), join(shared, 'pgdata'));
      chmodSync(join(shared, 'pgdata'), 0o755);
      await (await openDatabase({ dataDir: shared })).close();
      expect([mode(shared), mode(join(shared, 'pgdata'))]).toEqual(['755', '700']);
    });

    (canUnshare ? it : it.skip)('a server in another process namespace cannot open the folder', async () => {
      const where = await engine.fresh();
      const server = await startProcess(where);
      const build = await serverBuild();
      const args = ['--fork', '--pid', '--mount-proc', process.execPath, join(build, 'server/main.js')];
      const env = { PATH: process.env.PATH, DEMO: 'off', PORT: '0', DATA_DIR: where.dataDir };
      const { status, stdout, stderr } = spawnSync('unshare', args, { env, encoding: 'utf8' });
      expect(status).not.toBe(0);
      expect(stdout + stderr).toContain('held by another server');
      await server.end('SIGKILL');
      await (await startProcess(where)).end('SIGTERM');
    });
  }
});
