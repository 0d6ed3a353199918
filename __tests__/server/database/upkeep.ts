import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../server/db/open';
import { startHousekeeping } from '../../../server/housekeeping';
import { createStore } from '../../../server/store';
import { emptyFolders } from '../../support/serverFolders';

/** What the engine keeps for reuse (80 MB), plus one segment. */
const MOST_MB = 100;

describe('The folder of the embedded engine', () => {
  const folders = emptyFolders();
  afterAll(folders.remove);

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
      if (round % 4 === 3) await database.upkeep?.('checkpoint');
      if (round % 12 === 11) await database.upkeep?.('vacuum');
    }
    expect(megabytes()).toBeLessThanOrEqual(MOST_MB);
    await database.close();
  }, 240_000);

  it('is looked after each hour, and more thoroughly at night', async () => {
    const database = await openDatabase(await folders.fresh());
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    let now = new Date('2025-11-02T00:30:00Z');
    const done: string[] = [];
    const end = startHousekeeping(await createStore(database, () => now), 90, (what) => {
      done.push(what);
      return Promise.resolve();
    });
    for (let hour = 0; hour < 4; hour += 1) {
      now = new Date(now.getTime() + 3_600_000);
      await jest.advanceTimersByTimeAsync(3_600_000);
    }
    end();
    jest.useRealTimers();
    expect(done).toEqual(['checkpoint', 'vacuum', 'checkpoint', 'checkpoint', 'checkpoint']);
    await database.close();
  }, 120_000);
});
