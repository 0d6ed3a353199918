import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Starts the proxy with a site of its configuration, made for the port it listens on, and gives its address. */
type Start = (site: (port: number) => string) => Promise<string>;

const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/bin'];

/** A proxy whose sample is tried: how it is started, and what surrounds a site in Debian's own configuration, in one process and a folder that goes with the test. */
export interface Proxy {
  program: string;
  words: (file: string, folder: string) => string[];
  around: (folder: string, site: string) => string;
}

export const NGINX: Proxy = {
  program: 'nginx',
  words: (file, folder) => ['-c', file, '-p', folder],
  around: (folder, site) => `
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/log;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((what) => `${what}_temp_path ${folder}/${what};`).join(' ')}
  ${site}
}`,
};

export const CADDY: Proxy = {
  program: 'caddy',
  words: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
  around: (folder, site) => `
{
	admin off
	storage file_system ${folder}/storage
}
${site}`,
};

/** Runs tests behind a proxy; without it they are skipped with a message. */
export function withProxy(proxy: Proxy, what: string, tests: (start: Start) => void): void {
  const program = FOLDERS.map((folder) => join(folder, proxy.program)).find((path) => existsSync(path));
  if (program === undefined) {
    console.warn(`SKIPPED: "${what}", ${proxy.program} was not found`);
    describe.skip(what, () => it(`needs ${proxy.program}`, () => {}));
    return;
  }
  describe(what, () => {
    const folder = mkdtempSync(join(tmpdir(), `kbo-${proxy.program}-`));
    let running: ChildProcess | undefined;
    afterAll(async () => {
      if (running?.exitCode === null) {
        const ended = once(running, 'exit');
        // Asked politely, Caddy waits for its visitors' idle connections, for a minute and a half.
        running.kill('SIGKILL');
        await ended;
      }
      rmSync(folder, { recursive: true });
    });
    tests(async (site) => {
      const port = await freePort();
      const file = join(folder, 'configuration');
      writeFileSync(file, proxy.around(folder, site(port)));
      const env = { PATH: process.env.PATH, HOME: folder };
      const child = spawn(program, proxy.words(file, folder), { env, stdio: ['ignore', 'ignore', 'pipe'] });
      running = child;
      let complaints = '';
      child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
      const url = `http://127.0.0.1:${port}`;
      const listens = () =>
        fetch(url).then(
          () => true,
          () => false,
        );
      while (!(await listens())) {
        if (child.exitCode !== null) throw new Error(`${proxy.program} ended with ${child.exitCode}:\n${complaints}`);
        await pause(20);
      }
      return url;
    });
  });
}

/**
 * A port that is free, and stays so until it is used, seconds later: systems give ports from 32768 on to whoever
 * connects or listens without naming one, which other tests do meanwhile.
 */
export async function freePort(): Promise<number> {
  const server = createServer().listen(randomInt(10_000, 32_768), '127.0.0.1');
  const taken = await once(server, 'listening').then(
    () => false,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      return true;
    },
  );
  if (taken) return freePort();
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
