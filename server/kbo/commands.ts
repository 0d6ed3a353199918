import { EVERYTHING } from '../answers/tags';
import { transferSettings } from '../db/schema';
import type { Store } from '../store';
import { check } from './check';
import { exportFile } from './exportFile';
import { importFile } from './importFile';
import { readPassword } from './readPassword';
import { addUser, changePassword, listUsers, removeUser } from './users';

/** What was written behind the command's name. */
export interface Words {
  words: readonly string[];
  options: Readonly<Partial<Record<string, string | boolean>>>;
}

/** One command: how it is written, and what it does. Gives the exit code, 0 when it gives none. */
export interface Command {
  usage: string;
  run: (store: Store, given: Words) => Promise<number | void>;
}

const FOUND_SOMETHING = 1;

/** Every command by its name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  export: {
    usage: 'export FILE',
    run: async (store, { words: [file] }) => {
      console.log(`${await exportFile(store.db, needed(file, 'FILE'))} rows`);
    },
  },
  import: {
    usage: 'import FILE',
    run: async (store, { words: [file] }) => {
      const changes = await importFile(store, needed(file, 'FILE'));
      const added = changes.filter(({ before }) => before === undefined).length;
      console.log(`${added} rows added, ${changes.length - added} changed`);
    },
  },
  user: {
    usage: 'user add EMAIL --type TYPE --first NAME --last NAME | user password EMAIL | user list | user remove EMAIL',
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
      else throw new Error('user: add, password, list or remove');
    },
  },
  window: {
    usage: 'window open|close',
    run: async (store, { words: [how] }) => {
      if (how !== 'open' && how !== 'close') throw new Error('window: open or close');
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
    usage: 'outdate [TAG…]',
    run: async (store, { words }) => {
      await store.write((_tx, outdate) => Promise.resolve(outdate(...(words.length === 0 ? [EVERYTHING] : words))));
    },
  },
  check: {
    usage: 'check',
    run: async (store) => {
      const findings = await check(store.db);
      findings.forEach((finding) => console.log(finding));
      console.log(findings.length === 0 ? 'nothing found' : `${findings.length} found`);
      return findings.length === 0 ? 0 : FOUND_SOMETHING;
    },
  },
};

function needed(word: string | undefined, name: string): string {
  if (word === undefined) throw new Error(`${name} is missing`);
  return word;
}
