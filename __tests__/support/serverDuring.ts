import type { DatabaseOptions } from '../../server/db/open';
import { startServer } from './serverApp';
import type { TestServer } from './serverApp';

/** A server as tests of one group share it. */
export type SharedServer = Pick<TestServer, 'app' | 'get' | 'ask' | 'store' | 'reset'>;

/** Starts a server before the tests of the group it is called in, and closes it after them. */
export function serverDuring(where: () => Promise<DatabaseOptions>): SharedServer {
  let running: TestServer | undefined;
  const server = (): TestServer => {
    if (running === undefined) throw new Error('only inside a test');
    return running;
  };
  beforeAll(async () => {
    running = await startServer(await where());
  });
  afterAll(() => running?.close());
  return {
    get: (call) => server().get(call),
    ask: (call, init) => server().ask(call, init),
    reset: () => server().reset(),
    get app() {
      return server().app;
    },
    get store() {
      return server().store;
    },
  };
}
