import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from '../../../server/kbo/check';
import type { Federation } from '../../../server/demo/load';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { onBothEngines } from '../../support/serverEngines';
import { typeInto } from '../../support/serverOffice';

const FOLDER = 'docs/office';
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

onBothEngines('The federation of docs/office, by spreadsheets alone', (engine) => {
  let server: TestServer;
  const folder = mkdtempSync(join(tmpdir(), 'season-'));
  beforeAll(async () => {
    server = await startServer(await engine.fresh(), {
      federation: NOTHING,
      now: () => new Date('2026-11-29T12:00:00Z'),
    });
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
    return server.close();
  });
  const kbo = (...words: string[]) => typeInto(server)(...words);
  const file = (kind: string) => join(FOLDER, `${kind}.csv`);
  const importAll = async () => {
    const said: string[] = [];
    for (const kind of KINDS) {
      const { code, out, complaint } = await kbo('sheet', 'import', kind, file(kind));
      said.push(
        complaint === '' ? `${kind} ${code}: ${out.split('\n').at(out.endsWith('ändern.') ? -2 : -1)}` : complaint,
      );
    }
    return said;
  };
  const rows = (kind: string) => readFileSync(file(kind), 'utf8').trim().split('\n').length - 1;

  it('is all there is in the folder', () =>
    expect(readdirSync(FOLDER).sort()).toEqual(KINDS.map((kind) => `${kind}.csv`).sort()));
  it('comes into an empty database, and a second time changes nothing', async () => {
    const isNew = (kind: string) => kind !== 'ergebnisse';
    expect(await importAll()).toEqual(
      KINDS.map(
        (kind) => `${kind} 0: ${isNew(kind) ? rows(kind) : 0} neu, ${isNew(kind) ? 0 : rows(kind)} geändert, 0 gleich`,
      ),
    );
    expect(await importAll()).toEqual(KINDS.map((kind) => `${kind} 0: 0 neu, 0 geändert, ${rows(kind)} gleich`));
    expect(await check(server.store.db)).toEqual([]);
  });
  it('shows its tables, fixtures, reports and players', async () => {
    const leagues: { code: string; teamcount: number; season: string }[] = await server.get('webClient/selection');
    expect(leagues.map(({ code, teamcount, season }) => [code, teamcount, season])).toEqual([
      ['N1A', 4, '2026/27'],
      ['W1A', 4, '2026/27'],
    ]);
    const table: { id: string; name: string; points: number; scored: number; against: number }[] = await server.get(
      'webClient/leagues/W1A/current/table',
    );
    expect(table.map(({ name, points, scored, against }) => [name, points, `${scored}:${against}`])).toEqual([
      ['FC Beispiel', 7, '5:2'],
      ['KSV Vorlage', 5, '7:5'],
      ['SV Musterhof', 3, '5:7'],
      ['Union Probegasse', 1, '2:5'],
    ]);
    const fixtures: { id: string; details: { gameday: number }; status: string }[] = await server.get(
      'webClient/matches/league/W1A/primary',
    );
    expect(fixtures).toHaveLength(12);
    expect(fixtures.filter(({ status }) => status === 'done')).toHaveLength(6);
    const [first] = fixtures.filter(({ details }) => details.gameday === 1);
    const report = await server.get(`webClient/match/detail/${first?.id}`);
    expect(report).toMatchObject({ score: { home: 3, away: 1 }, halftime_score: { home: 3, away: 1 } });
    expect(report.events).toHaveLength(5);
    const scorers: { name: string; count: number; playerid: string }[] = await server.get(
      'webClient/leaderboard/W1A/goal',
    );
    const top = scorers[0];
    const { player } = await server.get(`webClient/player/detail/${top?.playerid}`);
    expect(player).toMatchObject({ name: top?.name, seasonstats: { goals_scored: top?.count } });
    const club = await server.get(`webClient/clubs/detail/${table[0]?.id}`);
    expect(club.club.players.filter(({ is_captain: isCaptain }: { is_captain: boolean }) => isCaptain)).toEqual([
      expect.objectContaining({ sid: '00105', name: 'Clemens Quastenfeld', birthday: '2003' }),
    ]);
  });
  it('is exported as it can be read again, without changing anything', async () => {
    for (const kind of KINDS) {
      const path = join(folder, `${kind}.csv`);
      writeFileSync(path, (await kbo('sheet', 'export', kind)).out);
      const { out } = await kbo('sheet', 'import', kind, path);
      expect(out).toMatch(/^0 neu, 0 geändert, \d+ gleich\nNichts zu ändern\.$/);
    }
  });
  it('goes on with another season, which begins when it is told to', async () => {
    const path = join(folder, 'naechste.csv');
    writeFileSync(path, 'Liga;Saison;Spieltag;Heim;Gast\nW1A;2027/28;1;SV Musterhof;FC Beispiel\n');
    const { out } = await kbo('sheet', 'import', 'spielplan', path);
    expect(out).toContain('„2027/28“ ist neu in W1A; sie läuft nach: kbo season start W1A "2027/28"');
    const running = async () => (await server.get('webClient/matches/league/W1A/primary')).length;
    expect(await running()).toBe(12);
    expect((await kbo('season', 'start', 'W1A', '2027/28')).out).toBe(
      'W1A: Es läuft die Saison 2027/28, bisher 2026/27.',
    );
    expect(await running()).toBe(1);
    expect(await check(server.store.db)).toEqual([]);
  });
});
