import { join, resolve } from 'node:path';
import { buildApp } from './app';
import { openDatabase } from './db/open';
import { FETCHED_FOLDER } from './domain/fetchedPicture';
import { harmless } from './domain/harmless';
import { listenForOperators } from './monitor/routes';
import { startHousekeeping } from './housekeeping';
import { startMirroring } from './mirroring';
import { startPurging } from './purging';
import { readSettings, SettingsProblem } from './settings';
import { createStore } from './store';

const LONGEST_FAREWELL_MS = 5_000;

/** Runs the server until a signal stops it. */
async function main(): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2));
  const database = await openDatabase({
    url: settings.databaseUrl,
    dataDir: resolve(settings.dataDir),
    pool: { readers: settings.poolReaders, writers: settings.poolWriters },
  });
  const store = await createStore(database, undefined, {
    bytes: settings.cacheMegabytes * 1024 * 1024,
    entries: settings.cacheEntries,
    ageMs: settings.answerMaxAge * 1_000,
    liveAgeMs: settings.liveMaxAge * 1_000,
  });
  const mirror = await startMirroring(store, settings);
  const noDemo = settings.demo === 'off' || mirror !== undefined;
  const demo = noDemo ? undefined : await (await import('./startDemo')).startDemo(store, settings);
  const endHousekeeping = startHousekeeping(store, settings.registrationDays, database.upkeep, mirror !== undefined);
  const endPurging =
    settings.purgeHook === undefined ? undefined : startPurging(store, settings.purgeHook, settings.purgeToken);
  const { app, drain, monitor } = await buildApp({
    ...settings,
    store,
    mirror,
    fetchedPictures: join(resolve(settings.dataDir), FETCHED_FOLDER),
    limits: {
      login: settings.limitLogin,
      registration: settings.limitRegistration,
      answers: settings.limitAnswers,
      search: settings.limitSearch,
    },
    monitorElsewhere: settings.monitorPort !== undefined,
    watched: { simulator: demo !== undefined, ...(database.connections && { connections: database.connections }) },
  });
  const operators = settings.monitorPort === undefined ? undefined : await listenForOperators(settings, monitor);
  const links = (await demo?.links()) ?? [];

  // Before anybody can know that it listens: a server that is stopped right then must leave in order, too.
  let leaving = false;
  const leave = async () => {
    if (leaving) return;
    leaving = true;
    setTimeout(() => process.exit(1), LONGEST_FAREWELL_MS).unref();
    endHousekeeping();
    endPurging?.();
    // Readiness is withdrawn first, before anything that takes time.
    await Promise.all([drain(), demo?.stop(), mirror?.stop()]);
    await operators?.close();
    await database.close();
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

main().catch((error: unknown) => {
  console.error(error instanceof SettingsProblem ? error.message : harmless(error));
  process.exit(1);
});
