/** @jest-environment node */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { loadFederation } from '../../server/demo/load';
import { openDatabase } from '../../server/db/open';
import type { DatabaseOptions } from '../../server/db/open';
import { clubs, players } from '../../server/db/schema/competition';
import { registrations, transfers } from '../../server/db/schema/office';
import { newId } from '../../server/domain/text';
import { demoFolder } from '../support/serverDemo';
import { onBothEngines } from '../support/serverEngines';
import { smallFederation } from '../support/serverFederation';
import { emptyFolders } from '../support/serverFolders';
import { ids } from '../support/serverIds';
import { endLeftProcesses, startProcess } from '../support/serverProcess';
import { registrationOf } from '../support/serverRegistration';

/** How often the server is killed, and how many writes it acknowledges in between at least. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 2);
const WRITES = Number(process.env.CRASH_WRITES ?? 30);
/** A registration among so many answers. */
const REGISTERS_EACH = 4;
const QUICK_HASHING = join(__dirname, '../support/quickHashing.cjs');

/** Several servers start here, each from nothing. */
jest.setTimeout(240_000 + ROUNDS * 30_000);

onBothEngines('The server as a process', (engine) => {
  afterAll(endLeftProcesses);

  const prepared = async (openTransfers: number): Promise<{ where: DatabaseOptions; requests: string[] }> => {
    const where = await engine.fresh();
    const database = await openDatabase(where);
    const federation = smallFederation();
    const requests = Array.from({ length: openTransfers }, () => newId());
    federation.transfers.push(...requests.map((id) => ({ id, playerId: ids.resi, clubId: ids.quarz })));
    await loadFederation(database.db, federation);
    await database.close();
    return { where, requests };
  };

  it('after kill -9 nothing acknowledged is lost and nothing is half done', async () => {
    const { where, requests } = await prepared(WRITES * ROUNDS);
    const answered = new Map<string, string>();
    const registered: string[] = [];
    const starts: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const starting = Date.now();
      const server = await startProcess(where, { NODE_OPTIONS: `--require ${QUICK_HASHING}` });
      starts.push(Date.now() - starting);
      const mine = requests.splice(0, WRITES);
      let killed = false;
      const write = async (worker: number) => {
        for (let count = 0; !killed && mine.length > 0; count += 1) {
          const id = mine.pop() ?? '';
          const answer = count % 2 === 0 ? 'confirm' : 'reject';
          if ((await fetch(`${server.url}/api/transfers/${answer}/${id}`)).status === 200)
            answered.set(id, answer === 'confirm' ? 'angenommen' : 'abgelehnt');
          if ((count + worker) % REGISTERS_EACH !== 0) continue;
          const teamName = `Mannschaft ${round}-${worker}-${count}`;
          const reply = await fetch(`${server.url}/api/registrations/register`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(registrationOf(teamName)),
          });
          if (reply.status === 200) registered.push(teamName);
        }
      };
      const writers = Array.from({ length: 8 }, (_, worker) => write(worker).catch(() => {}));
      const acknowledged = () => answered.size + registered.length;
      const [enough, teams] = [acknowledged() + WRITES, registered.length + WRITES / (2 * REGISTERS_EACH)];
      const reached = async () => {
        while (!killed && (acknowledged() < enough || registered.length < teams)) await pause(5);
      };
      await Promise.race([reached(), Promise.all(writers)]);
      killed = true;
      expect(await server.end('SIGKILL')).toBe('SIGKILL');
      await Promise.all(writers);
    }
    if (ROUNDS > 2)
      process.stdout.write(
        `${engine.name}: ${ROUNDS} × kill -9, ${answered.size + registered.length} acknowledged writes, start in ms: median ${starts.toSorted((a, b) => a - b)[ROUNDS >> 1]}, longest ${Math.max(...starts)}\n`,
      );
    const database = await openDatabase(where);
    const kept = new Map((await database.db.select().from(transfers)).map((transfer) => [transfer.id, transfer]));
    expect([...answered].filter(([id, status]) => kept.get(id)?.status !== status)).toEqual([]);
    const stored = new Set((await database.db.select().from(registrations)).map((row) => row.teamName));
    expect(registered.filter((team) => !stored.has(team))).toEqual([]);
    const moved = [...kept.values()].some(
      (transfer) => transfer.playerId === ids.resi && transfer.status === 'angenommen',
    );
    const [resi] = (await database.db.select().from(players)).filter((player) => player.id === ids.resi);
    expect(resi?.clubId).toBe(moved ? ids.quarz : ids.murmel);
    await database.close();
  });

  it('SIGTERM under load, and with a connection that never carried a request, cuts no answer off and ends within five seconds', async () => {
    const { where } = await prepared(0);
    const server = await startProcess(where);
    const silent = connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {});
    const agent = new Agent({ keepAlive: true });
    let ending = false;
    let answers = 0;
    const failures: string[] = [];
    const ask = () =>
      new Promise<boolean>((resolve) => {
        const asked = request(`${server.url}/api/webClient/matches/league/QL1/index`, { agent }, (response) => {
          response.resume();
          response.once('close', () => {
            if (response.complete) answers += 1;
            else failures.push('cut off');
            resolve(true);
          });
        });
        asked.once('error', (error: NodeJS.ErrnoException) => {
          // A new connection may be refused; one that was already served must not be broken.
          if (!ending || asked.reusedSocket) failures.push(error.code ?? error.message);
          resolve(false);
        });
        asked.end();
      });
    const visitors = Array.from({ length: 20 }, async () => {
      while (await ask()) {
        /* one after the other until the door is closed */
      }
    });
    while (answers < 200) await pause(10);
    const before = Date.now();
    ending = true;
    expect(await server.end('SIGTERM')).toBe(0);
    expect(Date.now() - before).toBeLessThan(5_000);
    await Promise.all(visitors);
    expect(failures).toEqual([]);
    agent.destroy();
    silent.destroy();
  });

  it('SIGTERM cuts whoever sends a request by halves or never reads an answer, on both ports, and leaves in order', async () => {
    const { where } = await prepared(0);
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const { port: monitor } = free.address() as AddressInfo;
    await new Promise((done) => free.close(done));
    const server = await startProcess(where, { MONITOR_PORT: String(monitor) });
    const main = Number(new URL(server.url).port);
    const big = 'GET /api/webClient/matches/league/QL1/index HTTP/1.1\r\nHost: a\r\n\r\n';
    const sockets = await Promise.all(
      (
        [
          [main, 'GET /api/webClient/selection HTTP/1.1\r\nHost: a'],
          [main, `${big}GET /api/webClient/sel`],
          [
            main,
            'POST /api/registrations/register HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
          ],
          [main, 'POST /api/users/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{'],
          [main, big.repeat(2_000)],
          [monitor, 'GET /-/live HTTP/1.1\r\nHost: a'],
        ] as const
      ).map(async ([port, text]) => {
        const socket = connect(port, '127.0.0.1').on('error', () => {});
        await once(socket, 'connect');
        // An answer that nobody reads stays under way.
        await new Promise((written) => socket.pause().write(text, written));
        return socket;
      }),
    );
    await fetch(`${server.url}/api/webClient/selection`);
    expect(await server.end('SIGTERM')).toBe(0);
    sockets.forEach((socket) => socket.destroy());
  });

  if (engine.name === 'PGlite') {
    it('a signal at the moment that a server with a demo says where it listens lets it leave in order', async () => {
      const folders = emptyFolders();
      const server = await startProcess(folders.copyOf(await demoFolder()), { DEMO: 'on' });
      expect(await server.end('SIGTERM')).toBe(0);
      folders.remove();
    });

    it('a second process on the same data directory is refused, one after a kill is not', async () => {
      const { where } = await prepared(0);
      const server = await startProcess(where);
      await expect(startProcess(where)).rejects.toThrow(/held by another server – one server per data directory/);
      expect((await fetch(`${server.url}/api/client/leagueList`)).status).toBe(200);
      await server.end('SIGKILL');
      const next = await startProcess(where);
      expect((await fetch(`${next.url}/api/client/leagueList`)).status).toBe(200);
      await next.end('SIGTERM');
    });
  }

  it('of several loads of the federation at the same moment one takes place', async () => {
    const database = await openDatabase(await engine.fresh());
    const federation = smallFederation();
    await Promise.all([loadFederation(database.db, federation), loadFederation(database.db, federation)]);
    expect(await database.db.$count(clubs)).toBe(4);
    await database.close();
  });
});
