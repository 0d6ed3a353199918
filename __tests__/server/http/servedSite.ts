import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppOptions } from '../../../server/appOptions';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';

/** An origin that may read answers. */
export const FRIEND = 'https://kbo.example';

function builtSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kbo-dist-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>KBÖ</title>');
  writeFileSync(
    join(folder, 'inlined.json'),
    JSON.stringify({ scripts: ["'sha256-eins'"], styles: ["'sha256-zwei'"] }),
  );
  writeFileSync(join(folder, 'assets', 'site.0a1b2c3d4e.js'), 'console.log(1)');
  writeFileSync(join(folder, 'assets', 'site.0a1b2c3d4e.js.br'), 'brotli');
  writeFileSync(join(folder, 'assets', 'site.0a1b2c3d4e.js.gz'), 'gzip');
  return folder;
}

interface Served {
  readonly server: TestServer;
  /** The built site's folder. */
  readonly siteDir: string;
  /** Address of the server, without a slash at the end. */
  readonly base: string;
  /** One call over the line, with nothing but these headers. */
  readonly raw: (call: string, headers?: Record<string, string>, method?: string) => Promise<Response>;
}

/** For the tests of one suite: a listening server with a built site, behind a trusted proxy and with low limits. */
export function servedSite(options: Pick<AppOptions, 'mirror'> = {}): Served {
  const siteDir = builtSite();
  let server: TestServer;
  const base = (): string => `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  beforeAll(async () => {
    server = await startServer(
      {},
      {
        corsOrigins: [FRIEND],
        siteDir,
        trustProxy: (address) => address === '127.0.0.1',
        limits: { login: 2, registration: 2, answers: 2, search: 4 },
        ...options,
      },
    );
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await server.close();
    rmSync(siteDir, { recursive: true });
  });
  return {
    siteDir,
    get server() {
      return server;
    },
    get base() {
      return base();
    },
    raw: (call, headers = {}, method = 'GET') => fetch(base() + call, { headers, method }),
  };
}
