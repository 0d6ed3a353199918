import type { Age } from '../entities/provenance';
import { entitiesReceived } from '../entities/queryLedger';
import { hasEntities } from '../entities/reducer';
import { defaultSeason, isNearestSettled } from '../entities/season/filter';
import { makeSelectSeasons } from '../entities/views/fixtures';
import type { SeasonIds } from '../entities/views/fixtures';
import { now } from '../lib/clock';
import { viennaWallClock } from '../lib/dates';
import { pause } from '../lib/schedule';
import type { AnswerBody } from './decodeBody';
import type { QueryContext } from './ingest';
import { newSeasonWorker } from './newSeasonWorker';
import { beginningReceived } from './partialFixtures';
import type { FromReader, Seasons, ToReader } from './seasonReader';

/** Bytes of a large answer as it is sent, if the server says so. */
const LARGE_SENT = 64_000;
/** Bytes that have arrived, decompressed, of one of which the server doesn't say. */
const LARGE_RECEIVED = 200_000;
/** After the last bytes a worker, whose script may not have come, is waited for this long. */
const PATIENCE_MS = 5_000;

function isLarge({ headers }: Response, received: number): boolean {
  const sent = headers.get('content-length');
  return sent === null ? received > LARGE_RECEIVED : Number(sent) >= LARGE_SENT;
}

/**
 * Relative addresses in an answer count from the API's base. A worker's own address is its script's, a folder deeper than
 * the page's, so that it has the same base only if that doesn't count from the page's folder.
 */
const isBaseShared = (): boolean => /^(\/|https?:)/.test(API_BASE_URL);

function started(): Worker | null {
  try {
    return isBaseShared() ? newSeasonWorker() : null;
  } catch {
    return null;
  }
}

function textOf(chunks: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  return chunks.map((bytes) => decoder.decode(bytes, { stream: true })).join('') + decoder.decode();
}

/**
 * Reads a league's fixtures. A large answer is read by a worker, as parsing and decoding it would block the page, and its
 * beginning is shown meanwhile; the page fetches it, so that the call may leave before the application runs and is like
 * every other. Without a worker, or if it fails, there is the text.
 * @param show shows a beginning, until it returns true
 * @throws if the connection breaks or the call is aborted
 */
export async function readFixtures(
  response: Response,
  show: (beginning: Seasons) => boolean,
  signal: AbortSignal,
): Promise<AnswerBody<readonly SeasonIds[]>> {
  const reader = response.body?.getReader();
  if (reader === undefined) return response.text();
  const chunks: Uint8Array[] = [];
  let received = 0;
  let worker: Worker | null | undefined;
  const send = (message: ToReader): void => worker?.postMessage(message);
  let settle: (decoded: AnswerBody<readonly SeasonIds[]> | null) => void = () => undefined;
  const whole = new Promise<AnswerBody<readonly SeasonIds[]> | null>((resolve) => (settle = resolve));
  const start = (): void => {
    worker = started();
    worker?.addEventListener('message', ({ data }: MessageEvent<FromReader>) => {
      if (data.kind === 'whole') settle(data.decoded);
      else if (!signal.aborted && show(data.seasons)) send({ kind: 'enough' });
    });
    worker?.addEventListener('messageerror', () => settle(null));
    worker?.addEventListener('error', (event) => {
      // The main thread takes over, and nobody needs to hear of it.
      event.preventDefault();
      settle(null);
    });
    chunks.forEach((bytes) => send({ kind: 'bytes', bytes }));
  };
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      signal.throwIfAborted();
      chunks.push(value);
      received += value.length;
      if (worker === undefined && isLarge(response, received)) start();
      else send({ kind: 'bytes', bytes: value });
    }
    send({ kind: 'end' });
    const decoded = worker == null ? null : await Promise.race([whole, pause(PATIENCE_MS).then(() => null)]);
    return decoded ?? textOf(chunks);
  } finally {
    worker?.terminate();
  }
}

/**
 * Shows the beginning of a league's fixtures, which may take many seconds on a slow connection (2 to 3.5 MB with all
 * line-ups of a season), as soon as it contains the matchday shown by default.
 * @returns takes beginnings, ever longer ones, until it returns true
 */
export function showBeginning(code: string, age: Age, to: QueryContext): (beginning: Seasons) => boolean {
  const select = makeSelectSeasons();
  let isShown = false;
  return ({ patches, ids }) => {
    if (isShown) return true;
    to.dispatch(entitiesReceived({ request: to.request, ...age, patches }));
    const state = to.getState();
    if (!hasEntities(state)) return true;
    const season = defaultSeason(select(state, ids), false);
    if (season?.season.primary !== true || !isNearestSettled(season.matches, viennaWallClock(now()))) return false;
    to.dispatch(beginningReceived({ code, seasons: ids }));
    isShown = true;
    return true;
  };
}
