import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { tag } from '../../../server/cache/tags';
import { clubs } from '../../../server/db/schema/competition';
import { addGoal } from '../../../server/modules/matches/commands';
import { FRAME_SCRIPT } from '../../../server/modules/embed/settings';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { onBothEngines } from '../../support/serverEngines';
import { ids, unknownId } from '../../support/serverIds';

const PAGES = [
  '/einbetten/tabelle/QL1',
  '/einbetten/spieltag/QL1',
  `/einbetten/team/${ids.quarz}`,
  `/einbetten/match/${ids.finished}`,
] as const;

onBothEngines('Pages for frames of other sites (docs/api.md 10)', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(await engine.fresh(), { publicOrigins: ['http://kbo.example'] });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => server.reset());
  afterAll(() => server.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { host: 'kbo.example', ...headers } });
  const body = async (url: string): Promise<string> => (await get(url)).body;
  /** What a reader sees, in one line. */
  const words = async (url: string): Promise<string> =>
    (await body(url))
      .replace(/<style>[^]*<\/style>|<title>[^]*<\/title>/g, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();

  it('say what there is, in German', async () => {
    expect(await words(PAGES[0])).toMatch(
      /^Tabelle Quarzliga 1 .*Pl\. Mannschaft Sp S U N Tore Diff\. Pkt\. 1 .+ Stand \d\d:\d\d Kleinfeld Bund Österreich$/,
    );
    expect(await words(PAGES[0])).toContain('FC Quarzelhof 1 1 0 0 2:1 +1 3');
    expect(await words('/einbetten/spieltag/QL1?spieltag=1')).toMatch(
      /^Spieltag 1 Quarzliga 1 .*FC Quarzelhof 2:1 .*SV Zirbelquell So\., 12\.10\./,
    );
    expect(await words(PAGES[2])).toMatch(
      /^FC Quarzelhof Quarzliga 1 Jetzt .*Letztes Ergebnis .*2:1.*Tabelle .*FC Quarzelhof/,
    );
    expect(await words(PAGES[3])).toMatch(
      /^Spieltag 1 Quarzliga 1 .*FC Quarzelhof 2:1 .*SV Zirbelquell .*12\.10\.2025/,
    );
  });

  it.each(PAGES)(
    '%s is whole, small, without foreign hosts, and leads to the site in a window of its own',
    async (url) => {
      const { statusCode, headers, body: page } = await get(url);
      expect([statusCode, headers['content-type'], headers['set-cookie']]).toEqual([
        200,
        'text/html; charset=utf-8',
        undefined,
      ]);
      expect(page.length).toBeLessThan(30_000);
      expect(page).toMatch(/^<!doctype html>\n<html lang="de-AT" data-farbe="auto"/);
      const links = [...page.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => attributes);
      expect(links.length).toBeGreaterThan(3);
      for (const link of links)
        expect(link).toMatch(/^href="http:\/\/kbo\.example\/(?:#\/[^"]+)?" target="_blank" rel="noopener"$/);
      for (const [, source] of page.matchAll(/src="([^"]*)"/g)) expect(source).toMatch(/^\/(?:bilder|einbetten)\//);
      expect(page).not.toMatch(/ style=| on\w+=/);
    },
  );

  it('say so where a league has nothing to show', async () => {
    expect(await words(`/einbetten/tabelle/${ids.pause}`)).toMatch(/^Tabelle .+ Noch keine Tabelle\. Stand /);
    expect(await words(`/einbetten/spieltag/${ids.pause}`)).toMatch(/^Spieltag .+ Keine Spiele vorhanden\. Stand /);
  });

  it('any page may show them, and nothing else of ours', async () => {
    const policy = async (url: string) => String((await get(url)).headers['content-security-policy']);
    for (const url of [...PAGES, '/einbetten/tabelle/GIBTSNICHT']) {
      expect(await policy(url)).toContain('frame-ancestors *');
      expect((await policy(url)).split('; ')[0]).toBe("default-src 'none'");
      expect(await policy(url)).not.toMatch(/unsafe|https?:/);
    }
    for (const url of [
      '/teilen/tabelle/QL1',
      '/api/client/leagueList',
      '/oembed?url=x',
      '/nirgends',
      '/einbetten/liga/QL1',
    ])
      expect(await policy(url)).toContain("frame-ancestors 'none'");
  });

  it('are sent from memory with the same headers, revalidated, and told to shared caches', async () => {
    const { port } = server.app.server.address() as AddressInfo;
    const ask = (headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${PAGES[0]}?farbe=dunkel`, { headers });
    const lasting = ({ headers }: Response) =>
      Object.fromEntries([...headers].filter(([name]) => !/^(?:date|x-request-id)$/.test(name)));
    const [slow, fast] = [await ask(), await ask()];
    expect(lasting(fast)).toEqual(lasting(slow));
    const etag = fast.headers.get('etag') ?? '';
    for (const answer of [await ask({ 'if-none-match': etag })]) {
      expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([
        304,
        slow.headers.get('content-security-policy'),
      ]);
    }
    expect(slow.headers.get('surrogate-key')).toContain(tag.league(ids.league));
    expect(slow.headers.get('cdn-cache-control')).toContain('max-age=5');
  });

  it('a goal and a hostile name are shown at once, the name as text', async () => {
    expect(await words(`/einbetten/match/${ids.live}`)).toContain('0:0');
    await addGoal(server.store, { matchId: ids.live, playerId: ids.ferdl, minute: 20 });
    expect(await words(`/einbetten/match/${ids.live}`)).toContain('0:1');
    await server.store.write(async (tx, invalidate) => {
      const hostile = { teamName: `"><script>boom('&')</script>`, logo: 'https://fremd.example/x.png"onerror=y' };
      await tx.update(clubs).set(hostile).where(eq(clubs.id, ids.quarz));
      invalidate(tag.club(ids.quarz), tag.league(ids.league), tag.leagues);
    });
    for (const url of PAGES) {
      const page = await body(url);
      expect(page).toContain('&quot;&gt;&lt;script&gt;boom(&#39;&amp;&#39;)&lt;/script&gt;');
      expect(page.match(/<script/g)).toHaveLength(1);
      expect(page).not.toContain('fremd.example');
    }
  });

  it('follow their query, and fall back to the defaults', async () => {
    const rows = async (query: string) => (await body(`${PAGES[0]}${query}`)).match(/<tr/g)?.length;
    expect([await rows('?zeilen=3'), await rows('')]).toEqual([4, 5]);
    expect(await body(`${PAGES[0]}?farbe=hell`)).toContain('data-farbe="hell"');
    expect(await body(`${PAGES[0]}?team=${ids.murmel.toLowerCase()}`)).toMatch(
      /<tr class="o" aria-current="true">.*KFC Murmelstein/,
    );
    expect(await body(`${PAGES[1]}?team=${ids.quarz}&spieltag=1`)).toContain('<li class="o">');
    const plain = await body(PAGES[0]);
    for (const query of [
      'zeilen=2',
      'zeilen=21',
      'zeilen=5&zeilen=6',
      'farbe=rot',
      'farbe[]=hell',
      `team=${unknownId}`,
      'team=%00',
      'zeilen=%ff',
      'x=y',
    ])
      expect([query, await body(`${PAGES[0]}?${query}`)]).toEqual([query, plain]);
    expect(await body(`${PAGES[1]}?spieltag=99`)).toBe(await body(PAGES[1]));
  });

  it('take no room for what is invented', async () => {
    await get(PAGES[0]);
    const { entries } = server.store.answers.figures;
    for (let n = 10; n < 60; n += 1) await get(`${PAGES[0]}?team=${unknownId.slice(0, -2)}${n}&x=${n}`);
    expect(server.store.answers.figures.entries).toBe(entries);
  });

  it.each([
    'tabelle/NIX',
    'spieltag/%00',
    `team/${unknownId}`,
    'team/NIX',
    `match/${unknownId}`,
    `match/${'9'.repeat(900)}`,
  ])('%s is a page that says that there is no such thing, with a link to the site', async (path) => {
    const { statusCode, headers, body: page } = await get(`/einbetten/${path}`);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(page).toContain('gibt es nicht oder nicht mehr');
    expect(page).toContain('href="http://kbo.example/" target="_blank"');
  });

  it('an unknown kind is answered like every unknown address', async () => {
    const [kind, any] = [await get('/einbetten/liga/QL1'), await get('/nirgends/liga/QL1')];
    expect([kind.statusCode, kind.json()]).toEqual([any.statusCode, any.json()]);
  });

  it('only what is live asks again', async () => {
    expect(await body(`/einbetten/match/${ids.live}`)).toContain(' data-live>');
    expect(await body(PAGES[0])).toContain(' data-live>');
    expect(await body(PAGES[3])).not.toContain('data-live>');
  });

  it('the script is small, and of our own host', async () => {
    const { headers, body: script } = await get('/einbetten/rahmen.js');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script).toBe(FRAME_SCRIPT);
    expect(script.length).toBeLessThanOrEqual(2_048);
  });

  it('are absent without their offer', async () => {
    const without = await startServer(await engine.fresh(), { offers: ['share'] });
    for (const url of [...PAGES, '/einbetten/rahmen.js', '/oembed?url=x'])
      expect((await without.app.inject(url)).statusCode).toBe(404);
    expect((await without.app.inject('/teilen/tabelle/QL1')).body).not.toContain('oembed');
    await without.close();
  });

  it('have the colours of the site', async () => {
    const tokens = readFileSync(join(__dirname, '..', '..', '..', 'src', 'ui', 'tokens.css'), 'utf8');
    const [light = '', dark = ''] = tokens.split("[data-theme='dark']");
    const [, ours = '', oursDark = ''] =
      /html\{([^}]*)\}\n@media[^{]*\{html[^{]*\{([^}]*)\}/.exec(await body(PAGES[0])) ?? [];
    for (const [own, site] of [
      [ours, light],
      [oursDark, dark],
    ] as const) {
      const pairs = [...own.matchAll(/--([\w-]+):(#\w+)/g)];
      expect(pairs.length).toBeGreaterThan(7);
      for (const [, name = '', value = ''] of pairs)
        expect(site).toContain(
          `--${name === 'bg' ? 'surface' : name === 'well' ? (own === ours ? 'sunken' : 'raised') : name}: ${value};`,
        );
    }
  });
});
