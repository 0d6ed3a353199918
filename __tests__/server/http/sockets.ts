import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { startServer } from '../../support/serverApp';
import type { TestServer } from '../../support/serverApp';

describe('Connections', () => {
  let server: TestServer;
  let port = 0;
  const open: Socket[] = [];
  beforeAll(async () => {
    server = await startServer({}, { longestSilenceMs: 400, maxConnections: 3 });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.app.server.address() as AddressInfo);
  }, 120_000);
  afterAll(async () => {
    open.forEach((socket) => socket.destroy());
    await server.close();
  });
  const connected = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    open.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  const closed = (socket: Socket) => (socket.closed ? Promise.resolve() : once(socket.resume(), 'close'));

  it('on which nothing moves end, whether a request was begun, asked and never read, or not even begun', async () => {
    const [silent, begun, unread] = [await connected(), await connected(), await connected()];
    begun.write('GET /api/webClient/selection HTTP/1.1\r\nHost: a');
    unread.write('GET /api/webClient/matches/league/QL1/index HTTP/1.1\r\nHost: a\r\n\r\n');
    await Promise.all([silent, begun, unread].map(closed));
  });
  it('beyond the most are not taken', async () => {
    const [one, two, three] = [await connected(), await connected(), await connected()];
    const beyond = await connected();
    await closed(beyond);
    expect([one, two, three].map((socket) => socket.destroyed)).toEqual([false, false, false]);
  });
});
