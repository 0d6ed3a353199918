import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildApp } from './app';
import { MigrationsMissing } from './db/database';
import { openDatabase } from './db/open';
import { BACKUP_FILE } from './db/embedded';
import { isMarked, originOf } from './db/provenance';
import { FETCHED_FOLDER } from './domain/fetchedPicture';
import { redact } from './domain/errors';
import { exportFile } from './merging/exportFile';
import { createLog } from './monitor/log';
import { listenForOperators } from './monitor/routes';
import { startJobs } from './jobs';
import { startMirroring } from './mirroring';
import { Mailing } from './mailing';
import { PushNotifier } from './push/notifier';
import { Purging } from './purging';
import { misspeltSettings, readSettings, SettingsProblem } from './settings';
import type { Settings } from './settings';
import { createStore } from './store';
import type { Store } from './store';

const LONGEST_FAREWELL_MS = 5_000;
const DEMO_PUSH_SUBJECT = 'mailto:demo@kleinfeld.example';
/** An image for real data comes without it. */
const HAS_DEMO = existsSync(join(__dirname, 'demo'));

/** Runs the server until a signal stops it. */
async function main(): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2));
  const log = createLog(settings.logLevel);
  for (const sentence of misspeltSettings(process.env)) log.warn(sentence);
  const folder = resolve(settings.dataDir);
  const database = await openDatabase({
    url: settings.databaseUrl,
    dataDir: folder,
    pool: { readers: settings.poolReaders, writers: settings.poolWriters },
    onWait: () => log.warn('The database does not answer yet; the start waits for it.'),
  });
  const store = await createStore(database, undefined, {
    bytes: settings.cacheMegabytes * 1024 * 1024,
    entries: settings.cacheEntries,
    ageMs: settings.answerMaxAge * 1_000,
    liveAgeMs: settings.liveMaxAge * 1_000,
  });
  const warn = (details: object, line: string) => log.warn(details, line);
  const jobs = new Map<string, number>();
  const mirror = await startMirroring(store, settings, (level, details, line) => log[level](details, line));
  const runsDemo = mirror === undefined && (await isForDemo(store, settings));
  const demo = runsDemo ? await (await import('./demo/start')).startDemo(store, warn) : undefined;
  const isDrawn = HAS_DEMO && (await isMarked(store.db));
  const pictures = isDrawn ? (await import('./demo/pictures/render')).pictures : undefined;
  const backup = settings.databaseUrl === undefined && demo === undefined ? join(folder, BACKUP_FILE) : undefined;
  if (backup !== undefined && (await originOf(store.db)) === 'others') {
    log.warn(
      { backup },
      'The embedded database does not wait for the disk: a power cut may cost the last writes, or all of it. ' +
        'It is exported each night; data that matter belong into PostgreSQL.',
    );
  }
  const mailing = new Mailing(store, settings, warn);
  const pushSubject = settings.pushSubject ?? (demo === undefined ? undefined : DEMO_PUSH_SUBJECT);
  const publicSite = new URL(settings.siteUrl, settings.publicOrigins[0]).href;
  const notifier = pushSubject === undefined ? undefined : new PushNotifier(store, pushSubject, publicSite, warn);
  const endJobs = startJobs(store, settings.registrationDays, {
    ...(backup !== undefined && { backup: () => exportFile(store, backup) }),
    maintain: database.maintain,
    ...(notifier !== undefined && { push: () => notifier.tidy() }),
    mails: () => mailing.run(),
    mirrors: mirror !== undefined,
    warn,
    done: (job) => jobs.set(job, Date.now() / 1_000),
  });
  const purging =
    settings.purgeHook === undefined ? undefined : new Purging(settings.purgeHook, settings.purgeToken, warn);
  const { app, drain, monitor } = await buildApp({
    ...settings,
    store,
    mirror,
    purging,
    push: notifier && { notifier, hosts: settings.pushHosts, mostAMinute: settings.limitPush },
    log,
    pictures,
    fetchedPictures: join(folder, FETCHED_FOLDER),
    limits: {
      login: settings.limitLogin,
      registration: settings.limitRegistration,
      answers: settings.limitAnswers,
      search: settings.limitSearch,
    },
    monitorElsewhere: settings.monitorPort !== undefined,
    watched: {
      simulator: demo !== undefined,
      jobs,
      mails: mailing.mailed,
      ...(database.connections && { connections: database.connections }),
    },
  });
  const operators = settings.monitorPort === undefined ? undefined : await listenForOperators(settings, monitor);
  const links = (await demo?.links()) ?? [];

  // Before anybody can know that it listens: a server that is stopped right then must leave in order, too.
  let leaving = false;
  const leave = async () => {
    if (leaving) return;
    leaving = true;
    const open = new Set<string>();
    const ended = async (part: string, work: Promise<unknown> | undefined) => {
      open.add(part);
      await work;
      open.delete(part);
    };
    setTimeout(() => {
      log.warn({ open: [...open] }, 'The server left before everything was closed.');
      process.exit(1);
    }, LONGEST_FAREWELL_MS).unref();
    endJobs();
    purging?.stop();
    // Readiness is withdrawn first, before anything that takes time.
    await Promise.all([
      ended('visitors', drain()),
      ended('demo', demo?.stop()),
      ended('mirror', mirror?.stop()),
      ended('notifications', notifier?.stop()),
    ]);
    await ended('operators', operators?.close());
    await ended('database', database.close());
    process.exit(0);
  };
  process.on('SIGTERM', () => void leave());
  process.on('SIGINT', () => void leave());

  await app.listen({ port: settings.port, host: settings.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  const site = `http://localhost:${port}/`;
  console.log(`Kleinfeld Bund: ${site}${demo === undefined ? ' (no demo)' : ''}`);
  console.log(`Links, previews and calendars name ${settings.publicOrigins.join(', ')} (PUBLIC_ORIGINS)`);
  for (const [name, route] of links) console.log(`  ${name}: ${site}#${route}`);
}

/**
 * Whether the demo runs: by default in an embedded database that is empty or its own, with `DEMO=on` in any such database,
 * and never in one that others have filled.
 * @throws SettingsProblem when `DEMO=on` meets such a database, or an installation without the demo
 */
async function isForDemo({ db }: Store, { demo, databaseUrl }: Settings): Promise<boolean> {
  if (demo === 'off' || (demo === undefined && (databaseUrl !== undefined || !HAS_DEMO))) return false;
  if (!HAS_DEMO) throw new SettingsProblem('DEMO: on, but this installation comes without the demo');
  if ((await originOf(db)) !== 'others') return true;
  if (demo === undefined) return false;
  throw new SettingsProblem('DEMO: on, but this database was filled by others; the demo only writes to its own');
}

main().catch((error: unknown) => {
  if (error instanceof SettingsProblem || error instanceof MigrationsMissing) console.error(error.message);
  else createLog('fatal').fatal({ failure: redact(error) }, 'The server could not start.');
  process.exit(1);
});
