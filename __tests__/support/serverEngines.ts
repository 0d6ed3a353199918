import type { DatabaseOptions } from '../../server/db/open';
import { emptyFolders } from './serverFolders';
import { findPostgres, startPostgres } from './serverPostgres';
import type { PostgresServer } from './serverPostgres';

/** A database is slow to start when the machine is busy. */
jest.setTimeout(240_000);

/** One of the two databases the server runs on. */
export interface Engine {
  name: 'PGlite' | 'PostgreSQL';
  /** Where an empty database of this engine is; it outlives the process that opens it. */
  fresh: () => Promise<DatabaseOptions>;
  /** The PostgreSQL server itself, for tests that break it. */
  server?: () => PostgresServer;
}

/** Runs the same tests on both engines; without PostgreSQL's programs that half is skipped with a message; on CI it fails. */
export function onBothEngines(what: string, tests: (engine: Engine) => void): void {
  describe(`${what} (PGlite)`, () => {
    const folders = emptyFolders();
    afterAll(folders.remove);
    tests({ name: 'PGlite', fresh: folders.fresh });
  });
  onPostgres(what, tests);
}

/** Runs tests on PostgreSQL only. */
export function onPostgres(what: string, tests: (engine: Engine & { server: () => PostgresServer }) => void): void {
  const bin = findPostgres();
  if (bin === undefined) {
    if (process.env.CI !== undefined)
      throw new Error('PostgreSQL is not installed: its half of the server tests must not be skipped here');
    console.warn(`SKIPPED: "${what}" on PostgreSQL, its server programs were not found`);
    describe.skip(`${what} (PostgreSQL)`, () => it('needs PostgreSQL', () => {}));
    return;
  }
  describe(`${what} (PostgreSQL)`, () => {
    let starting: Promise<PostgresServer> | undefined;
    let running: PostgresServer | undefined;
    const started = async (): Promise<PostgresServer> => {
      starting ??= startPostgres(bin);
      running = await starting;
      return running;
    };
    const server = (): PostgresServer => {
      if (running === undefined) throw new Error('only after a database was asked for');
      return running;
    };
    afterAll(() => running?.stop());
    tests({ name: 'PostgreSQL', server, fresh: async () => ({ url: await (await started()).createDatabase() }) });
  });
}
