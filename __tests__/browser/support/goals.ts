import { spawn } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { recentDemo } from '../../support/serverDemo';
import { emptyFolders } from '../../support/serverFolders';
import { test as journey } from './journey';

const ROOT = path.resolve(__dirname, '../../..');

interface Goal {
  /** ms since 1970. */
  readonly writtenAt: number;
  readonly match: string;
  readonly home: number;
  readonly away: number;
}

/** The site on a server of its own, on which goals are written on demand. */
export interface GoalServer {
  readonly url: string;
  /** Writes a goal of the home team through the server's own writer. @param match one that is played; any if left out */
  readonly goal: (match?: string) => Promise<Goal>;
  /** Cuts every connection; returns when they are cut. */
  readonly cut: () => Promise<void>;
}

/** Has the server cut every connection, the asking one too, which would stay open otherwise. */
const cut = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const asking = http.get(`${url}/test/cut`, { agent: new http.Agent({ keepAlive: true }) });
    asking.once('response', (answer) => answer.resume());
    asking.once('error', reject);
    asking.once('socket', (socket) => socket.once('close', () => resolve()));
  });

/** Starts the site on a server of its own; `close` ends it. */
export async function startGoals(): Promise<GoalServer & { readonly close: () => Promise<void> }> {
  const folders = emptyFolders();
  const { dataDir } = await recentDemo(folders);
  const server = spawn(process.execPath, ['--import', 'tsx', '__tests__/support/goalServer.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATABASE_URL: '', DATA_DIR: dataDir, SITE_DIR: path.join(ROOT, 'dist') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server of goals ended with ${code}`)));
    server.stdout.on('data', (chunk: Buffer) => {
      const port = /http:\/\/localhost:(\d+)\//.exec(chunk.toString())?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
  });
  return {
    url,
    goal: async (match) =>
      (await (
        await fetch(`${url}/test/goal${match === undefined ? '' : `?match=${match}`}`, {
          headers: { connection: 'close' },
        })
      ).json()) as Goal,
    cut: () => cut(url),
    close: async () => {
      server.removeAllListeners('exit');
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await gone;
      folders.remove();
    },
  };
}

/** Journeys beside which goals fall. */
export const test = journey.extend<object, { readonly goals: GoalServer }>({
  goals: [
    async ({}, use) => {
      const server = await startGoals();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ goals }, use) => use(goals.url),
});
