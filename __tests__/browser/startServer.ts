import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../support/scratch';
import { recentDemo } from '../support/serverDemo';
import { emptyFolders } from '../support/serverFolders';

const PATIENCE_MS = 120_000;

/** Starts the real server, as it was built, on a demo federation of the last minutes; the links it prints reach the tests as `OPEN_TRANSFER` and `OPEN_POSTPONEMENT`. */
export default async function startServer(): Promise<() => Promise<void>> {
  const folders = emptyFolders();
  const { dataDir } = await recentDemo(folders);
  const server = spawn(process.execPath, ['build/server/main.js'], {
    cwd: path.resolve(__dirname, '../..'),
    env: {
      ...process.env,
      PORT: process.env.BROWSER_TEST_PORT ?? '8089',
      DATA_DIR: dataDir,
      LIMIT_REGISTRATION: '1000',
      LIMIT_ANSWERS: '1000',
      LIMIT_LOGIN: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`the server did not start within ${PATIENCE_MS} ms:\n${printed}`)),
      PATIENCE_MS,
    );
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${printed}`)));
    server.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (!/Offene Spielverlegung: \S+/.test(printed)) return;
      clearTimeout(late);
      resolve();
    });
  });
  console.log(printed.trim());
  process.env.OPEN_TRANSFER = /#(\/transfer\/\S+)/.exec(printed)?.[1] ?? '';
  process.env.OPEN_POSTPONEMENT = /#(\/postpone\/\S+)/.exec(printed)?.[1] ?? '';
  // Of the workers, which keep their browsers' profiles there.
  const profiles = scratchFolder();
  process.env.TMPDIR = profiles;
  return async () => {
    server.removeAllListeners('exit');
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await gone;
    folders.remove();
    rmSync(profiles, { recursive: true });
  };
}
