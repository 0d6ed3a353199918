import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray, ne } from 'drizzle-orm';
import { players } from '../../../server/db/schema/competition';
import { events } from '../../../server/db/schema/matches';
import { saveStage } from '../../../server/ingest/save';
import { Stage } from '../../../server/ingest/stage';
import { importFile } from '../../../server/kbo/importFile';
import { exportFile, VERSION } from '../../../server/merging/exportFile';
import { erasePlayer } from '../../../server/merging/erasures';
import { FETCHED_FOLDER } from '../../../server/domain/fetchedPicture';
import { typeInto } from '../../support/serverOffice';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { onBothEngines } from '../../support/serverEngines';

const NAME = 'Xaver Unverwechselbar';
const HASH = 'a'.repeat(32);
const PICTURE = `/bilder/geholt/${HASH}-${'b'.repeat(32)}.png`;
const OTHER = `${'d'.repeat(32)}-${'b'.repeat(32)}`;
const folder = mkdtempSync(join(tmpdir(), 'kbo-erasures-'));
afterAll(() => rmSync(folder, { recursive: true }));

onBothEngines('A player who is erased', (engine) => {
  const yesterday = join(folder, `${engine.name}-yesterday`);
  let server: TestServer;
  let player: string;
  beforeAll(async () => {
    server = await startServer(await engine.fresh());
    const [event] = await server.store.db.select().from(events).where(eq(events.type, 'goal'));
    player = event?.playerId ?? '';
    await server.store.write(async (tx, invalidate) => {
      const seen = { name: NAME, image: PICTURE };
      await tx
        .update(players)
        .set({ ...seen, birthday: '1990-02-03', number: '87' })
        .where(eq(players.id, player));
      await tx
        .update(events)
        .set({ ...seen, number: '87' })
        .where(eq(events.playerId, player));
      invalidate('*');
    });
  });
  afterAll(() => server.close());

  const CALLS = () => [
    'leagues/code/QL1',
    'webClient/matches/league/QL1/index',
    'webClient/leaderboard/QL1/goal',
    'webClient/table/league/QL1/current',
    `webClient/player/detail/${player}`,
  ];
  const shown = async () =>
    JSON.stringify(await Promise.all(CALLS().map(async (call) => (await server.ask(call)).body)));
  const stored = async () => {
    const file = join(folder, `${engine.name}-now`);
    await exportFile(server.store, file);
    return readFileSync(file, 'utf8');
  };

  it('is named nowhere any more, while results stay; a restore does not bring the name back', async () => {
    expect(await shown()).toContain(NAME);
    await exportFile(server.store, yesterday);
    const table = await server.get('webClient/table/league/QL1');
    const stats = (await server.get(`webClient/player/${player}/summary`)) as object;

    const data = join(folder, engine.name);
    const pictures = join(data, FETCHED_FOLDER);
    const [copy, earlier, another] = ['b', 'c'].map((of) => `${HASH}-${of.repeat(32)}.png`).concat(`${OTHER}.png`);
    mkdirSync(pictures, { recursive: true });
    for (const file of [copy, earlier, another]) writeFileSync(join(pictures, file ?? ''), '');
    const office = typeInto(server, { DATA_DIR: data });
    await office('player', 'rename', player, NAME.toUpperCase());
    await office('player', 'rename', player, NAME);
    expect((await office('player', 'anonymise', player, '--dry-run')).out).toContain('Nur geprüft');
    expect(readdirSync(pictures)).toHaveLength(3);
    expect(await shown()).toContain(NAME);
    expect(JSON.parse((await office('player', 'anonymise', player, '--json')).out).result.pictures).toContain(PICTURE);
    expect((await office('player', 'anonymise', player)).out).toContain('Nichts zu ändern.');
    expect((await office('audit')).out).toContain('kbo player anonymise');
    expect(readdirSync(pictures)).toEqual([another]);
    for (const text of [await shown(), await stored()]) {
      expect(text.toUpperCase()).not.toContain(NAME.toUpperCase());
      expect(text).not.toContain(PICTURE);
      expect(text).not.toContain('1990-02-03');
      expect(text).toContain(player);
    }
    expect(await server.get('webClient/table/league/QL1')).toEqual(table);
    expect(await server.get(`webClient/player/${player}/summary`)).toEqual(stats);

    await importFile(server.store, yesterday);
    expect(await stored()).not.toContain(NAME);
    expect(await shown()).not.toContain(NAME);
  });

  it('is not brought back by what a source goes on telling, which counts as no change', async () => {
    const stage = new Stage();
    const seen = { name: NAME, image: 'https://api.example.org/x.png', number: '87' };
    stage.put('players', 'list[0]', { id: player, ...seen, birthday: '1990-02-03' });
    for (const { id } of await server.store.db.select().from(events).where(eq(events.playerId, player)))
      stage.put('events', 'report', { id, player_id: player, ...seen });
    expect(await saveStage(server.store, stage)).toEqual([]);
    expect(await stored()).not.toContain(NAME);
    expect(await shown()).not.toContain(NAME);
  });

  it('keeps a picture that others show', async () => {
    const [one, two] = await server.store.db.select().from(players).where(ne(players.id, player)).limit(2);
    const image = `/bilder/geholt/${OTHER}.png`;
    const both = inArray(players.id, [one?.id ?? '', two?.id ?? '']);
    await server.store.db.update(players).set({ image }).where(both);
    expect((await erasePlayer(server.store, one?.id ?? '')).pictures).not.toContain(image);
    expect((await erasePlayer(server.store, two?.id ?? '')).pictures).toContain(image);
  });

  it('is erased from a restored database, too, once the record of erasures is there', async () => {
    const record = join(folder, `${engine.name}-record`);
    const [head = '', ...rows] = (await stored()).split('\n');
    const partial = JSON.stringify({ ...JSON.parse(head), version: VERSION - 1 });
    writeFileSync(record, [partial, ...rows.filter((row) => row.includes('"erasures"'))].join('\n'));
    const restored = await startServer(await engine.fresh());
    await importFile(restored.store, yesterday);
    expect(JSON.stringify(await restored.get(`webClient/player/detail/${player}`))).toContain(NAME);
    await importFile(restored.store, record);
    expect(JSON.stringify(await restored.get(`webClient/player/detail/${player}`))).not.toContain(NAME);
    await restored.close();
  });

  it('must be one that there is', async () => {
    await expect(erasePlayer(server.store, '00000000-0000-4000-8000-000000000000')).rejects.toThrow('Player not found');
  });
});
