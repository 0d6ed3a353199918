import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A line to a database that a test can make bad. */
export interface TcpProxy {
  /** The database's address by way of this line. */
  url: string;
  /** New connections wait so long before anything goes through. */
  delayNew: (ms: number) => void;
  /** Nothing goes through any more, in either direction, and neither end is notified; `false` lets new connections through again. */
  stall: (on: boolean) => void;
  /** Cuts every connection now. */
  cut: () => void;
  /** Cuts a connection as soon as the client sends a text. */
  cutAt: (text: string | undefined) => void;
  /** How many connections were made. */
  connections: () => number;
  close: () => Promise<void>;
}

/** Puts a line before the PostgreSQL server that an address names, which listens on a socket in a folder. */
export async function startTcpProxy(address: string): Promise<TcpProxy> {
  const target = new URL(address);
  const folder = target.searchParams.get('host') ?? '';
  const sockets = new Set<Socket>();
  let [delay, stalled, cutText, made] = [0, false, undefined as string | undefined, 0];

  const server = createServer((near) => {
    made += 1;
    const far = createConnection(`${folder}/.s.PGSQL.5432`);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      let silent = stalled;
      const opens = delay;
      const began = Date.now();
      from.on('data', (chunk: Buffer) => {
        silent ||= stalled;
        if (silent) return;
        if (from === near && cutText !== undefined && chunk.includes(cutText)) {
          near.destroy();
          far.destroy();
          return;
        }
        setTimeout(() => !silent && to.writable && to.write(chunk), Math.max(0, began + opens - Date.now()));
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        if (!silent) to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgres://postgres@127.0.0.1:${(server.address() as AddressInfo).port}${target.pathname}`,
    delayNew: (ms) => {
      delay = ms;
    },
    stall: (on) => {
      stalled = on;
    },
    cut: () => sockets.forEach((socket) => socket.destroy()),
    cutAt: (text) => {
      cutText = text;
    },
    connections: () => made,
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
