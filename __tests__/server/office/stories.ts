import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Federation } from '../../../server/demo/load';
import { check } from '../../../server/kbo/check';
import { startServer } from '../../support/serverApp';
import type { Json, TestServer } from '../../support/serverApp';
import { onBothEngines } from '../../support/serverEngines';
import { emptyFolders } from '../../support/serverFolders';
import { typeInto } from '../../support/serverOffice';
import { registrationOf } from '../../support/serverRegistration';

const KINDS = ['ligen', 'vereine', 'spieler', 'spielplan', 'ergebnisse', 'ereignisse'];
const NOTHING: Federation = {
  leagues: [],
  slides: [],
  seasons: [],
  clubs: [],
  players: [],
  postponements: [],
  matches: [],
  lineups: [],
  events: [],
  news: [],
  transfers: [],
  users: [],
};

onBothEngines('A federation’s office through its season, without SQL', (engine) => {
  const folders = emptyFolders();
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(await engine.fresh(), {
      federation: NOTHING,
      now: () => new Date('2026-11-29T12:00:00Z'),
    });
  });
  afterAll(() => {
    folders.remove();
    return server.close();
  });
  const done = async (...words: string[]): Promise<string> => {
    const { code, out, complaint } = await typeInto(server)(...words, '--by', 'vroni');
    if (code !== 0) throw new Error(complaint);
    return out;
  };
  const result = async (...words: string[]): Promise<Json> => JSON.parse(await done(...words, '--json')).result;
  const points = async () => {
    const table = (await server.get('webClient/leagues/W1A/current/table')) as { name: string; points: number }[];
    expect(await check(server.store.db)).toEqual([]);
    return Object.fromEntries(table.map((row) => [row.name, row.points]));
  };
  const matches = () => server.get('webClient/matches/league/W1A/primary') as Promise<Json[]>;
  const matchOf = async (gameday: number, home: string): Promise<string> =>
    (await matches()).find((one) => one.details.gameday === gameday && one.home_blanket.name === home).id;

  it('each story shows in table and pages as expected', async () => {
    const { dataDir } = await folders.fresh();
    // Leagues, clubs, players, fixtures, results and reports come in.
    for (const kind of KINDS) await done('sheet', 'import', kind, `docs/office/${kind}.csv`);
    const start = await points();
    expect(start).toEqual({ 'FC Beispiel': 7, 'KSV Vorlage': 5, 'SV Musterhof': 3, 'Union Probegasse': 1 });

    // A result is corrected, a late goal entered, a wrong one taken out.
    const opening = await matchOf(1, 'FC Beispiel');
    await done('match', 'event', 'add', opening, 'goal', '--minute', '30', '--player', '00102');
    expect((await server.get(`webClient/match/detail/${opening}`)).score).toEqual({ home: 4, away: 1 });
    const { events } = await server.get(`webClient/match/detail/${opening}`);
    await done('match', 'event', 'remove', opening, events.at(-1).id as string);
    expect(await points()).toEqual(start);
    const open = (await matches()).filter(({ status }) => status === 'pending');
    const next = open[0];
    await done('match', 'result', next.id as string, '2:2');
    const drawn = await points();
    for (const side of [next.home_blanket.name, next.away_blanket.name] as string[])
      expect(drawn[side]).toBe((start[side] ?? 0) + 1);
    await done('match', 'status', next.id as string, 'pending');
    expect(await points()).toEqual(start);

    // A referee's report decides a match, another one is annulled, one is moved.
    await done('match', 'award', opening, '0:6', '--reason', 'Spieler ohne Berechtigung');
    expect(await points()).toMatchObject({ 'FC Beispiel': 4, 'SV Musterhof': 6 });
    await done('match', 'annul', opening, '--reason', 'Beschluss vom 12.11.');
    expect(await points()).toMatchObject({ 'FC Beispiel': 4, 'SV Musterhof': 3 });
    await done('match', 'move', next.id as string, '--date', '6.12.2026', '--time', '11:00');
    expect((await server.get(`webClient/match/detail/${next.id}`)).details.date).toBe('2026-12-06T11:00:00Z');

    // Points are taken.
    await done('club', 'points', 'KSV Vorlage', '-3', '--reason', 'Beschluss vom 12.11.');
    expect(await points()).toMatchObject({ 'KSV Vorlage': 2 });
    const allTime = (await server.get('webClient/table/league/W1A')) as { name: string; points: number }[];
    expect(allTime.find(({ name }) => name === 'KSV Vorlage')?.points).toBe(2);

    // A player is suspended and freed, two entries become one, a name is mended, a person is forgotten.
    const blocked = async () => JSON.stringify(await server.get('webClient/blocked/league/W1A'));
    await done('player', 'ban', '00102', '--until', '31.12.2026', '--reason', 'Urteil 1');
    expect(await blocked()).toContain('00102');
    await done('player', 'unban', '00102');
    expect(await blocked()).not.toContain('00102');
    await done('player', 'rename', '00103', 'Oskar Brezenwirth');
    await done('player', 'merge', '00102', '00103');
    await done('player', 'anonymise', '00102');
    // Of the entry that he was merged from, too.
    expect(await done('audit', '--json')).not.toContain('Brezenwirth');
    const index = async () => JSON.stringify(await server.get('webClient/matches/league/W1A/index'));
    expect(`${await index()}${JSON.stringify(await server.get('webClient/leaderboard/W1A/goal'))}`).not.toContain(
      'Distelinger',
    );
    await points();

    // A club is renamed, another one withdraws.
    await done('club', 'rename', 'Union Probegasse', 'Union Neugasse');
    expect(await index()).toContain('Union Neugasse');
    await done('club', 'withdraw', 'Union Neugasse');
    const without = await points();
    expect(without['Union Neugasse']).toBe(1);
    expect(without['SV Musterhof']).toBeGreaterThan(3);

    // A registration is told of, seen and approved.
    const { status } = await server.ask('registrations/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: registrationOf('KFC Murmelstein'),
    });
    expect(status).toBe(200);
    const [registration] = JSON.parse(await done('registration', 'list', '--state', 'open', '--json'));
    await done('registration', 'approve', registration.id as string, '--league', 'W1A');
    expect(await points()).toMatchObject({ 'KFC Murmelstein': 0 });

    // Requests are opened, with the links that are answered.
    const transfer = await result('transfer', 'open', '--player', '00105', '--to', 'SV Musterhof');
    expect((await server.get(`transfers/${transfer.id}`)).status).toBe('warten');
    const pending = (await matches()).find(({ status: of }) => of === 'pending');
    const club = pending.home_blanket.name as string;
    const postponement = await result('postponement', 'open', '--match', pending.id as string, '--club', club);
    expect((await server.get(`postpone/${postponement.id}/id`)).status).toBe(true);
    await done('transfer', 'close', transfer.id as string);
    await done('postponement', 'close', postponement.id as string);

    // An article and a slide appear and go.
    const body = join(dataDir ?? '', 'body.html');
    writeFileSync(body, '<p>Herbstmeister</p>');
    const article = await result('news', 'add', '--title', 'Herbst', '--file', body, '--tag', 'W1A');
    await done(
      'slide',
      'add',
      '--league',
      'W1A',
      '--title',
      'Herbst',
      '--image',
      'https://kbo.example/a.jpg',
      '--news',
      article.id as string,
    );
    const home = async () => JSON.stringify(await server.get('webClient/home/league/W1A'));
    expect(await home()).toContain('Herbstmeister');
    await done('news', 'remove', article.id as string);
    expect(await home()).not.toContain('Herbstmeister');

    // The next season begins; the old one keeps its table.
    await done('season', 'start', 'W1A', '2027/28');
    expect(await points()).toMatchObject({ 'FC Beispiel': 0, 'KSV Vorlage': 0 });
    const [, old] = (await server.get('webClient/matches/league/W1A/index')) as Json[];
    expect(old.table.table.find(({ name }: { name: string }) => name === 'KSV Vorlage')).toMatchObject({
      adjustments: [{ points: -3, reason: 'Beschluss vom 12.11.' }],
    });

    // Who did what is on record, and no name of whom was forgotten.
    const record = await done('audit');
    expect(record).toContain('vroni: kbo club points');
    expect(record).not.toContain('Hannes Distelinger');
  });
});
