import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { clubs, leagues, players, seasons } from '../../../server/db/schema/competition';
import { events, matches, suspensions } from '../../../server/db/schema/matches';
import { audit } from '../../../server/db/schema/office';
import { check } from '../../../server/kbo/check';
import { erasePlayer } from '../../../server/merging/erasures';
import { serverDuring } from '../../support/serverDuring';
import { onBothEngines } from '../../support/serverEngines';
import { ids, unknownId } from '../../support/serverIds';
import { typeInto } from '../../support/serverOffice';
import { wildText } from '../../support/wildText';

const KINDS = ['ligen', 'vereine', 'spieler', 'spielplan', 'ergebnisse', 'ereignisse'];
const HOSTILE = [
  '=1+1',
  "'",
  '"',
  '\0',
  '\u202E',
  '9'.repeat(400),
  '1e9',
  '-1',
  '<b>x</b>',
  '../..',
  '__proto__',
  '31.02.2026',
];

onBothEngines('Spreadsheets of the office', (engine) => {
  const server = serverDuring(() => engine.fresh());
  afterEach(() => server.reset());
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const kbo = (...words: string[]) => typeInto(server)(...words);
  const path = join(folder, 'datei.csv');
  /** What is said about a file of these lines, with its name as an office would type it. */
  const bring = async (kind: string, lines: readonly string[], ...options: string[]) => {
    writeFileSync(path, lines.join('\r\n'));
    const { code, out, complaint } = await kbo('sheet', 'import', kind, path, ...options);
    return { code, said: `${out}${complaint}`.replaceAll(`${folder}/`, '').split('\n') };
  };
  const everything = async () =>
    JSON.stringify(
      await Promise.all(
        [leagues, seasons, clubs, players, matches, events, audit].map((table) => server.store.db.select().from(table)),
      ),
    );
  const matchOf = async (id: string) => (await server.store.db.select().from(matches).where(eq(matches.id, id)))[0];

  const fixtures = 'Liga;Saison;Spieltag;Heim;Gast;';

  it('that are wrong are complained about all at once, and nothing of them is written', async () => {
    const before = await everything();
    const { code, said } = await bring('spielplan', [
      `${fixtures}Datum;Zeit`,
      'QL1;2025/26;9.;FC Quarzelhof;SV Zirbelquell;06.12.2026;11:00',
      'QL1;2025/26;1;FC Quarzelhoff;Zirbel;31.02.2026;25:00',
      'QL2;;0;FC Quarzelhof;SV Zirbelquell;;11:00',
      ';;3;;;;',
    ]);
    expect(code).toBe(1);
    expect(said).toEqual([
      'datei.csv:3 Spalte Heim: „FC Quarzelhoff“ gibt es in QL1 nicht (meinst du „FC Quarzelhof“?)',
      'datei.csv:3 Spalte Gast: „Zirbel“ gibt es in QL1 nicht',
      'datei.csv:4 Spalte Liga: „QL2“ gibt es nicht (meinst du „QL1“?)',
      'datei.csv:4 Spalte Spieltag: „0“ ist keine Zahl von 1 bis 99',
      'datei.csv:5 Spalte Liga: fehlt',
    ]);
    expect(await everything()).toBe(before);
  });

  it('say what is new, changed and the same, and are noted once', async () => {
    const lines = [
      `${fixtures}Datum;Zeit`,
      'ql1;;3.;fc quarzelhof;KFC  Murmelstein;2025-11-02;',
      'QL1;;4;KFC Murmelstein;FC Quarzelhof;09.11.2025;11:00',
      'QL1;;5;KFC Murmelstein;SV Zirbelquell;16.11.2025;9:30:00',
    ];
    expect((await bring('spielplan', lines, '--dry-run')).said[0]).toBe('1 neu, 1 geändert, 1 gleich');
    expect((await bring('spielplan', lines, '--by', 'Vroni')).said).toEqual(['1 neu, 1 geändert, 1 gleich']);
    expect(await matchOf(ids.far)).toMatchObject({ kickoff: '2025-11-09T11:00:00Z', location: 'Platz Murmelau' });
    expect((await bring('spielplan', lines)).said).toEqual(['0 neu, 0 geändert, 3 gleich', 'Nichts zu ändern.']);
    expect(await server.store.db.select({ by: audit.by }).from(audit)).toEqual([{ by: 'Vroni' }]);
  });

  it('bring results, as spreadsheets spoil them, and the running points with them', async () => {
    const { said } = await bring('ergebnisse', [
      `${fixtures}Ergebnis`,
      'QL1;;1;FC Quarzelhof;SV Zirbelquell;02:01:00',
      'QL1;;2;SV Zirbelquell;FC Quarzelhof;03:00',
      'QL1;;3;FC Quarzelhof;KFC Murmelstein;',
    ]);
    expect(said).toEqual(['0 neu, 1 geändert, 2 gleich']);
    expect(await matchOf(ids.live)).toMatchObject({ status: 'done', homeScore: 3, awayScore: 0 });
    expect((await check(server.store.db)).filter((finding) => finding.includes('points'))).toEqual([]);
    const table: { id: string; points: number }[] = await server.get('webClient/leagues/QL1/current/table');
    expect(table.find(({ id }) => id === ids.zirbel)?.points).toBe(3);

    expect(
      (await bring('ergebnisse', [`${fixtures}Ergebnis`, 'QL1;;3;FC Quarzelhof;KFC Murmelstein;02.01.2026'])).said,
    ).toEqual([
      expect.stringMatching(/^datei\.csv:2 Spalte Ergebnis: „02\.01\.2026“ .* nimm Tore Heim und Tore Gast$/),
    ]);
    expect(
      (
        await bring('ergebnisse', [
          `${fixtures}Tore Heim;Tore Gast;Halbzeit Heim;Halbzeit Gast;Status`,
          'QL1;;3;FC Quarzelhof;KFC Murmelstein;2;;;;',
          'QL1;;4;KFC Murmelstein;FC Quarzelhof;1;1;2;0;',
          'QL1;;4;Union Distelfink;SV Zirbelquell;;;;;gespielt',
          'QL1;;1;FC Quarzelhof;SV Zirbelquell;;;;;offen',
          'QL1;;3;KFC Murmelstein;FC Quarzelhof;1;0;;;',
        ])
      ).said,
    ).toEqual([
      'datei.csv:2 Spalte Tore Gast: fehlt',
      'datei.csv:3 Spalte Halbzeit Heim: und Halbzeit Gast haben mehr Tore als das Ergebnis',
      'datei.csv:4 Spalte Tore Heim: fehlt zu „gespielt“',
      `datei.csv:5 Spalte Status: lässt sich hier nicht zurücksetzen: kbo match status ${ids.finished} pending`,
      'datei.csv:6 Spalte Spieltag: hat dieses Spiel nicht (meinst du den 4.?)',
    ]);
  });

  it('bring goals and cards, not more of them than the result has', async () => {
    await bring('ergebnisse', [`${fixtures}Tore Heim;Tore Gast`, 'QL1;;3;FC Quarzelhof;KFC Murmelstein;2;0']);
    const head = 'Liga;Spieltag;Heim;Gast;Minute;Art;Team;SID;Spieler';
    const match = 'QL1;3;FC Quarzelhof;KFC Murmelstein';
    const goals = [
      `${match};10;Tor;;40019;Quastenberger Ferdl`,
      `${match};10;Tor;;40019;`,
      `${match};20;gelb;Gast;;Ein Gast`,
    ];
    expect((await bring('ereignisse', [head, ...goals])).said).toEqual(['3 neu, 0 geändert, 0 gleich']);
    expect((await bring('ereignisse', [head, ...goals])).said[0]).toBe('0 neu, 0 geändert, 3 gleich');
    const report = await server.get(`webClient/match/detail/${ids.next}`);
    expect(report.events.map(({ type, name }: { type: string; name: string }) => [type, name])).toEqual([
      ['goal', 'FERDL quastenberger'],
      ['goal', 'FERDL quastenberger'],
      ['yellowCard', 'Ein Gast'],
    ]);
    expect(
      (
        await bring('ereignisse', [
          head,
          `${match};30;Eigentor;KFC Murmelstein;40011;`,
          `${match};30;Foul;;40017;Resi Wollgrasser`,
          `${match};30;Gelb;Union Distelfink;40017;`,
          `${match};30;Gelb;;40017;`,
          'QL1;4;KFC Murmelstein;FC Quarzelhof;1;Tor;;40019;',
        ])
      ).said,
    ).toEqual([
      'datei.csv:3 Spalte Art: „Foul“ ist keines von Tor, Eigentor, Gelb, Gelb-Rot, Rot',
      'datei.csv:3 Spalte Spieler: „Resi Wollgrasser“ hat nicht die SID 40017, die gehört „Poldi Zwirnhuber“',
      'datei.csv:4 Spalte Team: „Union Distelfink“ spielt hier nicht; es spielen „FC Quarzelhof“ und „KFC Murmelstein“',
      'datei.csv:5 Spalte Team: fehlt: Der Spieler ist jetzt bei keiner der beiden Mannschaften',
      'datei.csv:6 Spalte Spieltag: hat für dieses Spiel noch kein Ergebnis; zuerst: kbo sheet import ergebnisse',
    ]);
    expect((await bring('ereignisse', [head, `${match};30;Eigentor;KFC Murmelstein;40011;`])).said).toEqual([
      'datei.csv:2 Spalte Art: ergäbe 3:0 Tore, das Ergebnis ist 2:0',
    ]);
  });

  it('bring another name of a player to the goals, too', async () => {
    expect((await bring('spieler', ['SID;Name', '40019;Ferdl Quastenberger-Zwirn'])).said).toEqual([
      '0 neu, 1 geändert, 0 gleich',
    ]);
    const board: { name: string }[] = await server.get('webClient/leaderboard/QL1/goal');
    expect(board.map(({ name }) => name)).toContain('Ferdl Quastenberger-Zwirn');
  });

  it('bring cards that ban, as long as the ban is not over, and once', async () => {
    await bring('ergebnisse', [`${fixtures}Tore Heim;Tore Gast`, 'QL1;;2;SV Zirbelquell;FC Quarzelhof;1;0']);
    const head = 'Liga;Spieltag;Heim;Gast;Minute;Art;Team;SID';
    const cards = [
      'QL1;2;SV Zirbelquell;FC Quarzelhof;30;Rot;;40019',
      'QL1;1;FC Quarzelhof;SV Zirbelquell;30;Rot;FC Quarzelhof;40011',
    ];
    expect((await bring('ereignisse', [head, ...cards])).said).toEqual([
      'datei.csv:2 Spalte Art: sperrt FERDL quastenberger bis 03.11.2025',
      '2 neu, 0 geändert, 0 gleich',
    ]);
    expect((await bring('ereignisse', [head, ...cards])).said[0]).toBe('0 neu, 0 geändert, 2 gleich');
    const blocked: { player: string; blockdate: string }[] = await server.get('webClient/blocked/league/QL1');
    expect(blocked.find(({ player }) => player === ids.ferdl)?.blockdate).toBe('2025-11-03T07:00:00Z');
    expect(await server.store.db.$count(suspensions)).toBe(1);
  });

  it('find players by numbers that lost their zeros, and move them with who is captain', async () => {
    await server.store.db.update(players).set({ sid: '0040019' }).where(eq(players.id, ids.ferdl));
    const { said } = await bring('spieler', ['SID;Verein;Nummer;Kapitän', '40019;KFC Murmelstein;10,0;ja', '40011;;;']);
    expect(said).toEqual(['0 neu, 2 geändert, 0 gleich']);
    const [ferdl] = await server.store.db.select().from(players).where(eq(players.id, ids.ferdl));
    expect(ferdl).toMatchObject({ sid: '0040019', number: '10', clubId: ids.murmel });
    const captains = await server.store.db.select({ id: clubs.id, captain: clubs.captainId }).from(clubs);
    expect(captains.filter(({ captain }) => captain !== null)).toEqual([{ id: ids.murmel, captain: ids.ferdl }]);
  });

  it('bring nobody back who was erased, and lift no ban', async () => {
    await erasePlayer(server.store, ids.ferdl);
    const head = 'SID;Name;Geburtstag;Spielberechtigung';
    expect((await bring('spieler', [head, '40019;FERDL quastenberger;1999;Spielberechtigt'])).said[0]).toBe(
      '0 neu, 0 geändert, 1 gleich',
    );
    expect((await bring('spieler', [head, '40017;Poldi Zwirnhuber;1997;Spielberechtigt'])).said).toEqual([
      'datei.csv:2 Spalte Spielberechtigung: Sperren setzt und löst nur: kbo player ban, kbo player unban',
    ]);
  });

  it('name ids that are known, once, and of what the row is about', async () => {
    const head = `ID;${fixtures}Tore Heim;Tore Gast`;
    const other = 'QL1;2025/26;4;KFC Murmelstein;FC Quarzelhof;1;0';
    expect(
      (
        await bring('ergebnisse', [
          head,
          `${ids.far.toLowerCase()};${other}`,
          `;${other}`,
          `${unknownId};${other}`,
          `${ids.next};QL1;2025/26;1;FC Quarzelhof;SV Zirbelquell;1;0`,
        ])
      ).said,
    ).toEqual([
      'datei.csv:3 Spalte Gast: steht schon in datei.csv:2',
      `datei.csv:4 Spalte ID: „${unknownId}“ gibt es nicht; bei Neuem bleibt die Zelle leer`,
      'datei.csv:5 Spalte ID: gehört zu einem anderen Spiel: FC Quarzelhof – KFC Murmelstein, 3. Spieltag',
    ]);
  });

  it('tell a league that it has one season, and one of a name', async () => {
    expect(
      (
        await bring('ligen', [
          'Code;Name;Bundesland;Saison',
          'NL1;Neuliga;Kärnten;2026/27',
          'QL1;Quarzliga 1;Wien;2026/27',
        ])
      ).said,
    ).toEqual(['datei.csv:3 Spalte Saison: „2026/27“ läuft nicht; sie beginnt mit: kbo season start QL1 "2026/27"']);
    expect(
      (await bring('ligen', ['Code;Name;Bundesland;Saison', 'NL1;Neuliga;kärnten;2026/27', 'nl1;Neu;;'])).said,
    ).toEqual(['datei.csv:3 Spalte Code: steht schon in datei.csv:2']);
    expect((await bring('ligen', ['Code;Name;Bundesland;Saison', 'nl1;Neuliga;kärnten;2026/27'])).said).toEqual([
      'datei.csv:2 Spalte Saison: „2026/27“ ist neu in nl1 und läuft',
      '1 neu, 0 geändert, 0 gleich',
    ]);
    expect((await bring('vereine', ['Liga;Name', 'NL1;FC Quarzelhof'])).said).toEqual([
      'datei.csv:2 Spalte Name: „FC Quarzelhof“ gibt es schon in QL1; wer die Liga wechselt, braucht die Spalte ID',
      '1 neu, 0 geändert, 0 gleich',
    ]);
    const selection: { code: string; teamcount: number; state: string }[] = await server.get('webClient/selection');
    expect(selection.find(({ code }) => code === 'NL1')).toMatchObject({ teamcount: 1, state: 'kaernten' });
  });

  it('that were exported change nothing, whatever is stored', async () => {
    const spoil = (text: string) => ({ teamName: text, coachName: text, foundationYear: text, color: text });
    const names = ['=HYPERLINK("x")', '\t@x', ' \u00A0FC  "A";b\nc ', "'=x", 'Ž „x“ \u0301e'];
    const all = await server.store.db.select().from(clubs);
    for (const [index, { id }] of all.entries())
      await server.store.db
        .update(clubs)
        .set(spoil(names[index % names.length] ?? ''))
        .where(eq(clubs.id, id));
    const person = { name: '+43 \t', birthday: '1.1.90', number: '-', nationality: '\uFFFD', image: 'javascript:x' };
    await server.store.db.update(players).set(person);
    await server.store.db.update(leagues).set({ name: '@SUM(1)', state: 'ausgetreten' });
    await server.store.db.update(matches).set({ location: '=1' });
    await server.store.db.update(events).set({ name: '-2' });
    const before = await everything();
    for (const kind of KINDS) {
      const { out } = await kbo('sheet', 'export', kind);
      expect(out.split(/[;\r\n]/).filter((cell) => /^"?[=+\-@\t]/.test(cell))).toEqual([]);
      expect((await bring(kind, [out])).said[0]).toMatch(/^0 neu, 0 geändert, \d+ gleich$/);
    }
    expect(await everything()).toBe(before);
  });

  it('by two offices at the same moment are written one after the other, each whole', async () => {
    const head = `${fixtures}Tore Heim;Tore Gast`;
    const files = ['1;0', '0;2'].map((score, index) => {
      const file = join(folder, `${index}.csv`);
      const rows = [
        '3;FC Quarzelhof;KFC Murmelstein',
        '4;KFC Murmelstein;FC Quarzelhof',
        '4;Union Distelfink;SV Zirbelquell',
      ];
      writeFileSync(file, [head, ...rows.map((row) => `QL1;;${row};${score}`)].join('\n'));
      return file;
    });
    const both = await Promise.all(files.map((file) => kbo('sheet', 'import', 'ergebnisse', file)));
    expect(both.map(({ out }) => out)).toEqual(['0 neu, 3 geändert, 0 gleich', '0 neu, 3 geändert, 0 gleich']);
    const scores = await Promise.all([ids.next, ids.far, ids.undated].map(matchOf));
    expect(new Set(scores.map((match) => `${match?.homeScore}:${match?.awayScore}`)).size).toBe(1);
    expect(await check(server.store.db)).toEqual([]);
  });

  if (engine.name === 'PGlite')
    it('are taken or refused whatever a cell holds, with the place of each complaint', async () => {
      const sheets = new Map<string, string[][]>();
      for (const kind of KINDS) {
        const { out } = await kbo('sheet', 'export', kind);
        sheets.set(
          kind,
          out
            .trim()
            .split('\r\n')
            .map((line) => line.split(';')),
        );
      }
      const cell = fc.oneof(fc.constantFrom(...HOSTILE), wildText({ maxLength: 40 }), fc.string());
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...KINDS),
          fc.nat(),
          fc.nat(),
          fc.boolean(),
          cell,
          async (kind, row, column, isNew, text) => {
            const [head = [], ...rows] = sheets.get(kind) ?? [];
            const cells = [...(rows[row % rows.length] ?? [])];
            if (isNew) cells[0] = '';
            cells[column % head.length] = quoted(text);
            const { code, said } = await bring(kind, [head.join(';'), cells.join(';')], '--dry-run');
            if (code !== 0) for (const line of said) expect(line).toMatch(/^datei\.csv:2( Spalte [A-Za-zäü ]+)?: ./);
            expect([0, 1]).toContain(code);
          },
        ),
        { numRuns: 150 },
      );
    });
});
