import { LOG_LEVELS } from './monitor/log';
import {
  anyText,
  apiUrl,
  folderUrl,
  folderOrOff,
  oneOf,
  origins,
  postgresUrl,
  proxyRanges,
  secretText,
  sources,
  wholeNumber,
} from './settingKinds';
import type { Kind } from './settingKinds';

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
  host: setting('HOST', anyText, '0.0.0.0', 'address the server listens on', 'all interfaces'),
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
    'days after which registrations and the record of answers are forgotten',
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
