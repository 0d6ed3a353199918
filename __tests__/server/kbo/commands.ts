import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { openDatabase } from '../../../server/db/open';
import { clubs, players } from '../../../server/db/schema/competition';
import { lineups, matches } from '../../../server/db/schema/matches';
import { users } from '../../../server/db/schema/office';
import { check } from '../../../server/kbo/check';
import { COMMANDS } from '../../../server/kbo/commands';
import { addUser, changePassword, listUsers, removeUser } from '../../../server/kbo/users';
import type { TestServer } from '../../support/serverApp';
import { startServer } from '../../support/serverApp';
import { serverBuild } from '../../support/serverBuild';
import { onBothEngines, onPostgres } from '../../support/serverEngines';
import { emptyFolders } from '../../support/serverFolders';
import { ids, unknownId } from '../../support/serverIds';
import { SHORT_LIVED } from '../../support/serverProcess';

const person = { email: ' Vroni@Example.invalid', type: 'referee', first: 'Vroni', last: 'Zwirn' };
const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`vroni@example.invalid:${password}`).toString('base64')}`,
});

onBothEngines('The operator’s commands', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(await engine.fresh());
  });
  beforeEach(() => server.reset());
  afterAll(() => server.close());
  const signIn = async (password: string) =>
    (await server.ask('users/login', { method: 'POST', headers: basic(password) })).status;
  const run = (name: string, ...words: string[]) => COMMANDS[name]?.run(server.store, { words, options: {} });

  it('add a user, change the password and remove the user', async () => {
    await addUser(server.store, person, 'murmeltier-11');
    expect(await listUsers(server.store.db)).toContainEqual({ ...person, email: 'vroni@example.invalid' });
    await expect(addUser(server.store, person, 'murmeltier-11')).rejects.toThrow('exists already');
    await expect(addUser(server.store, { ...person, type: 'king' }, 'murmeltier-11')).rejects.toThrow('--type');
    expect(await signIn('murmeltier-11')).toBe(200);
    await changePassword(server.store, 'VRONI@example.invalid', 'siebenschläfer');
    expect([await signIn('murmeltier-11'), await signIn('siebenschläfer')]).toEqual([401, 200]);
    await expect(changePassword(server.store, 'vroni@example.invalid', 'kurz')).rejects.toThrow('at least 10');
    await removeUser(server.store, 'vroni@example.invalid');
    expect(await signIn('siebenschläfer')).toBe(401);
    await expect(removeUser(server.store, 'vroni@example.invalid')).rejects.toThrow('nobody has');
  });
  it('close and open the transfer window', async () => {
    await run('window', 'close');
    expect((await server.ask(`transfers/confirm/${ids.openTransfer}`)).status).toBe(400);
    await run('window', 'open');
    expect((await server.ask(`transfers/confirm/${ids.openTransfer}`)).status).toBe(200);
  });
  it('show the key of notifications, make another one, and count who is notified', async () => {
    const lines: string[] = [];
    const printed = jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
    await run('push', 'key');
    await run('push', 'key');
    await COMMANDS['push']?.run(server.store, { words: ['key'], options: { new: true } });
    await run('check');
    printed.mockRestore();
    const [key, again, other] = lines;
    expect([again === key, other === key, other?.length]).toEqual([true, false, key?.length]);
    expect(lines).toContain('0 browsers are notified');
  });
  it('list, erase and purge what is stored about people', async () => {
    const lines: string[] = [];
    const printed = jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
    await run('person', 'list');
    await run('person', 'export', 'resi@example.invalid');
    await run('person', 'erase', 'RESI@example.invalid');
    await run('person', 'list');
    await run('purge');
    printed.mockRestore();
    expect(lines[0]).toBe('resi@example.invalid');
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ users: [{ email: 'resi@example.invalid' }] });
    expect(lines.slice(2)).toEqual([
      'registrations: 0, answers: 0, tokens: 0, users: 1',
      'registrations: 0, answers: 0, tokens: 0, users: 0',
    ]);
  });
  it('find nothing in sound data, and each contradiction in others', async () => {
    const { db } = server.store;
    expect(await check(db)).toEqual([]);
    await db.update(clubs).set({ captainId: unknownId }).where(eq(clubs.id, ids.quarz));
    await db
      .update(lineups)
      .set({ players: [{ player: unknownId, number: 1 }] })
      .where(eq(lineups.matchId, ids.finished));
    await db.update(matches).set({ homeScore: 9 }).where(eq(matches.id, ids.finished));
    const findings = await check(db);
    expect(findings).toContain(`clubs.captain_id = ${unknownId}: no such row in players`);
    expect(findings).toContain(`line-up of match ${ids.finished} (home): no such player ${unknownId}`);
    expect(findings).toContainEqual(expect.stringMatching(`match ${ids.finished} stands 9:1, its goals say 2:1`));
    const printed = jest.spyOn(console, 'log').mockImplementation(() => {});
    expect(await run('check')).toBe(1);
    expect(printed.mock.calls.flat().slice(-2)).toEqual(['0 browsers are notified', `${findings.length} found`]);
    printed.mockRestore();
  });
});

onPostgres('A change from outside', (engine) => {
  it('is shown by a running server once it is notified', async () => {
    const where = await engine.fresh();
    const [here, there] = [await startServer(where), await startServer(where)];
    const name = async () => (await there.get(`webClient/player/detail/${ids.ferdl}`)).player.name as string;
    await name();
    await here.store.db.update(players).set({ name: 'Anders' }).where(eq(players.id, ids.ferdl));
    expect(await name()).not.toBe('Anders');
    await COMMANDS['outdate']?.run(here.store, { words: [], options: {} });
    const end = Date.now() + 10_000;
    while ((await name()) !== 'Anders' && Date.now() < end) await new Promise((done) => setTimeout(done, 20));
    expect(await name()).toBe('Anders');
    await here.close();
    await there.close();
  });
});

describe('npm run kbo', () => {
  const folders = emptyFolders();
  afterAll(folders.remove);
  let program = '';
  let folder = '';
  beforeAll(async () => {
    program = join(await serverBuild(), 'server/kbo/main.js');
    ({ dataDir: folder } = await folders.fresh());
  }, 120_000);
  const kbo = (input: string, ...words: string[]) => {
    const env = { PATH: process.env.PATH, DATA_DIR: folder };
    const { status, stdout, stderr } = spawnSync(process.execPath, [...SHORT_LIVED, program, ...words], {
      input,
      encoding: 'utf8',
      env,
    });
    return { status, stdout, stderr };
  };

  it('takes a password from a pipe, reports an error in one line without the data, and lists what there is', async () => {
    const add = ['user', 'add', 'a@example.invalid', '--type', 'admin', '--first', 'A', '--last', 'B'];
    expect(kbo('murmeltier-11\n', ...add)).toMatchObject({ status: 0, stderr: '' });
    expect(kbo('', 'user', 'list').stdout).toBe('a@example.invalid\tadmin\tA\tB\n');
    expect(kbo('murmeltier-11\n', ...add)).toMatchObject({
      status: 1,
      stderr: 'kbo: a@example.invalid exists already\n',
    });
    // By the recommendation, which tests of the server lower.
    const { db, close } = await openDatabase({ dataDir: folder });
    expect((await db.select().from(users))[0]?.passwordHash).toMatch(/^scrypt:131072:/);
    await close();
    expect(kbo('', 'fly')).toMatchObject({ status: 64, stderr: expect.stringContaining('kbo export FILE') });
  }, 120_000);
  it('explains every command, or one, to whoever asks, without a database', () => {
    for (const words of [['--help'], ['-h'], ['help']]) {
      const { status, stdout, stderr } = kbo('', ...words);
      expect([status, stderr]).toEqual([0, '']);
      for (const name of Object.keys(COMMANDS))
        expect(stdout).toMatch(new RegExp(`^kbo ${name}\\b.*\\n(?:kbo .*\\n)*    \\S`, 'm'));
    }
    for (const words of [
      ['user', '--help'],
      ['-h', 'user'],
      ['user', 'add', '--help'],
    ]) {
      const { status, stdout } = kbo('', ...words);
      expect([status, stdout]).toEqual([0, expect.stringContaining('kbo user remove EMAIL')]);
      expect(stdout).not.toContain('kbo export');
    }
  }, 120_000);
  it.each([
    [['exprot', 'x.jsonl'], 64, 'kbo: no exprot; did you mean export?'],
    [['Purge'], 64, 'kbo: no Purge; did you mean purge?'],
    [['hlep'], 64, 'kbo: no hlep; did you mean help?'],
    [['import', '--form', 'https://api.example/'], 64, 'kbo: no --form; did you mean --from?'],
    [['user', 'lits'], 1, 'user: no lits; did you mean list?'],
    [['window', 'clsoe'], 1, 'window: no clsoe; did you mean close?'],
    [['window'], 1, 'window: one of open, close'],
  ])(
    '%j names the nearest word',
    (words, code, said) => {
      const { status, stderr } = kbo('', ...words);
      expect([status, stderr]).toEqual([code, expect.stringContaining(said)]);
    },
    120_000,
  );
});
