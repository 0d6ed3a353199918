import { newSeasonWorker } from './newSeasonWorker';
import type { DecodedSeasons, FromReader, Seasons, ToReader } from './seasonReader';

/** After the last bytes a worker whose script has not come, say on a line that has just gone, is waited for this long. */
const PATIENCE_MS = 1_000;

/** A reader of a league's fixtures in a worker. */
export interface ReaderBeside {
  /** Whether it can still be counted on. */
  readonly isWorking: () => boolean;
  /** Takes a copy of the next bytes. */
  readonly add: (bytes: Uint8Array) => void;
  /** There are no more bytes. @returns what they are; null: the worker has failed or was closed */
  readonly end: () => Promise<DecodedSeasons | null>;
  readonly close: () => void;
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

/**
 * Reads a league's fixtures beside the main thread.
 * @param show shows their beginning, until it returns true
 * @param signal ends it early
 */
export function readBeside(show: (beginning: Seasons) => boolean, signal: AbortSignal): ReaderBeside {
  const worker = started();
  let working = worker !== null;
  let ready = false;
  const send = (message: ToReader): void => worker?.postMessage(message);
  let settle: (decoded: DecodedSeasons | null) => void = () => undefined;
  const whole = new Promise<DecodedSeasons | null>((resolve) => (settle = resolve));
  const close = (): void => {
    working = false;
    worker?.terminate();
    settle(null);
  };
  const hear = (message: FromReader): void => {
    if (message.kind === 'ready') ready = true;
    else if (message.kind === 'whole') settle(message.decoded);
    else if (working && show(message.seasons)) send({ kind: 'enough' });
  };
  worker?.addEventListener('message', ({ data }: MessageEvent<FromReader>) => hear(data));
  worker?.addEventListener('messageerror', close);
  worker?.addEventListener('error', (event) => {
    // The main thread takes over, and nobody needs to hear of it.
    event.preventDefault();
    close();
  });
  signal.addEventListener('abort', close);
  if (worker === null) close();
  return {
    isWorking: () => working,
    add: (bytes) => send({ kind: 'bytes', bytes }),
    end: () => {
      send({ kind: 'end' });
      setTimeout(() => ready || close(), PATIENCE_MS);
      return whole;
    },
    close,
  };
}
