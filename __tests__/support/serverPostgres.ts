import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** A throw-away PostgreSQL server on a socket in its own folder. */
export interface PostgresServer {
  /** Creates an empty database and gives its address. */
  createDatabase: () => Promise<string>;
  /** Stops the server as if it had crashed, and starts it again. */
  crash: () => void;
  start: () => void;
  stop: () => void;
}

/** Folder of the server programs, the newest version first; undefined when PostgreSQL is not installed. */
export function findPostgres(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(root, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** Starts a server; as root it runs under the account `postgres`, because PostgreSQL refuses to run as root. */
export function startPostgres(bin: string): PostgresServer {
  const folder = mkdtempSync(join(tmpdir(), 'kbo-pg-'));
  const asRoot = process.getuid?.() === 0;
  const run = (program: string, args: string[]) => {
    const command = join(bin, program);
    if (asRoot) execFileSync('runuser', ['-u', 'postgres', '--', command, ...args], { cwd: folder, stdio: 'pipe' });
    else execFileSync(command, args, { stdio: 'pipe' });
  };
  if (asRoot) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
    chownSync(folder, id('-u'), id('-g'));
  }
  const data = join(folder, 'data');
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
  const start = () =>
    run('pg_ctl', [
      '-D',
      data,
      '-w',
      '-l',
      join(folder, 'log'),
      '-o',
      `-c listen_addresses='' -c fsync=off -k ${folder}`,
      'start',
    ]);
  const stop = (how: string) => run('pg_ctl', ['-D', data, '-w', '-m', how, 'stop']);
  start();

  let count = 0;
  const address = (name: string) => `postgres://postgres@localhost/${name}?host=${folder}`;
  return {
    createDatabase: async () => {
      const client = new Client({ connectionString: address('postgres') });
      await client.connect();
      count += 1;
      await client.query(`create database test${count}`);
      await client.end();
      return address(`test${count}`);
    },
    crash: () => stop('immediate'),
    start,
    stop: () => {
      if (existsSync(join(data, 'postmaster.pid'))) stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
