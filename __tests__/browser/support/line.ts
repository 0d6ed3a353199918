import http from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { test as journey } from './journey';

/** What comes instead of an answer: another one, none ever, no connection, or one that breaks in the middle. */
export type Instead =
  | {
      readonly status?: number;
      readonly type: string;
      readonly body: string;
      readonly headers?: http.OutgoingHttpHeaders;
    }
  | 'no answer'
  | 'no connection'
  | 'connection reset';

/** Changes an answer on its way; null lets it through. */
type Meddler = (path: string) => Instead | null;

/** The only way to the server; once cut, nothing gets through: neither page nor worker nor a retry of either. */
export interface Line {
  readonly url: string;
  readonly cut: () => void;
  readonly mend: () => void;
  /** What stands before the server from now on, say a café's sign-in page. */
  readonly meddle: (how: Meddler) => void;
  /** Takes a header off every answer of the server. */
  readonly withhold: (header: string) => void;
}

function give(instead: Instead, { socket }: IncomingMessage, response: ServerResponse): void {
  if (instead === 'no connection') socket.destroy();
  else if (instead === 'connection reset')
    response.writeHead(200, { 'content-length': 1_000 }).write('[', () => socket.resetAndDestroy());
  else if (instead !== 'no answer') {
    const { status = 200, type, body, headers } = instead;
    response.writeHead(status, { ...headers, 'content-type': type, 'cache-control': 'no-store' }).end(body);
  }
}

function pass(port: number, request: IncomingMessage, response: ServerResponse, withheld: string | null): void {
  const { method, url, headers } = request;
  const onward = http.request({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...(withheld !== null && { [withheld]: [] }) });
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

/** @param host addresses of this machine that the line is reached by */
export async function openLine(port: number, host = '127.0.0.1'): Promise<Line & { readonly close: () => void }> {
  const open = new Set<Socket>();
  let whole = true;
  let meddler: Meddler = () => null;
  let withheld: string | null = null;
  const server = http.createServer((request, response) => {
    const instead = meddler(request.url ?? '');
    if (instead === null) pass(port, request, response, withheld);
    else give(instead, request, response);
  });
  server.on('connection', (socket) => {
    if (!whole) socket.destroy();
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
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
    withhold: (header) => {
      withheld = header;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}

/**
 * A journey whose connection can be cut, and its answers changed, for real: a browser's emulation does not reach every
 * service worker, and with a route of the browser's driver no script is kept from one load to the next.
 */
export const test = journey.extend<{ readonly line: Line }>({
  line: async ({}, use) => {
    const line = await openLine(Number(process.env.BROWSER_TEST_PORT ?? 8089));
    await use(line);
    line.close();
  },
  baseURL: async ({ line }, use) => use(line.url),
});
