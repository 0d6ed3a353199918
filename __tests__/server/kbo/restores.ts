import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { openDatabase } from '../../../server/db/open';
import type { DatabaseOptions } from '../../../server/db/open';
import { POOL_OF_A_COMMAND } from '../../../server/db/postgres';
import { players } from '../../../server/db/schema/competition';
import { events } from '../../../server/db/schema/matches';
import { transfers } from '../../../server/db/schema/office';
import { newId } from '../../../server/domain/text';
import { check } from '../../../server/kbo/check';
import { exportFile } from '../../../server/merging/exportFile';
import { importFile } from '../../../server/kbo/importFile';
import { createStore } from '../../../server/store';
import type { Store } from '../../../server/store';
import { addGoal } from '../../../server/modules/matches/commands';
import { startServer } from '../../support/serverApp';
import { serverBuild } from '../../support/serverBuild';
import { onBothEngines, onPostgres } from '../../support/serverEngines';
import { ids } from '../../support/serverIds';

/** Each takes a second: a few each time, as many as somebody wants by hand. */
const RESTORES = Number(process.env.RESTORES ?? 5);

const WRITE_EVERY_MS = 50;

const folder = mkdtempSync(join(tmpdir(), 'kbo-restores-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'backup');

async function withStore<T>(where: DatabaseOptions, work: (store: Store) => Promise<T>): Promise<T> {
  const database = await openDatabase({ ...where, pool: POOL_OF_A_COMMAND });
  try {
    return await work(await createStore(database));
  } finally {
    await database.close();
  }
}

const newcomer = {
  clubId: ids.quarz,
  name: 'Neu',
  number: '1',
  birthday: '1990',
  nationality: '',
  position: '',
  eligibility: 'Spielberechtigt' as const,
  registerDate: '',
};

/** A player, his transfer and a goal, each of which refers to what is older. */
async function writeOn(store: Store): Promise<void> {
  const id = newId();
  await store.db.insert(players).values({ ...newcomer, id, sid: id });
  await store.db.insert(transfers).values({ id: newId(), playerId: id, clubId: ids.quarz });
  await addGoal(store, { matchId: ids.live, playerId: ids.poldi, minute: 5 });
}

onPostgres('A backup of a database that is written to', (engine) => {
  it(
    'restores into an empty one, and nothing in it contradicts anything else',
    async () => {
      const server = await startServer(await engine.fresh());
      let over = false;
      const writing = (async () => {
        // Without a pause it would outgrow what a round can restore.
        for (; !over; await pause(WRITE_EVERY_MS)) await writeOn(server.store);
      })();
      const goals: number[] = [];
      for (let round = 0; round < RESTORES; round += 1) {
        await exportFile(server.store, file);
        await withStore(await engine.fresh(), async (restored) => {
          await importFile(restored, file);
          expect(await check(restored.db)).toEqual([]);
          goals.push(await restored.db.$count(events));
        });
      }
      over = true;
      await writing;
      await server.close();
      // What was written meanwhile is in later ones.
      expect(goals.toSorted((a, b) => a - b)).toEqual(goals);
      expect(goals.at(-1)).toBeGreaterThan(goals[0] ?? Infinity);
    },
    60_000 + RESTORES * 15_000,
  );

  it('is there as a whole or not at all when the connection breaks', async () => {
    const server = await startServer(await engine.fresh());
    const where = { url: await engine.server().createDatabase() };
    await server.close();
    await withStore(where, async (store) => {
      rmSync(file, { force: true });
      const blocker = new Client({ connectionString: where.url });
      await blocker.connect();
      await blocker.query('begin; lock table players in access exclusive mode');
      const exporting = exportFile(store, file);
      const failed = expect(exporting).rejects.toThrow();
      const waits = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      let pid: unknown;
      while (pid === undefined) {
        await blocker.query('select pg_stat_clear_snapshot()');
        pid = (await blocker.query<{ pid: number }>(waits)).rows[0]?.pid;
      }
      await blocker.query('select pg_terminate_backend($1)', [pid]);
      await failed;
      expect(existsSync(file)).toBe(false);
      await blocker.query('rollback');
      await blocker.end();
      await exportFile(store, file);
      expect(readdirSync(folder).filter((name) => name.startsWith('backup.'))).toEqual([]);
    });
  }, 60_000);
});

onPostgres('The backup of the manual, each night', (engine) => {
  it('leaves a file that was restored, and takes away those of a month ago', async () => {
    const where = await engine.fresh();
    await (await startServer(where)).close();
    const [root, backups] = [mkdtempSync(join(folder, 'root-')), mkdtempSync(join(folder, 'backups-'))];
    symlinkSync(await serverBuild(), join(root, 'build'));
    writeFileSync(join(backups, 'kbo-2020-01-01.jsonl'), '');
    utimesSync(join(backups, 'kbo-2020-01-01.jsonl'), 0, 0);
    const script = join(__dirname, '..', '..', '..', 'docs', 'operating', 'backup.sh');
    const env = { PATH: process.env.PATH, DATABASE_URL: where.url };
    const said = execFileSync('sh', [script, backups], { cwd: root, env, encoding: 'utf8' });
    expect(said).toMatch(/^\d+ rows\n0 browsers are notified\nnothing found\n$/);
    expect(readdirSync(backups)).toEqual([expect.stringMatching(/^kbo-\d{4}-\d{2}-\d{2}\.jsonl$/)]);
  }, 120_000);
});

onBothEngines('A snapshot', (engine) => {
  it('sees one moment, and writes nothing', async () => {
    const server = await startServer(await engine.fresh());
    await expect(server.store.snapshot((tx) => tx.delete(transfers))).rejects.toThrow();
    await server.close();
  });
});

describe('A file that is no longer as it was written', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  let whole = '';
  beforeAll(async () => {
    server = await startServer();
    await exportFile(server.store, file);
    whole = readFileSync(file, 'utf8');
  });
  afterAll(() => server.close());
  const lines = () => whole.trimEnd().split('\n');

  it.each<[string, () => string]>([
    ['cut off between two lines', () => `${lines().slice(0, -3).join('\n')}\n`],
    ['without its last line', () => `${lines().slice(0, -1).join('\n')}\n`],
    ['changed in one letter', () => whole.replace('Quarzliga', 'Quatzliga')],
    ['longer by a row', () => `${whole}${lines()[1] ?? ''}\n`],
    ['shorter by a row', () => lines().toSpliced(1, 1).join('\n')],
  ])('%s, is refused', async (_how, content) => {
    writeFileSync(file, content());
    await expect(importFile(server.store, file)).rejects.toThrow(/is not whole|was changed/);
  });
  it('is taken over with a warning if it is of the time before files said so', async () => {
    const said: string[] = [];
    writeFileSync(file, '{"format":"kbo","version":1}\n');
    appendFileSync(file, lines().slice(1, -1).join('\n'));
    expect(await importFile(server.store, file, (line) => said.push(line))).toEqual([]);
    expect(said).toEqual([expect.stringContaining('cannot be told')]);
  });
});
