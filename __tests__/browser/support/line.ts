import http from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { test as journey } from './journey';

/** Changes an answer on its way; null lets it through. */
type Meddler = (path: string) => { readonly type: string; readonly body: string } | null;

/** The only way to the server; once cut, nothing gets through: neither page nor worker nor a retry of either. */
interface Line {
  readonly url: string;
  readonly cut: () => void;
  readonly mend: () => void;
  /** What stands before the server from now on, say a café's sign-in page. */
  readonly meddle: (how: Meddler) => void;
}

function pass(port: number, request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request;
  const onward = http.request({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

async function openLine(port: number): Promise<Line & { readonly close: () => void }> {
  const open = new Set<Socket>();
  let whole = true;
  let meddler: Meddler = () => null;
  const server = http.createServer((request, response) => {
    const meddled = meddler(request.url ?? '');
    if (meddled === null) pass(port, request, response);
    else response.writeHead(200, { 'content-type': meddled.type, 'cache-control': 'no-store' }).end(meddled.body);
  });
  server.on('connection', (socket) => {
    if (!whole) socket.destroy();
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const cut = (): void => {
    whole = false;
    open.forEach((socket) => socket.destroy());
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut,
    mend: () => {
      whole = true;
    },
    meddle: (how) => {
      meddler = how;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}

/** A journey whose connection can be cut for real; a browser's emulation does not reach every service worker. */
export const test = journey.extend<{ readonly line: Line }>({
  line: async ({}, use) => {
    const line = await openLine(Number(process.env.BROWSER_TEST_PORT ?? 8089));
    await use(line);
    line.close();
  },
  baseURL: async ({ line }, use) => use(line.url),
});
