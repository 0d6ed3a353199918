import { networkInterfaces } from 'node:os';
import { probablyMeant } from './domain/text';
import { LOG_LEVELS } from './monitor/log';
import {
  wholeNumber,
  oneOf,
  anyText,
  secretText,
  postgresUrl,
  smtpUrl,
  mailAddress,
  apiUrl,
  folderUrl,
  folderOrOff,
  origins,
  hostNames,
  PUSH_SERVICES,
  contactUrl,
  sources,
  proxyRanges,
} from './settingKinds';
import type { Kind } from './settingKinds';

/** `::` takes IPv4 as well, but only where the machine has IPv6. */
const HAS_IPV6 = Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === 'IPv6'));
const ALL_INTERFACES = HAS_IPV6 ? '::' : '0.0.0.0';

/** A setting of the server: an environment variable, how its text is read, its default and its meaning. */
export interface Setting<T> {
  name: string;
  kind: Kind<T>;
  fallback: T;
  meaning: string;
  /** The default as the README's table writes it. */
  shown: string;
}

function setting<T, D>(
  name: string,
  kind: Kind<T>,
  fallback: D,
  meaning: string,
  shown = fallback === undefined ? '–' : String(fallback),
): Setting<T | D> {
  return { name, kind, fallback, meaning, shown };
}

const ASKED = 'a visitor may make in a minute';

/** Every setting of the server. The README's table repeats it, word for word. */
export const SETTINGS = {
  port: setting('PORT', wholeNumber(0, 65_535), 8080, 'port the server listens on'),
  host: setting('HOST', anyText, ALL_INTERFACES, 'address the server listens on', 'all interfaces'),
  databaseUrl: setting('DATABASE_URL', postgresUrl, undefined, 'PostgreSQL; without it the embedded database is used'),
  poolReaders: setting(
    'POOL_READERS',
    wholeNumber(1, 200),
    10,
    'PostgreSQL connections that each process holds for reading',
  ),
  poolWriters: setting('POOL_WRITERS', wholeNumber(1, 200), 5, 'PostgreSQL connections that it holds for writing'),
  dataDir: setting(
    'DATA_DIR',
    anyText,
    'data',
    'folder of the embedded database (one server only) and of fetched pictures',
    '`data`',
  ),
  cacheMegabytes: setting(
    'CACHE_MEGABYTES',
    wholeNumber(1, 100_000),
    96,
    'memory for finished answers, their compressed copies included',
  ),
  cacheEntries: setting('CACHE_ENTRIES', wholeNumber(1, 10_000_000), 20_000, 'how many finished answers are kept'),
  answerMaxAge: setting(
    'ANSWER_MAX_AGE',
    wholeNumber(1, 86_400),
    300,
    'seconds after which an answer is built anew even if nobody told of a change',
  ),
  liveMaxAge: setting('LIVE_MAX_AGE', wholeNumber(1, 86_400), 60, 'the same for what shows matches being played'),
  demo: setting(
    'DEMO',
    oneOf('on', 'off'),
    undefined,
    'fills an empty database with the invented federation and keeps matches live; never in a database filled by others',
    '`on`; `off` with `DATABASE_URL` or a database filled by others',
  ),
  mirrorOf: setting(
    'MIRROR_OF',
    apiUrl,
    undefined,
    'address of an existing API by the contract that this server mirrors; the demo is off then',
  ),
  mirrorMinutes: setting(
    'MIRROR_MINUTES',
    wholeNumber(1, 1_440),
    15,
    'after how many minutes a mirror reads everything anew',
  ),
  siteDir: setting(
    'SITE_DIR',
    folderOrOff,
    'dist',
    'folder of the built site; `off` serves the API alone',
    '`dist`, if it is there',
  ),
  siteUrl: setting(
    'SITE_URL',
    folderUrl,
    '/',
    'where visitors find the site: a path of this host, or an address; previews, calendars and unknown paths lead there',
    '`/`',
  ),
  publicOrigins: setting(
    'PUBLIC_ORIGINS',
    origins,
    undefined,
    'where visitors find this server, separated by commas; links, previews and calendars name the one asked, or the first',
    'that of `SITE_URL`, else `http://localhost:PORT`',
  ),
  corsOrigins: setting('CORS_ORIGINS', origins, [], 'further origins that may call the API, separated by commas', '–'),
  connectSources: setting(
    'CONNECT_SOURCES',
    sources,
    [],
    'further API hosts that the content policy lets the site call, separated by commas',
    '–',
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    proxyRanges,
    undefined,
    'addresses and ranges of the proxies before the server, such as `10.0.0.0/8`, separated by commas',
  ),
  logLevel: setting(
    'LOG_LEVEL',
    oneOf(...LOG_LEVELS),
    'warn' as const,
    'how much is logged: `silent`, `fatal`, `error`, `warn`, `info` (every request), `debug`',
    '`warn`',
  ),
  monitorPort: setting(
    'MONITOR_PORT',
    wholeNumber(0, 65_535),
    undefined,
    'a port of their own for `/-/live`, `/-/ready` and `/-/metrics`',
  ),
  monitorHost: setting(
    'MONITOR_HOST',
    anyText,
    undefined,
    'address that port listens on, such as `127.0.0.1`',
    '`HOST`',
  ),
  monitorToken: setting(
    'MONITOR_TOKEN',
    secretText,
    undefined,
    'bearer token that `/-/metrics` wants on the main port; without it there is none',
  ),
  purgeHook: setting(
    'PURGE_HOOK',
    apiUrl,
    undefined,
    'address that is told by POST, in `Surrogate-Key`, what a shared cache shall forget',
  ),
  purgeToken: setting('PURGE_TOKEN', secretText, undefined, 'bearer token for that address'),
  maxConnections: setting('MAX_CONNECTIONS', wholeNumber(1, 1_000_000), 20_000, 'connections that the server holds'),
  registrationDays: setting(
    'REGISTRATION_DAYS',
    wholeNumber(1, 3_650),
    90,
    'days after which decided registrations and the record of answers are forgotten',
  ),
  mailUrl: setting(
    'MAIL_URL',
    smtpUrl,
    undefined,
    'mail server, `smtp://user:secret@host:587`; without it registrations are told of in the log alone',
  ),
  mailOffice: setting(
    'MAIL_OFFICE',
    mailAddress,
    undefined,
    'the office’s address: it hears of registrations, and sends',
  ),
  limitLogin: setting('LIMIT_LOGIN', wholeNumber(1, 1_000_000), 10, `sign-ins ${ASKED}`),
  limitRegistration: setting('LIMIT_REGISTRATION', wholeNumber(1, 1_000_000), 10, `registrations ${ASKED}`),
  limitAnswers: setting(
    'LIMIT_ANSWERS',
    wholeNumber(1, 1_000_000),
    30,
    `answers to transfers and postponements ${ASKED}`,
  ),
  limitSearch: setting('LIMIT_SEARCH', wholeNumber(1, 1_000_000), 300, `searches ${ASKED}, for each process`),
  limitPush: setting('LIMIT_PUSH', wholeNumber(1, 1_000_000), 120, `changes of notifications ${ASKED}`),
  pushSubject: setting(
    'PUSH_SUBJECT',
    contactUrl,
    undefined,
    'whom push services write to about notifications, `mailto:` or `https:`; without it none are offered but by the demo',
  ),
  pushHosts: setting(
    'PUSH_HOSTS',
    hostNames,
    PUSH_SERVICES,
    'push services that browsers may name, separated by commas; `*.` stands for any subdomain',
    'those of Chrome, Firefox, Safari and Edge',
  ),
};

/** What is read when the site is built, not when the server starts. */
export const BUILD_SETTINGS: readonly Pick<Setting<string>, 'name' | 'meaning' | 'shown'>[] = [
  { name: 'API_BASE_URL', meaning: 'at build time: where the site finds the API', shown: '`/api/`' },
  {
    name: 'FLAG_BASE_URL',
    meaning: 'at build time: where another flag service keeps `oesterreich.svg` and the others',
    shown: 'the flags that come with the site',
  },
];

type Values<R> = { [K in keyof R]: R[K] extends Setting<infer T> ? T : never };

/** The server's settings. */
export type Settings = Values<typeof SETTINGS> & { publicOrigins: readonly string[] };

/** Settings that make no sense; the message names them all, a sentence each. */
export class SettingsProblem extends Error {}

type Environment = Readonly<Partial<Record<string, string>>>;

/**
 * Reads the settings from environment variables; an empty value counts as not set.
 * @param words what follows the command: nothing, as the server would start without what somebody meant to set there
 * @throws SettingsProblem if there are such words, which it does not repeat (a password may be among them), naming every value
 *   that makes no sense
 */
export function readSettings(environment: Environment, words: readonly string[] = []): Settings {
  const problems = words.length > 0 ? ['arguments: the server takes none, its settings are environment variables'] : [];
  const settings = readRows(SETTINGS, environment, problems);
  if (settings.mailUrl !== undefined && settings.mailOffice === undefined)
    problems.push('MAIL_OFFICE: MAIL_URL needs it');
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

/** A sentence for each name that is almost one of ours. It stops nothing: another program's name may be as close. */
export function misspeltSettings(environment: Environment): string[] {
  const ours = Object.values(SETTINGS).map(({ name }) => name);
  const known = new Set([...ours, ...BUILD_SETTINGS.map(({ name }) => name)]);
  return Object.keys(environment).flatMap((name) => {
    const meant = known.has(name) ? undefined : probablyMeant(name, [...known]);
    return meant === undefined ? [] : [`${name}: no such setting; ${meant} was probably meant`];
  });
}
