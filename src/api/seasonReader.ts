import type { Normalised } from '../entities/normalise';
import type { SeasonIds } from '../entities/views/fixtures';
import { parsePrefix } from '../lib/jsonPrefix';
import { decodeBody, parseBody } from './decodeBody';
import type { DecodedBody } from './decodeBody';
import { readSeasons } from './wire/season';

/** Matches are in a list inside a list of seasons (docs/api.md 4.16). */
const MATCHES_DEPTH = 3;

/** A body that arrives within this time is not looked at before its end. */
const FIRST_LOOK_MS = 300;
const LOOK_EVERY_MS = 100;
/** A look takes longer the more there is: between two there is at least this many times as long as the last one took. */
const PAUSE = 3;

/** Decoded seasons: all of an answer, or its beginning. */
export type Seasons = Normalised<readonly SeasonIds[]>;

/** What the reader is told. */
export type ToReader =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  /** The beginning contains the matchday shown by default. */
  | { readonly kind: 'enough' }
  | { readonly kind: 'end' };

/** What the reader tells: ever longer beginnings, then the whole. */
export type FromReader =
  | { readonly kind: 'beginning'; readonly seasons: Seasons }
  | { readonly kind: 'whole'; readonly decoded: DecodedBody<readonly SeasonIds[]> };

/** Reads a league's fixtures from messages and answers by messages, wherever it runs. */
export function seasonReader(tell: (message: FromReader) => void): (message: ToReader) => void {
  const decoder = new TextDecoder();
  let text = '';
  let next = performance.now() + FIRST_LOOK_MS;
  const check = (): void => {
    const began = performance.now();
    if (began < next) return;
    const seasons = readSeasons(parsePrefix(text, MATCHES_DEPTH), () => undefined);
    if (seasons !== null) tell({ kind: 'beginning', seasons });
    const ended = performance.now();
    next = ended + Math.max(LOOK_EVERY_MS, PAUSE * (ended - began));
  };
  return (message) => {
    if (message.kind === 'enough') next = Infinity;
    else if (message.kind === 'bytes') {
      text += decoder.decode(message.bytes, { stream: true });
      check();
    } else tell({ kind: 'whole', decoded: decodeBody(readSeasons, parseBody(text + decoder.decode())) });
  };
}
