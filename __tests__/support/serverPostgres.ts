import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { copyFolder, template } from './templates';

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

const asRoot = process.getuid?.() === 0;

/** A folder of its own; as root it belongs to the account `postgres`, because PostgreSQL refuses to run as root. */
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kbo-pg-'));
  if (asRoot) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
    chownSync(folder, id('-u'), id('-g'));
  }
  return folder;
}

function runIn(folder: string, command: string, args: readonly string[]): void {
  if (asRoot) execFileSync('runuser', ['-u', 'postgres', '--', command, ...args], { cwd: folder, stdio: 'pipe' });
  else execFileSync(command, args, { stdio: 'pipe' });
}

function initialise(bin: string, to: string): void {
  const folder = ownFolder();
  const data = join(folder, 'data');
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--wal-segsize=1'];
  runIn(folder, join(bin, 'initdb'), ['-D', data, ...options]);
  copyFolder(data, to);
  rmSync(folder, { recursive: true });
}

/**
 * Starts a server with nothing in it.
 * @param fsync whether what was committed is on the disk, for tests that take the database itself away
 */
export async function startPostgres(bin: string, fsync: 'on' | 'off' = 'off'): Promise<PostgresServer> {
  const folder = ownFolder();
  const run = (program: string, args: readonly string[]) => runIn(folder, join(bin, program), args);
  const data = join(folder, 'data');
  copyFolder(await template('postgres', (to) => initialise(bin, to)), data);
  const start = () =>
    run('pg_ctl', [
      '-D',
      data,
      '-w',
      '-l',
      join(folder, 'log'),
      '-o',
      `-c listen_addresses='' -c fsync=${fsync} -c max_connections=300 -k ${folder}`,
      'start',
    ]);
  const stop = (how: string) => run('pg_ctl', ['-D', data, '-w', '-m', how, 'stop']);
  start();

  let count = 0;
  const address = (name: string) => `postgres://postgres@localhost/${name}?host=${folder}`;
  return {
    createDatabase: async () => {
      count += 1;
      const name = `test${count}`;
      const client = new Client({ connectionString: address('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return address(name);
    },
    crash: () => stop('immediate'),
    start,
    stop: () => {
      if (existsSync(join(data, 'postmaster.pid'))) stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
