import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../db/open';
import { POOL_OF_A_COMMAND } from '../db/postgres';
import { explained as explainedOffice, isOffice } from '../office/commandLine';
import { OFFICE } from '../office/commands';
import { runOffice } from '../office/office';
import { misspeltSettings, readSettings } from '../settings';
import { createStore } from '../store';
import type { Store } from '../store';
import { COMMANDS, misused } from './commands';
import type { Command } from './commands';

const MISUSED = 64;

const OPTIONS = {
  from: { type: 'string' },
  grant: { type: 'string' },
  strict: { type: 'boolean' },
  'accept-losses': { type: 'boolean' },
  pictures: { type: 'boolean' },
  'pictures-host': { type: 'string', multiple: true },
  days: { type: 'string' },
  type: { type: 'string' },
  first: { type: 'string' },
  last: { type: 'string' },
  new: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Runs one command on the database that the environment names, as the server does. */
async function main(): Promise<number> {
  const typed = process.argv.slice(2);
  if (isOffice(OFFICE, typed)) {
    const { code, out, complaint } = await runOffice(typed, () => readSettings(process.env), withStore);
    if (out !== '') process.stdout.write(out.endsWith('\n') ? out : `${out}\n`);
    if (complaint !== '') console.error(complaint);
    return code;
  }
  const stray = strayOption(typed);
  if (stray !== undefined) return complain(misused('kbo', stray, Object.keys(OPTIONS).map(optionOf)).message);
  const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const [name = 'help', ...words] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined && name !== 'help') {
    const known = [...Object.keys(COMMANDS), ...Object.keys(OFFICE).map((words) => words.split(' ')[0] ?? ''), 'help'];
    return complain(misused('kbo', name, [...new Set(known)]).message);
  }
  if (command === undefined || values.help === true) {
    const asked = values.help === true || positionals.length > 0;
    (asked ? console.log : console.error)(command === undefined ? explainedAll() : explained([command]));
    return asked ? 0 : MISUSED;
  }
  return withStore(async (store) => (await command.run(store, { words, options: values })) ?? 0);
}

/** Opens the database for a command, and closes it. */
async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env);
  for (const sentence of misspeltSettings(process.env)) console.error(sentence);
  const database = await openDatabase({
    url: settings.databaseUrl,
    dataDir: resolve(settings.dataDir),
    pool: POOL_OF_A_COMMAND,
    onWait: () => console.error('The database does not answer yet; the command waits for it.'),
  });
  try {
    return await work(await createStore(database));
  } finally {
    await database.close();
  }
}

function optionOf(name: string): string {
  return `--${name}`;
}

/** The first option that is none of ours. */
function strayOption(words: readonly string[]): string | undefined {
  const end = words.indexOf('--');
  return words
    .slice(0, end < 0 ? undefined : end)
    .filter((word) => word.startsWith('--'))
    .map((word) => word.split('=', 1)[0] ?? word)
    .find((word) => !Object.hasOwn(OPTIONS, word.slice(2)));
}

function complain(message: string): number {
  console.error(message);
  console.error(explainedAll());
  return MISUSED;
}

function explainedAll(): string {
  return `${explained(Object.values(COMMANDS))}\n\n${explainedOffice(OFFICE)}`;
}

/** How commands are used, and what they do. */
function explained(commands: readonly Command[]): string {
  return commands
    .map(({ usage, explained: does }) => [...usage.map((way) => `kbo ${way}`), `    ${does}`].join('\n'))
    .join('\n');
}

/** What went wrong; for a failed statement only the database's own message, because the statement holds people's data. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reason(error.cause) : error.message;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(`kbo: ${reason(error)}`);
    process.exitCode = 1;
  },
);
