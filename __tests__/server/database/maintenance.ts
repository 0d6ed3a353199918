import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { openDatabase } from '../../../server/db/open';
import { loadFederation } from '../../../server/demo/load';
import { attempts } from '../../../server/db/schema/own';
import { players } from '../../../server/db/schema/competition';
import { startJobs } from '../../../server/jobs';
import { registrations } from '../../../server/db/schema/office';
import { createStore } from '../../../server/store';
import { until } from '../../support/liveStream';
import { startServer } from '../../support/serverApp';
import { emptyFolders } from '../../support/serverFolders';
import { testId } from '../../support/serverIds';
import { smallFederation } from '../../support/serverFederation';
import { endLeftProcesses, startProcess } from '../../support/serverProcess';

/** What the engine keeps for reuse (80 MB), plus one segment. */
const MOST_MB = 100;

const contact = { first: 'Resi', last: 'Zwirn', phone: '0', email: 'resi@example.invalid', identification: '' };
const registration = {
  id: testId('4E610001', 1),
  primaryContact: contact,
  secondaryContact: contact,
  teamName: 'KFC Murmel',
  verein: '',
  bundesland: 'wien',
  type: 'privat',
  acceptedAgb: true,
  referCode: '',
  passwordHash: 'scrypt',
  fingerprint: 'f',
};

describe('The folder of the embedded engine', () => {
  const folders = emptyFolders();
  afterAll(folders.remove);
  afterAll(endLeftProcesses);

  it('stays small, however much is written', async () => {
    const { dataDir } = await folders.fresh();
    const database = await openDatabase({ dataDir });
    const log = join(dataDir, 'pgdata', 'pg_wal');
    const megabytes = () =>
      readdirSync(log).reduce((sum, name) => sum + statSync(join(log, name)).size, 0) / 1024 / 1024;
    await database.db.execute(sql`create table much (id int primary key, text text)`);
    await database.db.execute(sql`insert into much select n, '' from generate_series(1, 5000) n`);
    for (let round = 0; round < 24; round += 1) {
      await database.db.execute(sql`update much set text = repeat(${String.fromCharCode(65 + round)}, 1500)`);
      if (round % 4 === 3) await database.maintain?.('checkpoint');
      if (round % 12 === 11) await database.maintain?.('vacuum');
    }
    expect(megabytes()).toBeLessThanOrEqual(MOST_MB);
    await database.close();
  }, 240_000);

  it('a job that fails keeps no other from running', async () => {
    const database = await openDatabase(await folders.fresh());
    const store = await createStore(database, () => new Date('2025-11-02T00:30:00Z'));
    await database.db.execute(sql`alter table players rename to lost`);
    const long = '2020-01-01T00:00:00Z';
    await database.db.insert(registrations).values({ ...registration, created: long, decided: long });
    const failed: unknown[] = [];
    const end = startJobs(store, 90, { warn: (details) => failed.push(details) });
    await until(async () => (await database.db.$count(registrations)) === 0);
    end();
    expect(failed).toEqual([expect.objectContaining({ job: 'suspensions' })]);
    await database.close();
  }, 120_000);

  it('says at the start what a power cut may cost those who keep more than the demo in it', async () => {
    const where = await folders.fresh();
    const database = await openDatabase(where);
    await loadFederation(database.db, smallFederation());
    await database.close();
    for (const [say, folder] of [
      [true, where],
      [false, await folders.fresh()],
    ] as const) {
      const server = await startProcess(folder, { DEMO: 'off' });
      await server.end('SIGTERM');
      expect(server.output().includes('power cut')).toBe(say);
    }
  }, 240_000);

  it('is looked after each hour, and more thoroughly at night', async () => {
    const database = await openDatabase(await folders.fresh());
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    let now = new Date('2025-11-02T00:30:00Z');
    const done: string[] = [];
    const maintain = (what: string) => Promise.resolve(void done.push(what));
    const end = startJobs(await createStore(database, () => now), 90, {
      maintain,
      backup: () => maintain('backup'),
    });
    for (let hour = 0; hour < 4; hour += 1) {
      now = new Date(now.getTime() + 3_600_000);
      await jest.advanceTimersByTimeAsync(3_600_000);
    }
    end();
    jest.useRealTimers();
    expect(done).toEqual(['checkpoint', 'backup', 'vacuum', 'checkpoint', 'checkpoint', 'checkpoint']);
    await database.close();
  }, 120_000);
});

describe('The jobs that are due', () => {
  it('end suspensions, but not those of a mirror’s source', async () => {
    const server = await startServer({}, { now: () => new Date('2025-10-28T08:00:00Z') });
    const { db } = server.store;
    const suspended = () => db.$count(players, eq(players.eligibility, 'Gesperrt'));
    const run = async (mirrors: boolean) => {
      // Forgotten by a later one of the jobs.
      await db.insert(attempts).values({ key: 'long ago', count: 1, began: '2020-01-01T00:00:00Z' });
      const end = startJobs(server.store, 90, { mirrors });
      for (const late = Date.now() + 20_000; (await db.$count(attempts)) > 0 && Date.now() < late;) await pause(20);
      end();
      expect(await db.$count(attempts)).toBe(0);
    };
    expect(await suspended()).toBe(2);
    await run(true);
    expect(await suspended()).toBe(2);
    await run(false);
    expect(await suspended()).toBe(0);
    await server.close();
  }, 120_000);
});
