import { isMarked } from './db/provenance';
import { SettingsProblem } from './settings';
import type { Settings } from './settings';
import { openSource } from './ingest/client';
import { startPicturesAt } from './ingest/decoders';
import { startMirror } from './ingest/mirror';
import type { Mirror, Say } from './ingest/mirror';
import type { Store } from './store';

const SECOND_MS = 1_000;
const [LIVE_MS, IDLE_MS, MINUTE_MS] = [10 * SECOND_MS, 60 * SECOND_MS, 60 * SECOND_MS];
/** Doubles while reading fails: after 2, 4, 8 minutes and so on. */
const RETRY_MS = 2 * MINUTE_MS;
/** A mirror reads again soon, so few attempts are enough. */
const [FIRST_PAUSE_MS, ATTEMPTS] = [500, 2];

/**
 * Starts mirroring, if an API is named.
 * @throws SettingsProblem if the demo is switched on too, or has filled the database
 */
export async function startMirroring(
  store: Store,
  { mirrorOf, mirrorMinutes, demo }: Pick<Settings, 'mirrorOf' | 'mirrorMinutes' | 'demo'>,
  say: Say,
): Promise<(Mirror & { base: string }) | undefined> {
  if (mirrorOf === undefined) return undefined;
  if (demo === 'on' || (await isMarked(store.db))) {
    throw new SettingsProblem('MIRROR_OF: real data and the demo never share a database');
  }
  const source = openSource(mirrorOf, FIRST_PAUSE_MS, ATTEMPTS);
  startPicturesAt(source.base);
  const everythingMs = mirrorMinutes * MINUTE_MS;
  const pace = { liveMs: LIVE_MS, idleMs: IDLE_MS, everythingMs, retryMs: RETRY_MS };
  return { ...startMirror(store, source, pace, say), base: source.base };
}
