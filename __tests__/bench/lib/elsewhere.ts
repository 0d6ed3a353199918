import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { largeSeason } from './largeSeason';
import { ROOT } from './process';

/** A server of this process. */
interface Listening {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

async function listen(server: Server, port = 0): Promise<Listening> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const SEASON = /\/matches\/league\/[^/]+\/index/;

/** How often the season of line-ups is sent, as seasons of their own: an API in its fourth year. `SEASONS=4` */
const SEASONS = Number(process.env.SEASONS ?? 1);

/**
 * The API as another host than the site's answers it: to foreign origins, compressed, and knowing nothing of what only our
 * server has: no offers, and every fixture with its line-ups and events, as many as the federation's own has, whatever is
 * requested.
 */
export function apiElsewhere(ours: string, port: number): Promise<Listening> {
  const bodies = new Map<string, { readonly plain: string; readonly packed: Buffer }>();
  return listen(
    createServer((request, response) => {
      const address = new URL(request.url ?? '/', ours);
      address.searchParams.delete('lineups');
      void fetch(address).then(async (answer) => {
        const plain = Buffer.from(await answer.arrayBuffer());
        const kept = bodies.get(address.href);
        const text = plain.toString('latin1');
        const packed =
          kept?.plain === text
            ? kept.packed
            : gzipSync(SEASON.test(address.pathname) && answer.ok ? largeSeason(plain.toString(), SEASONS) : plain);
        bodies.set(address.href, { plain: text, packed });
        response.writeHead(answer.status, {
          'Content-Type': answer.headers.get('content-type') ?? 'application/json',
          'Content-Encoding': 'gzip',
          'Access-Control-Allow-Origin': request.headers.origin ?? '*',
          'Access-Control-Allow-Credentials': 'true',
        });
        response.end(packed);
      });
    }),
    port,
  );
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A built site on a plain static host: gzip, no word about caching. */
export function staticSite(folder: string): Promise<Listening> {
  return listen(
    createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://site');
      const named = path.join(folder, pathname);
      const file =
        named.startsWith(folder) && path.extname(named) !== '' && existsSync(named)
          ? named
          : path.join(folder, 'index.html');
      const packed = existsSync(`${file}.gz`);
      response.writeHead(200, {
        'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        ...(packed && { 'Content-Encoding': 'gzip' }),
      });
      createReadStream(packed ? `${file}.gz` : file).pipe(response);
    }),
  );
}

/** Builds the site for an API at another address. @returns the folder, and what removes it */
export function buildFor(api: string): { readonly folder: string; readonly forget: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-site-'));
  const { status } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/webpack/bin/webpack.js'), '--mode', 'production', '--output-path', folder],
    { cwd: ROOT, env: { ...process.env, API_BASE_URL: `${api}/api/` }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0 || !readFileSync(path.join(folder, 'index.html'), 'utf8').includes('assets/'))
    throw new Error('the site could not be built');
  return { folder, forget: () => rmSync(folder, { recursive: true, force: true }) };
}
