import { join, resolve } from 'node:path';
import { EVERYTHING } from '../cache/tags';
import { grantRows } from '../db/postgres';
import { transferSettings } from '../db/schema/office';
import { FETCHED_FOLDER } from '../domain/fetchedPicture';
import { isMarked } from '../db/provenance';
import type { Store } from '../store';
import { check } from './check';
import { exportFile } from '../merging/exportFile';
import { DEMO_DATABASE, importFile } from './importFile';
import type { Change } from '../merging/merge';
import { readPassword } from './readPassword';
import { openSource } from '../ingest/client';
import { importFrom } from '../ingest/import';
import { progressTo } from '../ingest/import';
import { TABLES } from '../merging/tables';
import { dataOf, erasePerson, listPeople, purgePeople } from '../modules/people/privacy';
import type { Removed } from '../modules/people/privacy';
import { nearest } from '../domain/text';
import { readPushKeys, renewPushKeys } from '../push/keys';
import { countSubscriptions } from '../push/notifier';
import { readSettings } from '../settings';
import { addUser, changePassword, listUsers, removeUser } from './users';

/** The arguments after the command's name. */
export interface Words {
  words: readonly string[];
  options: Readonly<Partial<Record<string, string | boolean | readonly string[]>>>;
}

/** A command: its usage, one line for each way, and what it does. Returns the exit code; none means 0. */
export interface Command {
  usage: readonly string[];
  explained: string;
  run: (store: Store, given: Words) => Promise<number | void>;
}

const FOUND_SOMETHING = 1;
const LEFT_OUT = 2;

/** Every command by its name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  export: {
    usage: ['export FILE'],
    explained:
      'Writes the whole database, as it is at one moment, into a file of JSON lines that only its owner may read.',
    run: async (store, { words: [file] }) => {
      console.log(`${await exportFile(store, needed(file, 'FILE'))} rows`);
    },
  },
  migrate: {
    usage: ['migrate [--grant ROLE]'],
    explained:
      'Brings the tables up to date, as the account in DATABASE_URL. --grant: lets ROLE read and write their rows, which is all that a server needs then.',
    run: async ({ db }, { options: { grant } }) => {
      if (typeof grant === 'string') await grantRows(db, grant);
      console.log('The tables are up to date.');
    },
  },
  import: {
    usage: ['import FILE', 'import --from URL [--strict] [--accept-losses] [--pictures [--pictures-host HOST]…]'],
    explained:
      'Merges such a file, all of it or nothing, or what the API at URL shows. --strict: exit code 2 if anything was left out. --accept-losses: also when a list lost more than a fifth of its rows. --pictures: fetches the pictures of that host, and of every HOST, too.',
    run: async (
      store,
      { words: [file], options: { from, strict, 'accept-losses': acceptLosses, pictures, 'pictures-host': hosts } },
    ) => {
      if (typeof from !== 'string') {
        console.log(summary(await importFile(store, needed(file, 'FILE'), console.error)));
        return 0;
      }
      if (await isMarked(store.db)) throw new Error(DEMO_DATABASE);
      const source = openSource(from);
      const album = {
        folder: join(resolve(readSettings(process.env).dataDir), FETCHED_FOLDER),
        hosts: Array.isArray(hosts) ? hosts : [],
      };
      const { changes, problems } = await importFrom(
        store,
        source,
        progressTo(console.error),
        pictures === true ? album : undefined,
        acceptLosses === true,
      );
      problems.forEach((problem) => console.error(problem));
      console.log(`${source.calls()} calls, ${problems.length} left out`);
      console.log(summary(changes));
      return strict === true && problems.length > 0 ? LEFT_OUT : 0;
    },
  },
  user: {
    usage: [
      'user add EMAIL --type TYPE --first NAME --last NAME',
      'user password EMAIL',
      'user list',
      'user remove EMAIL',
    ],
    explained:
      'Who may sign in. TYPE is admin, referee, team, manager or player; the password is asked for or read from a pipe.',
    run: async (store, { words: [what, email], options }) => {
      const option = (name: string) => needed(options[name]?.toString(), `--${name}`);
      if (what === 'list') {
        for (const user of await listUsers(store.db)) console.log(Object.values(user).join('\t'));
      } else if (what === 'add') {
        const user = {
          email: needed(email, 'EMAIL'),
          type: option('type'),
          first: option('first'),
          last: option('last'),
        };
        await addUser(store, user, await readPassword());
      } else if (what === 'password') await changePassword(store, needed(email, 'EMAIL'), await readPassword());
      else if (what === 'remove') await removeUser(store, needed(email, 'EMAIL'));
      else throw misused('user', what, ['add', 'password', 'list', 'remove']);
    },
  },
  person: {
    usage: ['person list', 'person export ADDRESS', 'person erase ADDRESS'],
    explained: 'Of whom something is kept, what it is, and forgetting it. ADDRESS is an e-mail or a network address.',
    run: async (store, { words: [what, address] }) => {
      if (what === 'list') (await listPeople(store)).forEach((one) => console.log(one));
      else if (what === 'export') console.log(JSON.stringify(await dataOf(store, needed(address, 'ADDRESS')), null, 2));
      else if (what === 'erase') console.log(counts(await erasePerson(store, needed(address, 'ADDRESS'))));
      else throw misused('person', what, ['list', 'export', 'erase']);
    },
  },
  purge: {
    usage: ['purge [--days N]'],
    explained:
      'Forgets decided registrations and answers older than N days (REGISTRATION_DAYS), and sign-ins that ran out.',
    run: async (store, { options: { days } }) => {
      const wanted = days === undefined ? readSettings(process.env).registrationDays : Number(days);
      if (!Number.isInteger(wanted) || wanted < 0) throw new Error('--days: a whole number');
      console.log(counts(await purgePeople(store, wanted)));
    },
  },
  window: {
    usage: ['window open', 'window close'],
    explained: 'Whether transfers may be confirmed.',
    run: async (store, { words: [how] }) => {
      if (how !== 'open' && how !== 'close') throw misused('window', how, ['open', 'close']);
      const open = how === 'open';
      await store.write(async (tx) => {
        await tx
          .insert(transferSettings)
          .values({ id: 1, open })
          .onConflictDoUpdate({ target: transferSettings.id, set: { open } });
      });
    },
  },
  outdate: {
    usage: ['outdate [TAG…]'],
    explained: 'Has every process build its answers anew, or those with a TAG: after changes past the server.',
    run: async (store, { words }) => {
      await store.write((_tx, invalidate) =>
        Promise.resolve(invalidate(...(words.length === 0 ? [EVERYTHING] : words))),
      );
    },
  },
  push: {
    usage: ['push key [--new]'],
    explained: 'The public key of notifications. --new: makes another one, and forgets all subscriptions.',
    run: async (store, { words: [what], options: { new: renewed } }) => {
      if (what !== 'key') throw misused('push', what, ['key']);
      console.log((await (renewed === true ? renewPushKeys(store) : readPushKeys(store.db))).publicKey);
    },
  },
  check: {
    usage: ['check'],
    explained: 'Looks for data that contradict each other, one line each; exit code 1 if there are any.',
    run: async (store) => {
      const findings = await check(store.db);
      findings.forEach((finding) => console.log(finding));
      console.log(`${await countSubscriptions(store.db)} browsers are notified`);
      console.log(findings.length === 0 ? 'nothing found' : `${findings.length} found`);
      return findings.length === 0 ? 0 : FOUND_SOMETHING;
    },
  },
};

/** What is said about a word that is none of a few: the nearest of them, or all. */
export function misused(before: string, word: string | undefined, known: readonly string[]): Error {
  const near = word === undefined ? undefined : nearest(word, known);
  const choice = near === undefined ? `one of ${known.join(', ')}` : `did you mean ${near}?`;
  return new Error(`${before}: ${word === undefined ? '' : `no ${word}; `}${choice}`);
}

function counts(removed: Removed): string {
  return Object.entries(removed)
    .map(([what, count]) => `${what}: ${count}`)
    .join(', ');
}

/** Counts of changed rows by table, one line each. */
function summary(changes: readonly Change[]): string {
  const lines = TABLES.flatMap(({ name }) => {
    const own = changes.filter(({ table }) => table === name);
    const added = own.filter(({ before }) => before === undefined).length;
    const removed = own.filter(({ after }) => after === undefined).length;
    if (own.length === 0) return [];
    return [`${name}: ${added} added, ${own.length - added - removed} changed, ${removed} removed`];
  });
  return lines.length === 0 ? 'nothing changed' : lines.join('\n');
}

function needed(word: string | undefined, name: string): string {
  if (word === undefined) throw new Error(`${name} is missing`);
  return word;
}
