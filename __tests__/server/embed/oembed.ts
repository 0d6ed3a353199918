import { eq } from 'drizzle-orm';
import { clubs } from '../../../server/db/schema/competition';
import { KINDS } from '../../../server/modules/embed/settings';
import { frameHeight, NO_CHOICES } from '../../../src/shared/embedCode';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { ids, unknownId } from '../../support/serverIds';
import { xmlFault } from '../pictures/xmlFault';

const SITE = 'http://kbo.example';

describe('oEmbed 1.0 (docs/api.md 10)', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({}, { publicOrigins: [SITE] });
  });
  afterEach(() => server.reset());
  afterAll(() => server.close());

  const ask = (url: string, more = '') =>
    server.app.inject({ url: `/oembed?url=${encodeURIComponent(url)}${more}`, headers: { host: 'kbo.example' } });
  const told = async (url: string, more = '') => (await ask(url, more)).json<Record<string, unknown>>();
  /** Where the frame of an answer leads. */
  const framed = async (url: string) => /<iframe src="([^"]+)"/.exec(String((await told(url)).html))?.[1];

  it.each([
    [`/#/tabelle?liga=QL1`, 'tabelle/QL1'],
    [`/#/spielplan?liga=QL1&spieltag=1`, 'spieltag/QL1?spieltag=1'],
    [`/#/spielplan?spieltag=99&liga=QL1`, 'spieltag/QL1'],
    [`/#/team-detail/${ids.quarz}?liga=QL1`, `team/${ids.quarz}`],
    [`/#/match/${ids.finished}`, `match/${ids.finished}`],
    [`/teilen/tabelle/QL1`, 'tabelle/QL1'],
    [`/teilen/team/${ids.quarz}`, `team/${ids.quarz}`],
    [`/teilen/match/${ids.finished}?x=y`, `match/${ids.finished}`],
  ])('%s shows %s', async (page, embed) => {
    expect(await framed(`${SITE}${page}`)).toBe(`${SITE}/einbetten/${embed}`);
  });

  it('an editor finds it in the head of a preview, as JSON and as XML', async () => {
    const inject = (url: string) => server.app.inject({ url, headers: { host: 'kbo.example' } });
    const { body } = await inject(`/teilen/match/${ids.finished}`);
    const links = [...body.matchAll(/<link rel="alternate" type="([^"]+)" href="([^"]+)" title="[^"]+">/g)];
    expect(links.map(([, type]) => type)).toEqual(['application/json+oembed', 'text/xml+oembed']);
    const [json = '', xml = ''] = links.map(([, , href = '']) => href.replaceAll('&amp;', '&'));
    const answer = await inject(`${json}&maxwidth=400`);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.json()).toMatchObject({
      version: '1.0',
      type: 'rich',
      width: 400,
      title: 'FC Quarzelhof 2:1 SV Zirbelquell · Spieltag 1',
      provider_name: 'Kleinfeld Bund Österreich',
      html: expect.stringMatching(/^<iframe src=".*" title=".*" loading="lazy" width="400" height="\d+" .*<\/script>$/),
    });
    expect((await inject(xml)).body).toContain('<type>rich</type><title>FC Quarzelhof 2:1 SV Zirbelquell');
    expect((await inject(`/teilen/spieler/${ids.ferdl}`)).body).not.toContain('oembed');
  });

  it('gives a frame the height that the site names in its code', async () => {
    const pages = {
      tabelle: '#/tabelle?liga=QL1',
      spieltag: '#/spielplan?liga=QL1',
      team: `#/team-detail/${ids.quarz}`,
      match: `#/match/${ids.finished}`,
    };
    for (const kind of KINDS)
      expect([kind, (await told(`${SITE}/${pages[kind]}`)).height]).toEqual([kind, frameHeight(kind, NO_CHOICES)]);
  });

  it('keeps within what the consumer has room for', async () => {
    const sizes = async (more: string) => {
      const { width, height, html } = await told(`${SITE}/teilen/tabelle/QL1`, more);
      expect(html).toContain(`width="${String(width)}" height="${String(height)}"`);
      return [width, height];
    };
    expect(await sizes('&maxwidth=320&maxheight=200')).toEqual([320, 200]);
    expect(await sizes('&maxwidth=9999&maxheight=-1')).toEqual(await sizes('&maxwidth=viel'));
  });

  it('says the same as XML, hostile names included', async () => {
    const hostile = { teamName: `A]]>\u0001<b>&"'` };
    await server.store.write(async (tx, invalidate) => {
      await tx.update(clubs).set(hostile).where(eq(clubs.id, ids.quarz));
      invalidate('*');
    });
    const page = `${SITE}/teilen/team/${ids.quarz}`;
    const { headers, body } = await ask(page, '&format=xml');
    expect(headers['content-type']).toBe('text/xml; charset=utf-8');
    const [declaration, xml = ''] = body.trim().split('\n');
    expect(declaration).toBe('<?xml version="1.0" encoding="utf-8" standalone="yes"?>');
    expect(xmlFault(xml.replaceAll(/_(?=\w+>)/g, ''))).toBeNull();
    const fields = Object.keys(await told(page));
    expect([...body.matchAll(/<(\w+)>/g)].slice(1).map(([, name]) => name)).toEqual(fields);
    expect(body).toContain('<title>A]]&gt;&lt;b&gt;&amp;&quot;&#39;</title>');
    expect((await told(page)).title).toBe(hostile.teamName);
    expect(String((await told(page)).html)).not.toContain('<b>');
  });

  it.each([
    'x',
    '',
    'javascript:alert(1)',
    `http://fremd.example/#/tabelle?liga=QL1`,
    `${SITE}/#/tabelle`,
    `${SITE}/#/tabelle?liga=NIX`,
    `${SITE}/#/constructor/x?liga=QL1`,
    `${SITE}/#/match/${unknownId}`,
    `${SITE}/#/match/%ff`,
    `${SITE}/#//`,
    `${SITE}/teilen/spieler/${ids.ferdl}`,
    `${SITE}/teilen/match`,
    `${SITE}/api/live`,
  ])('"%s" is none of ours, or shows nothing: 404', async (url) => {
    expect((await ask(url)).statusCode).toBe(404);
  });

  it('another format is not there, and no address is 404', async () => {
    expect((await ask(`${SITE}/teilen/tabelle/QL1`, '&format=yaml')).statusCode).toBe(501);
    expect((await server.app.inject('/oembed')).statusCode).toBe(404);
    expect((await server.app.inject('/oembed?url=a&url=b')).statusCode).toBe(404);
  });
});
