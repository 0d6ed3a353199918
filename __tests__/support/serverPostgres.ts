import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '../../server/db/open';
import { scratchFolder } from './scratch';
import { copyFolder, template } from './templates';

/** The database whose tables are there before any test. */
const MIGRATED = 'migrated';

/** A throw-away PostgreSQL server on a socket in its own folder. */
export interface PostgresServer {
  /** Creates a database with empty tables and gives its address. */
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
  const folder = scratchFolder();
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

const addressIn = (folder: string, name: string) => `postgres://postgres@localhost/${name}?host=${folder}`;

async function createDatabase(folder: string, name: string, from: string): Promise<string> {
  const client = new Client({ connectionString: addressIn(folder, 'postgres') });
  await client.connect();
  await client.query(`create database ${name} template ${from}`);
  await client.end();
  return addressIn(folder, name);
}

/** A cluster with the tables in a database from which the others are copied. */
async function initialise(bin: string, to: string): Promise<void> {
  const folder = ownFolder();
  const data = join(folder, 'data');
  const run = (program: string, args: readonly string[]) => runIn(folder, join(bin, program), ['-D', data, ...args]);
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--wal-segsize=1'];
  run('initdb', options);
  run('pg_ctl', ['-w', '-l', join(folder, 'log'), '-o', `-c listen_addresses='' -k ${folder}`, 'start']);
  await (await openDatabase({ url: await createDatabase(folder, MIGRATED, 'template0') })).close();
  run('pg_ctl', ['-w', '-m', 'fast', 'stop']);
  copyFolder(data, to);
  rmSync(folder, { recursive: true });
}

/** The folder of a server with empty tables, which must not be written to. */
export const migratedPostgres = (bin: string): Promise<string> =>
  template('migrated-postgres', (to) => initialise(bin, to));

/**
 * Starts a server with nothing in it.
 * @param fsync whether what was committed is on the disk, for tests that take the database itself away
 */
export async function startPostgres(bin: string, fsync: 'on' | 'off' = 'off'): Promise<PostgresServer> {
  const folder = ownFolder();
  const run = (program: string, args: readonly string[]) => runIn(folder, join(bin, program), args);
  const data = join(folder, 'data');
  copyFolder(await migratedPostgres(bin), data);
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
  return {
    createDatabase: () => {
      count += 1;
      return createDatabase(folder, `test${count}`, MIGRATED);
    },
    crash: () => stop('immediate'),
    start,
    stop: () => {
      if (existsSync(join(data, 'postmaster.pid'))) stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
