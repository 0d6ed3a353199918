import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSource } from '../../../server/ingest/client';
import { importFrom } from '../../../server/ingest/import';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';
import { smallFederation } from '../../support/serverFederation';
import { ids } from '../../support/serverIds';
import { startVariant } from '../../support/variantApi';
import type { VariantApi } from '../../support/variantApi';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n and so on', 'latin1');
const OLD = 'Sat, 01 Nov 2025 10:00:00 GMT';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe('Importing with the pictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kbo-pictures-'));
  let source: TestServer;
  let copy: TestServer;
  let api: VariantApi;
  let pictures: Server;
  let host = '';
  let asked: IncomingMessage[] = [];
  const send = (response: ServerResponse, type: string, body: string | Buffer) =>
    response.writeHead(200, { 'content-type': type }).end(body);
  /** How a picture is answered, the plain one otherwise. */
  const hostile: Record<string, (response: ServerResponse) => void> = {
    '/bilder/2.svg': (response) => send(response, 'image/svg+xml', SVG),
    '/bilder/h1.svg': (response) => send(response, 'text/html', PNG),
    '/bilder/h2.svg': (response) => send(response, 'image/png', '<script>alert(1)</script>'),
    '/bilder/p1.svg': (response) => send(response, 'image/png', Buffer.concat([PNG, Buffer.alloc(6 * 1024 * 1024)])),
    '/bilder/p7.svg': (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    '/bilder/s.svg': (response) => response.destroy(),
  };

  beforeAll(async () => {
    pictures = createServer((request, response) => {
      asked.push(request);
      const answer = hostile[request.url ?? ''];
      if (answer !== undefined) answer(response);
      else if (request.headers['if-modified-since'] === OLD) response.writeHead(304).end();
      else response.writeHead(200, { 'content-type': 'image/png', 'last-modified': OLD }).end(PNG);
    });
    await new Promise<void>((listening) => pictures.listen(0, '127.0.0.1', listening));
    host = `127.0.0.1:${(pictures.address() as AddressInfo).port}`;
    source = await startServer();
    api = await startVariant(source, (body) =>
      JSON.parse(JSON.stringify(body).replaceAll('"/bilder/', `"http://${host}/bilder/`)),
    );
    const empty = Object.fromEntries(Object.keys(smallFederation()).map((table) => [table, []]));
    copy = await startServer({}, { federation: { ...smallFederation(), ...empty }, fetchedPictures: folder });
  }, 120_000);
  afterAll(async () => {
    await Promise.all([source.close(), copy.close(), api.close()]);
    await new Promise((closed) => pictures.close(closed));
    rmSync(folder, { recursive: true });
  });
  const run = (hosts: readonly string[]) => {
    asked = [];
    return importFrom(copy.store, openSource(api.url, 1, 2), () => {}, { folder, hosts });
  };
  const logo = async () => (await copy.get(`webClient/clubs/detail/${ids.quarz}`)).club.logo as string;

  it('contacts no host that was not named', async () => {
    const { problems } = await run([]);
    expect(problems).toEqual([expect.stringMatching(`${host} – \\d+ pictures stay there; --pictures-host ${host}`)]);
    expect(asked).toEqual([]);
    expect(await logo()).toBe(`http://${host}/bilder/1.svg`);
  });

  it('keeps them here, and leaves at their address what is no picture, too large or elsewhere', async () => {
    const { problems } = await run([host]);
    const wrong = (path: string, what: string) => expect.stringMatching(`${path.replace('.', '\\.')} – .*${what}`);
    expect(problems.toSorted()).toEqual([
      wrong('/bilder/2.svg', 'expected a picture, got image/svg'),
      wrong('/bilder/h1.svg', 'expected a picture, got text/html'),
      wrong('/bilder/h2.svg', 'no picture of points'),
      wrong('/bilder/p1.svg', 'larger than 5 MB'),
      wrong('/bilder/p7.svg', 'expected 200, got 302'),
      wrong('/bilder/s.svg', 'failed'),
    ]);
    const address = await logo();
    expect(address).toMatch(/^\/bilder\/geholt\/[0-9a-f]{32}-[0-9a-f]{32}\.png$/);
    const { statusCode, headers, rawPayload } = await copy.app.inject(address);
    expect([statusCode, rawPayload.equals(PNG)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable'),
      'x-content-type-options': 'nosniff',
    });
    for (const name of ['..%2fserver.lock', `${'0'.repeat(32)}-${'0'.repeat(32)}.svg`, 'unknown.png'])
      expect((await copy.app.inject(`/bilder/geholt/${name}`)).statusCode).toBe(404);
  });

  it('a second time changes nothing, and only checks whether they changed', async () => {
    const files = readdirSync(folder).length;
    const { changes } = await run([host]);
    expect(changes).toEqual([]);
    expect(readdirSync(folder)).toHaveLength(files);
    const plain = asked.filter(({ url = '' }) => hostile[url] === undefined);
    expect(new Set(plain.map(({ headers }) => headers['if-modified-since']))).toEqual(new Set([OLD]));
  });

  it('keeps the copy of a picture that cannot be had any more, and takes over one that changed', async () => {
    const before = await logo();
    hostile['/bilder/1.svg'] = (response) => response.writeHead(404).end();
    await run([host]);
    expect(await logo()).toBe(before);
    hostile['/bilder/1.svg'] = (response) => send(response, 'image/gif', 'GIF89a and so on');
    await run([host]);
    expect(await logo()).toMatch(/^\/bilder\/geholt\/.*\.gif$/);
    expect((await copy.app.inject(before)).statusCode).toBe(200);
  });
});
