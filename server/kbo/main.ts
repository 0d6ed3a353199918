import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../db/open';
import { readSettings } from '../settings';
import { createStore } from '../store';
import { COMMANDS } from './commands';

const MISUSED = 64;

/** Runs one command on the database that the environment names, as the server does. */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      strict: { type: 'boolean' },
      pictures: { type: 'boolean' },
      'pictures-host': { type: 'string', multiple: true },
      days: { type: 'string' },
      type: { type: 'string' },
      first: { type: 'string' },
      last: { type: 'string' },
    },
  });
  const [name = '', ...words] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    console.error(
      Object.values(COMMANDS)
        .map(({ usage }) => `kbo ${usage}`)
        .join('\n'),
    );
    return MISUSED;
  }
  const settings = readSettings(process.env);
  const database = await openDatabase({ url: settings.databaseUrl, dataDir: resolve(settings.dataDir) });
  try {
    const given = { words, options: values };
    return (await command.run(await createStore(database), given)) ?? 0;
  } finally {
    await database.close();
  }
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
