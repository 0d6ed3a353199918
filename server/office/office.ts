import { Refusal } from '../domain/errors';
import type { Settings } from '../settings';
import type { Store } from '../store';
import { Help, Misuse, readTyped } from './commandLine';
import type { Typed } from './commandLine';
import { OFFICE } from './commands';
import { carryOut } from './desk';
import type { Outcome } from './desk';
import { changeLines } from './audit';

const REFUSED = 1;
const MISUSED = 64;

/** What is printed, and the code that the program ends with. */
export interface Printed {
  code: number;
  out: string;
  complaint: string;
}

/**
 * Reads a command of the office and carries it out.
 * @param open opens the database, once it is clear that there is something to do
 */
export async function runOffice(
  words: readonly string[],
  settings: () => Settings,
  open: <T>(work: (store: Store) => Promise<T>) => Promise<T>,
): Promise<Printed> {
  try {
    const typed = readTyped(OFFICE, words);
    const order = { by: typed.by, command: typed.text, dryRun: typed.dryRun, settings: settings() };
    const { run } = typed.command;
    const outcome =
      run === undefined
        ? { ...typed.command.offline(typed.given), changes: [] }
        : await open((store) => carryOut(store, order, (desk) => run(desk, typed.given)));
    const out = typed.json ? jsonOf(typed, outcome) : textOf(typed, outcome);
    return { code: 0, out, complaint: ('warning' in outcome && outcome.warning) || '' };
  } catch (error) {
    if (error instanceof Help) return { code: 0, out: error.message, complaint: '' };
    if (error instanceof Misuse) return { code: MISUSED, out: '', complaint: error.message };
    if (error instanceof Refusal) return { code: REFUSED, out: '', complaint: shown(error.message) };
    throw error;
  }
}

function textOf({ command, dryRun }: Typed, { lines, changes, file }: Outcome): string {
  if (file !== undefined) return file;
  const all = [...lines];
  if (command.reads !== true && changes.length === 0) all.push('Nichts zu ändern.');
  if (dryRun && changes.length > 0) all.push(...changeLines(changes), 'Nur geprüft: Nichts davon wurde geändert.');
  return shown(all.join('\n'));
}

function jsonOf({ command, dryRun }: Typed, { lines, json, file, changes }: Outcome): string {
  const result = json ?? file ?? lines;
  return JSON.stringify(command.reads === true ? result : { dryRun, changes, result });
}

/** Texts come from anybody: nothing in them may command a terminal. */
function shown(text: string): string {
  return text.replaceAll(/(?!\n|\t)\p{Cc}|\p{Cf}/gu, '�');
}
