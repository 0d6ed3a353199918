import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { ids, unknownId } from '../../support/serverIds';

describe.each([
  ['/kbo/', 'http://api.example/kbo/'],
  ['https://kbo.example/liga/', 'https://kbo.example/liga/'],
])('A server whose site is at %s (docs/operating.md)', (siteUrl, absolute) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({}, { siteUrl, publicOrigins: ['http://api.example'] });
  });
  afterAll(() => server.close());
  const get = (url: string) => server.app.inject({ url, headers: { host: 'api.example', accept: 'text/html' } });

  it('previews lead there, their own address and picture stay here', async () => {
    const { body } = await get(`/teilen/match/${ids.finished}`);
    expect(body).toContain(`content="0; url=${siteUrl}#/match/${ids.finished}?liga=QL1"`);
    expect(body).toContain(`<a href="${siteUrl}#/match/${ids.finished}?liga=QL1">`);
    expect(body).toContain(`"http://api.example/teilen/match/${ids.finished}"`);
    expect(body).toContain(`"http://api.example/bilder/teilen/match/${ids.finished}.png"`);
    expect((await get(`/teilen/match/${unknownId}`)).body).toContain(`<a href="${siteUrl}">Zur Startseite</a>`);
  });

  it('so do calendars, whose entries keep their ids', async () => {
    const body = (await get(`/kalender/team/${ids.quarz}.ics`)).body.replaceAll('\r\n ', '');
    expect(body).toContain(`${absolute}#/match/${ids.next}`);
    expect(body).toContain(`UID:${ids.next}@api.example`);
  });

  it('so does an address without #', async () => {
    const { statusCode, headers } = await get('/tabelle');
    expect([statusCode, headers.location]).toEqual([302, siteUrl]);
    expect((await get('/kbo/')).statusCode).toBe(siteUrl === '/kbo/' ? 404 : 302);
  });
});
