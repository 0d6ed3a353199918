import { eq } from 'drizzle-orm';
import { tag } from '../../../server/cache/tags';
import { clubs } from '../../../server/db/schema/competition';
import { addGoal, cancelMatch } from '../../../server/modules/matches/commands';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { onBothEngines } from '../../support/serverEngines';
import { ids, unknownId } from '../../support/serverIds';

onBothEngines('Pages for messengers (docs/behaviour.md 15)', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(await engine.fresh(), { publicOrigins: ['http://kbo.example', 'https://alt.example'] });
  });
  afterEach(() => server.reset());
  afterAll(() => server.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { host: 'kbo.example', ...headers } });
  /** What a crawler reads: every `<meta>` by its name, the title, canonical address and refresh. */
  const read = async (url: string) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(200);
    const metas = [...body.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)];
    return {
      ...Object.fromEntries(metas.map(([, name = '', content = '']) => [name, content])),
      canonical: /<link rel="canonical" href="([^"]*)">/.exec(body)?.[1],
      refresh: /<meta http-equiv="refresh" content="([^"]*)">/.exec(body)?.[1],
    } as Record<string, string | undefined>;
  };

  it('a match that was played', async () => {
    const page = await read(`/teilen/match/${ids.finished.toLowerCase()}`);
    const title = 'FC Quarzelhof 2:1 SV Zirbelquell · Spieltag 1';
    const picture = `http://kbo.example/bilder/teilen/match/${ids.finished}.png`;
    expect(page).toMatchObject({
      'og:title': title,
      'twitter:title': title,
      'og:description': 'Quarzliga 1 · So., 12.10.2025 · 11:00 · Platz Murmelau',
      'og:url': `http://kbo.example/teilen/match/${ids.finished}`,
      'og:image': picture,
      'twitter:image': picture,
      'twitter:card': 'summary_large_image',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title,
      canonical: `http://kbo.example/teilen/match/${ids.finished}`,
      refresh: `0; url=/#/match/${ids.finished}?liga=QL1`,
    });
    expect((await get(`/bilder/teilen/match/${ids.finished}.png`)).headers['content-type']).toBe('image/png');
  });

  it.each([
    [ids.next, 'FC Quarzelhof gegen KFC Murmelstein · So., 02.11.'],
    [ids.undated, 'Union Distelfink gegen SV Zirbelquell · Spieltag 4'],
    [ids.live, 'SV Zirbelquell 0:0 FC Quarzelhof · Spieltag 2'],
    [ids.abandoned, 'KFC Murmelstein 1:1 Union Distelfink · Spieltag 1'],
  ])('the title of match %s is %s', async (id, title) => {
    expect((await read(`/teilen/match/${id}`))['og:title']).toBe(title);
  });

  it('a goal, a cancellation and a new name are shown at once', async () => {
    const title = async (id: string) => (await read(`/teilen/match/${id}`))['og:title'];
    expect(await title(ids.live)).toContain('0:0');
    await addGoal(server.store, { matchId: ids.live, playerId: ids.ferdl, minute: 20 });
    expect(await title(ids.live)).toBe('SV Zirbelquell 0:1 FC Quarzelhof · Spieltag 2');
    expect(await title(ids.next)).toContain(' gegen ');
    await cancelMatch(server.store, ids.next, 'home');
    expect(await title(ids.next)).toMatch(/6:0|0:6/);
    await server.store.write(async (tx, invalidate) => {
      await tx.update(clubs).set({ teamName: `"><script>boom('&')</script>` }).where(eq(clubs.id, ids.quarz));
      invalidate(tag.club(ids.quarz));
    });
    const { body } = await get(`/teilen/match/${ids.live}`);
    expect(body).toContain('&quot;&gt;&lt;script&gt;boom(&#39;&amp;&#39;)&lt;/script&gt;');
    expect(body).not.toContain('<script');
  });

  it.each([
    [`team/${ids.quarz}`, 'FC Quarzelhof · Quarzliga 1', `/team-detail/${ids.quarz}?liga=QL1`],
    [`spieler/${ids.ferdl}`, 'FERDL quastenberger · FC Quarzelhof', `/player-detail/${ids.ferdl}?liga=QL1`],
    [`news/${ids.article}`, 'Runde 7', `/news-detail/${ids.article}?liga=QL1`],
    [`news/${ids.general}`, 'Hinweis an alle', `/news-detail/${ids.general}`],
    ['tabelle/QL1', 'Tabelle · Quarzliga 1', '/tabelle?liga=QL1'],
    ['tabelle/PL1', 'Tabelle · Pausenliga', '/tabelle?liga=PL1'],
  ])('%s is called %s', async (path, title, route) => {
    const page = await read(`/teilen/${path}`);
    expect([page['og:title'], page['refresh']]).toEqual([title, `0; url=/#${route}`]);
    expect(page['description']).not.toBe('');
    const picture = page['og:image'];
    if (picture !== undefined) expect((await get(new URL(picture).pathname)).statusCode).toBe(200);
  });

  it('a team tells its place, a table its first three', async () => {
    expect((await read(`/teilen/team/${ids.quarz}`))['description']).toMatch(/^\d\. Platz · \d+ Pkt\. · /);
    expect((await read('/teilen/tabelle/QL1'))['description']).toMatch(/^1\. .+ \(\d+ Pkt\.\), 2\. .+, 3\. /);
  });

  it('keeps the strict content policy and answers 304 as everything else', async () => {
    const { headers } = await get(`/teilen/match/${ids.finished}`);
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'text/html; charset=utf-8',
      'public, no-cache',
    ]);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    const again = await get(`/teilen/match/${ids.finished}`, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    unknownId,
    'nix',
    '%00',
    '%22%3E%3Cscript%3E',
    '..%2f..',
    '__proto__',
    'undefined',
    '😀',
    'x'.repeat(190),
    'x'.repeat(500),
  ])('%s is a 404 with a link home, and no picture', async (id) => {
    for (const kind of ['match', 'team', 'spieler', 'news', 'tabelle']) {
      const { statusCode, headers, body } = await get(`/teilen/${kind}/${encodeURI(id).replaceAll('%25', '%')}`);
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).toContain('<a href="/">Zur Startseite</a>');
    }
    for (const kind of ['match', 'tabelle'])
      expect((await get(`/bilder/teilen/${kind}/${encodeURI(id).replaceAll('%25', '%')}.png`)).statusCode).toBe(404);
  });

  it.each(['kbo.example', 'KBO.example:80', 'kbo.example.', 'Kbo.Example.:80'])(
    'a page asked for at %s names one and the same address',
    async (host) => {
      const { body } = await get('/teilen/tabelle/QL1', { host });
      expect(body).toContain('"http://kbo.example/teilen/tabelle/QL1"');
      expect(body).toContain('"http://kbo.example/bilder/teilen/tabelle/QL1.png"');
    },
  );

  it.each([
    ['alt.example', 'https://alt.example'],
    ['fremd.example', 'http://kbo.example'],
    ['x"><script>', 'http://kbo.example'],
  ])('a page asked for at %s names %s', async (host, origin) => {
    const { body } = await get('/teilen/tabelle/QL1', { host });
    expect(body).toContain(`"${origin}/bilder/teilen/tabelle/QL1.png"`);
    expect(body).not.toMatch(/<script|fremd/);
  });
});
