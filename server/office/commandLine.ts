import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { isInvisible, isUnstorable, nearest } from '../domain/text';
import type { Desk, Said } from './desk';

/** A command of the office, under its name in words: what it does at the desk, or without a database. */
export type OfficeCommand = Explained &
  (
    | { run: (desk: Desk, given: Given) => Promise<Said>; offline?: never }
    | { run?: never; offline: (given: Given) => Said }
  );

interface Explained {
  /** What follows the name: its words, then its options, `[…]` around what may be left out: `ID 2:1 [--venue ORT]`. */
  usage: string;
  /** A sentence for people. */
  explained: string;
  /** A whole command, as somebody would type it after `kbo`. */
  example: string;
  /** It changes nothing: there is nothing to try or to note. */
  reads?: boolean;
}

/** What was typed after a command's name. */
export interface Given {
  words: readonly string[];
  /** The word in this place, which the usage demands. */
  word: (place: number) => string;
  /** An option that the usage demands. */
  option: (name: string) => string;
  optional: (name: string) => string | undefined;
  flag: (name: string) => boolean;
}

/** A command that was typed so that it can be carried out. */
export interface Typed {
  name: string;
  command: OfficeCommand;
  given: Given;
  /** Everything that was typed, as the audit record keeps it. */
  text: string;
  by: string;
  dryRun: boolean;
  json: boolean;
}

/** What was typed is no command; the message says what is. */
export class Misuse extends Error {}

/** Someone asked for help, which this is. */
export class Help extends Error {}

/** Options of every command. */
const COMMON = {
  'dry-run': { type: 'boolean' },
  by: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const COMMON_EXPLAINED = [
  '--dry-run zeigt nur, was geschähe. --by NAME: wer es war (sonst der angemeldete Benutzer des Rechners).',
  '--json: für Programme. Ergebnis: 0 getan, 1 abgelehnt (nichts geändert), 64 falsch getippt.',
];

type Commands = Readonly<Record<string, OfficeCommand>>;

/** Whether words name a command of the office, or would with another second word. */
export function isOffice(commands: Commands, typed: readonly string[]): boolean {
  const first = typed.find((word) => !word.startsWith('-'));
  return Object.keys(commands).some((name) => name.split(' ')[0] === first);
}

/**
 * Reads what was typed after `kbo`.
 * @throws Misuse, Help
 */
export function readTyped(commands: Commands, typed: readonly string[]): Typed {
  const { words, before } = named(commands, typed);
  const name = words.join(' ');
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const asks = typed.some((word) => word === '--help' || word === '-h');
  if (asks) throw new Help(command === undefined ? explained(commands, words) : explainedOne(name, command));
  if (command === undefined) throw new Misuse(misnamed(commands, words, typed));
  const fail = (why: string) => new Misuse(`${name}: ${why}\n${explainedOne(name, command)}`);
  const { places, options, needed } = shapeOf(command.usage);
  const rest = [...before, ...typed.slice(before.length + words.length)];
  const read = parsed(rest, options, fail);
  const missing = places.slice(read.words.length).find((place) => !place.startsWith('['));
  if (missing !== undefined) throw fail(`${missing.replace('…', '')} fehlt.`);
  const surplus = places.at(-1)?.includes('…') === true ? undefined : read.words[places.length];
  if (surplus !== undefined) throw fail(`„${surplus}“ ist zu viel; Text mit Leerzeichen braucht Anführungszeichen.`);
  const lacking = needed.find((option) => read.texts.get(option) === undefined);
  if (lacking !== undefined) throw fail(`--${lacking} fehlt.`);
  const by = read.texts.get('by') ?? systemUser();
  if (isInvisible(by) || isUnstorable(by)) throw fail('--by braucht einen Namen.');
  return {
    name,
    command,
    given: {
      words: read.words,
      word: (place) => read.words[place] ?? '',
      option: (option) => read.texts.get(option) ?? '',
      optional: (option) => read.texts.get(option),
      flag: (option) => read.flags.has(option),
    },
    text: [...words, ...rest].map(quoted).join(' '),
    by: by.trim(),
    dryRun: read.flags.has('dry-run'),
    json: read.flags.has('json'),
  };
}

/** How commands are used, and what they do: all, or those whose names begin with these words. */
export function explained(commands: Commands, words: readonly string[] = []): string {
  const chosen = Object.entries(commands).filter(([name]) => `${name} `.startsWith(`${words.join(' ')} `));
  const shown = words.length === 0 || chosen.length === 0 ? Object.entries(commands) : chosen;
  return [...shown.map(([name, command]) => lines(name, command)), ...COMMON_EXPLAINED].join('\n');
}

function explainedOne(name: string, command: OfficeCommand): string {
  return [lines(name, command), ...COMMON_EXPLAINED].join('\n');
}

function lines(name: string, { usage, explained: does, example }: OfficeCommand): string {
  return [`kbo ${name} ${usage}`.trimEnd(), `    ${does}`, `    Beispiel: kbo ${example}`].join('\n');
}

/** The words of a command's name, as many as are one, and the options that stand before them. */
function named(commands: Commands, typed: readonly string[]): { words: string[]; before: string[] } {
  const start = typed.findIndex((word) => !word.startsWith('-'));
  const before = typed.slice(0, Math.max(0, start));
  const rest = typed.slice(before.length);
  const names = Object.keys(commands);
  let length = 0;
  while (length < rest.length && names.some((name) => `${name} `.startsWith(`${rest.slice(0, length + 1).join(' ')} `)))
    length += 1;
  return { words: rest.slice(0, length), before };
}

function misnamed(commands: Commands, words: readonly string[], typed: readonly string[]): string {
  const next = new Set(
    Object.keys(commands)
      .map((name) => name.split(' '))
      .filter((name) => words.every((word, at) => name[at] === word))
      .flatMap((name) => name[words.length] ?? []),
  );
  const wrong = typed.filter((word) => !word.startsWith('-'))[words.length];
  const near = wrong === undefined ? undefined : nearest(wrong, [...next]);
  const hint = near === undefined ? `möglich ist ${[...next].join(', ')}` : `meinst du „${near}“?`;
  return `kbo ${words.join(' ')}: ${wrong === undefined ? '' : `„${wrong}“ gibt es nicht, `}${hint}`;
}

/** What a usage demands and allows. */
function shapeOf(usage: string) {
  const [words = ''] = usage.split(/\s*\[?--/, 1);
  const options: Record<string, { type: 'string' | 'boolean' }> = { ...COMMON };
  const needed: string[] = [];
  for (const [, bracket, name = '', value] of usage.matchAll(/(\[)?--([a-z-]+)( [^\s[\]]+)?/g)) {
    options[name] = { type: value === undefined ? 'boolean' : 'string' };
    if (bracket === undefined && value !== undefined) needed.push(name);
  }
  return { places: words.split(' ').filter((word) => word !== ''), options, needed };
}

function parsed(rest: readonly string[], options: ReturnType<typeof shapeOf>['options'], fail: (why: string) => Error) {
  const texts = new Map<string, string>();
  const flags = new Set<string>();
  const stray = rest.find((word) => word.startsWith('--') && !Object.hasOwn(options, optionOf(word)));
  if (stray !== undefined && stray !== '--') {
    const near = nearest(optionOf(stray), Object.keys(options));
    throw fail(`${stray} gibt es nicht${near === undefined ? '.' : `, meinst du --${near}?`}`);
  }
  // A negative number is no option; a minus sign means the same.
  const args = rest.map((word) => word.replace(/^-(?=\d)/, '−'));
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    for (const [name, value] of Object.entries(values)) {
      if (value === true) flags.add(name);
      else if (typeof value === 'string') texts.set(name, value);
    }
    return { words: positionals, texts, flags };
  } catch {
    throw fail('eine Option hat keinen Wert oder einen zu viel.');
  }
}

function optionOf(word: string): string {
  return (word.split('=', 1)[0] ?? word).slice(2);
}

function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // An account without an entry in the system's list, as in a container.
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}

function quoted(word: string): string {
  return /[\s"]/.test(word) ? JSON.stringify(word) : word;
}
