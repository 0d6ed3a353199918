import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { clubs, players } from '../../../server/db/schema/competition';
import { isAboutData } from '../../../server/db/retry';
import { newId } from '../../../server/domain/text';
import { startServer } from '../../support/serverApp';
import type { Json, TestServer } from '../../support/serverApp';
import { onBothEngines } from '../../support/serverEngines';
import { ids } from '../../support/serverIds';
import { wildText } from '../../support/wildText';

/** Signs that become several letters when they are folded: five, eighteen, four, two, three. */
const GROWING = ['\u3300', '\ufdfa', '\u3316', 'þ', '\u{1d160}'];
/** Longer than the database lets a word be, once it is folded. */
const GROWN = '\u3300'.repeat(150);

const NAMES = [
  'Karl Müller',
  'Anna Mueller',
  'Franz Muller',
  'Josef Untermüller',
  'Ernst Großauer',
  'Čedomir Đorđević',
  'Jean-Luc O’Neill',
  'Zoë Ærøskøbing',
  '100%_Sicher',
  'Xaver Xu',
  'Ivo Đurić',
  'Ante Djuric',
];

onBothEngines('GET /api/suche (docs/api.md 10)', (engine) => {
  let server: TestServer;
  const person = {
    clubId: ids.quarz,
    sid: '1',
    number: '1',
    birthday: '',
    nationality: '',
    position: '',
    eligibility: 'Spielberechtigt' as const,
    registerDate: '',
  };
  beforeAll(async () => {
    server = await startServer(await engine.fresh());
    await server.store.db.insert(players).values(NAMES.map((name) => ({ ...person, id: newId(), name })));
    await server.store.db
      .insert(players)
      .values(Array.from({ length: 30 }, (_, index) => ({ ...person, id: newId(), name: `Doppler Nummer${index}` })));
  });
  afterAll(() => server.close());

  const search = async (q: string): Promise<Json[]> => (await server.get(`suche?q=${encodeURIComponent(q)}`)).items;
  const names = async (q: string) => (await search(q)).map(({ name }) => name);

  it('gives of players and clubs what is needed to choose one', async () => {
    expect(await search('poldi')).toEqual([
      {
        kind: 'player',
        id: ids.poldi,
        name: 'Poldi Zwirnhuber',
        club: 'SV Zirbelquell',
        league: 'QL1',
        image: '/bilder/p7.svg',
      },
    ]);
    expect(await search('quarzelhof')).toEqual([
      { kind: 'club', id: ids.quarz, name: 'FC Quarzelhof', league: 'QL1', image: '/bilder/1.svg' },
    ]);
  });

  it.each(['mueller', 'muller', 'Müller', 'MÜLLER', 'mu\u0308ller'])(
    '%s finds every Müller, starts of words first',
    async (q) => {
      expect(await names(q)).toEqual(['Anna Mueller', 'Franz Muller', 'Karl Müller', 'Josef Untermüller']);
    },
  );

  it.each([
    ['grossauer', 'Ernst Großauer'],
    ['GROẞAUER', 'Ernst Großauer'],
    ['dordevic cedo', 'Čedomir Đorđević'],
    ['Đorđević', 'Čedomir Đorđević'],
    ['oneill', 'Jean-Luc O’Neill'],
    ["o'neill luc", 'Jean-Luc O’Neill'],
    ['aeroskobing', 'Zoë Ærøskøbing'],
    ['zoe', 'Zoë Ærøskøbing'],
    ['müller k', 'Karl Müller'],
    ['sicher', '100%_Sicher'],
    ['100', '100%_Sicher'],
    ['xu', 'Xaver Xu'],
    ['ferdl QUAST', 'FERDL quastenberger'],
    ['berger', 'FERDL quastenberger'],
  ])('%s finds %s', async (q, name) => {
    expect(await names(q)).toEqual([name]);
  });

  it.each(['djuric', 'duric', 'Đurić'])('%s finds Đurić however it is written', async (q) => {
    expect(await names(q)).toEqual(['Ante Djuric', 'Ivo Đurić']);
  });

  it('whole words come before starts, starts before middles, each by name', async () => {
    await server.store.db
      .insert(clubs)
      .values(['Oberkreuz', 'Kreuzberg', 'SV Kreuz', 'Kreuz'].map((teamName) => ({ id: newId(), teamName, logo: '' })));
    expect(await names('kreuz')).toEqual(['Kreuz', 'SV Kreuz', 'Kreuzberg', 'Oberkreuz']);
  });

  it.each(['word', 'start', 'middle'])(
    'finds by %s in the index, also before the rows were ever counted',
    async (how) => {
      await server.store.db
        .insert(clubs)
        .values(Array.from({ length: 300 }, (_, index) => ({ id: newId(), teamName: `SV Holler ${index}`, logo: '' })));
      const plan = await server.store.db.execute(
        sql`explain select * from clubs
          where search_terms(team_name, 'entry')::tsvector @@
                (search_terms('oller', ${how})::tsquery && !!search_terms('oller', 'word')::tsquery)`,
      );
      expect(JSON.stringify(plan)).not.toContain('Seq Scan');
    },
  );

  it('gives at most twenty', async () => {
    expect(await names('doppler')).toHaveLength(20);
    expect(await names('nummer7')).toEqual(['Doppler Nummer7']);
  });

  it.each(['', 'x', ' x ', '%', '_', '__', '%%', "';--", '\\', '😀', '😀😀', '\u0000a', "'^':*", '((', '& |'])(
    '%j finds nobody and breaks nothing',
    async (q) => {
      const answer = await server.ask(`suche?q=${encodeURIComponent(q)}`);
      expect([answer.status, answer.body]).toEqual([200, { items: [] }]);
    },
  );

  it('five hundred letters, several q and none at all are answered', async () => {
    for (const query of [`?q=${'müller '.repeat(80)}`, `?q=${'x'.repeat(500)}`, '?q=a&q=b', '', '?q[]=ab'])
      expect((await server.ask(`suche${query}`)).status).toBe(200);
  });

  it('any text of up to 2,000 characters is answered, however much it grows when it is folded', async () => {
    const growing = fc
      .array(fc.oneof(fc.constantFrom(...GROWING, ' ', 'a'), wildText({ minLength: 1, maxLength: 1 })), {
        maxLength: 20,
      })
      .chain((signs) =>
        fc.integer({ min: 1, max: Math.floor(2_000 / (signs.length + 1)) }).map((n) => signs.join('').repeat(n)),
      );
    const texts = fc.oneof(
      growing,
      wildText({ maxLength: 2_000 }),
      fc.constantFrom(GROWN, ...GROWING.map((one) => one.repeat(1_000))),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (q) => {
        expect((await server.ask(`suche?q=${encodeURIComponent(q)}`)).status).toBe(200);
      }),
      { numRuns: 150, seed: 22 },
    );
  });

  it('a name that grows beyond what a word may be is stored all the same, and found by its beginning', async () => {
    for (const [index, sign] of GROWING.entries()) {
      await server.store.db
        .insert(players)
        .values({ ...person, id: newId(), name: `${sign.repeat(200)} Lang${index}` });
      await server.store.db.insert(clubs).values({ id: newId(), teamName: sign.repeat(1_000), logo: '' });
    }
    expect(await names('\u3300\u3300')).toEqual(expect.arrayContaining([`${'\u3300'.repeat(200)} Lang0`]));
    expect(await names('\u3300'.repeat(23))).toEqual(expect.arrayContaining([`${'\u3300'.repeat(200)} Lang0`]));
  });

  it('what a database says of data that it cannot take is told from other errors', async () => {
    const { db } = server.store;
    const tooLong = await db.execute(sql`select repeat('x', 3000)::tsquery`).catch(isAboutData);
    const noNumber = await db.execute(sql`select 'x'::text::int`).catch(isAboutData);
    const noTable = await db.execute(sql`select * from nowhere`).catch(isAboutData);
    expect([tooLong, noNumber, noTable]).toEqual([true, true, false]);
  });

  it('asks the database once for what was just searched, however it is written, and takes no room for it', async () => {
    const { built, entries } = server.store.answers.figures;
    for (const q of ['quastenb', 'QUASTENB', ' Quästenb ', 'quastenb\u0308', 'ｑuastenb'])
      expect(await search(q)).toHaveLength(1);
    const { built: after, entries: now } = server.store.answers.figures;
    expect([after - built, now - entries]).toEqual([1, 0]);
  });

  it('is revalidated each time, and unchanged is 304', async () => {
    const { headers } = await server.ask('suche?q=mueller');
    expect(headers['cache-control']).toBe('public, no-cache');
    expect((await server.ask('suche?q=mueller', { headers: { 'if-none-match': String(headers.etag) } })).status).toBe(
      304,
    );
  });
});
