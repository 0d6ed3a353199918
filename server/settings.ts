import { probablyMeant } from './settingNames';
import { BUILD_SETTINGS, SETTINGS } from './settingTable';
import type { Setting } from './settingTable';

type Values<R> = { [K in keyof R]: R[K] extends Setting<infer T> ? T : never };

/** The server's settings. */
export type Settings = Values<typeof SETTINGS> & { publicOrigins: readonly string[] };

/** Settings that make no sense; the message names them all, a sentence each. */
export class SettingsProblem extends Error {}

type Environment = Readonly<Partial<Record<string, string>>>;

/**
 * Reads the settings from environment variables; an empty value counts as not set.
 * @param words what follows the command: nothing, as the server would start without what somebody meant to set there
 * @throws SettingsProblem if there are such words, which it does not repeat (a password may be among them), naming every value that makes
 *   no sense and every name that is almost one of ours
 */
export function readSettings(environment: Environment, words: readonly string[] = []): Settings {
  const problems = [
    ...(words.length > 0 ? ['arguments: the server takes none, its settings are environment variables'] : []),
    ...misspelt(environment),
  ];
  const settings = readRows(SETTINGS, environment, problems);
  if (problems.length > 0) throw new SettingsProblem(problems.join('\n'));
  const publicOrigins = settings.publicOrigins ?? [
    new URL(settings.siteUrl, `http://localhost:${settings.port}`).origin,
  ];
  return { ...settings, publicOrigins };
}

function readRows<T extends object>(
  rows: { readonly [K in keyof T]: Setting<T[K]> },
  environment: Environment,
  problems: string[],
): T {
  const values: Partial<T> = {};
  for (const key in rows) {
    const { name, kind, fallback } = rows[key];
    const text = environment[name] ?? '';
    const read = text === '' ? { value: fallback } : kind.read(text);
    if (read === undefined)
      problems.push(`${name}: expected ${kind.expected}${kind.secret === true ? '' : `, got ${text}`}`);
    values[key] = read === undefined ? fallback : read.value;
  }
  if (!isComplete(values, rows)) throw new TypeError('a setting was left out');
  return values;
}

function isComplete<T extends object>(values: Partial<T>, rows: { readonly [K in keyof T]: unknown }): values is T {
  return Object.keys(rows).every((key) => key in values);
}

function misspelt(environment: Environment): string[] {
  const ours = Object.values(SETTINGS).map(({ name }) => name);
  const known = new Set([...ours, ...BUILD_SETTINGS.map(({ name }) => name)]);
  return Object.keys(environment).flatMap((name) => {
    const meant = known.has(name) ? undefined : probablyMeant(name, [...known]);
    return meant === undefined ? [] : [`${name}: no such setting; ${meant} was probably meant`];
  });
}
