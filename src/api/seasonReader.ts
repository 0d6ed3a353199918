import type { Normalised } from '../entities/normalise';
import type { SeasonIds } from '../entities/views/fixtures';
import { parsePrefix } from '../lib/jsonPrefix';
import { decodeBody, parseBody } from './decodeBody';
import type { DecodedBody } from './decodeBody';
import { growingBody } from './growingBody';
import { readSeasons } from './wire/season';

/** Matches are in a list inside a list of seasons (docs/api.md 4.16). */
const MATCHES_DEPTH = 3;

/** Decoded seasons: all of an answer, or its beginning. */
export type Seasons = Normalised<readonly SeasonIds[]>;

/** A league's fixtures, decoded from their whole body. */
export type DecodedSeasons = DecodedBody<readonly SeasonIds[]>;

/** What the reader is told. */
export type ToReader =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  /** The beginning contains the matchday shown by default. */
  | { readonly kind: 'enough' }
  /** There are no more bytes. */
  | { readonly kind: 'end' };

/** What the reader tells. */
export type FromReader =
  /** It is there. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'beginning'; readonly seasons: Seasons }
  | { readonly kind: 'whole'; readonly decoded: DecodedSeasons };

/** Decodes the beginning of a league's fixtures; null: there is nothing complete yet. */
export const readBeginning = (text: string): Seasons | null =>
  readSeasons(parsePrefix(text, MATCHES_DEPTH), () => undefined);

/**
 * Reads a league's fixtures from messages and answers by messages, wherever it runs: their beginning at intervals, and in
 * the end the whole.
 */
export function seasonReader(tell: (message: FromReader) => void): (message: ToReader) => void {
  tell({ kind: 'ready' });
  const body = growingBody((text) => {
    const seasons = readBeginning(text);
    if (seasons !== null) tell({ kind: 'beginning', seasons });
    return false;
  });
  return (message) => {
    if (message.kind === 'bytes') body.add(message.bytes);
    else if (message.kind === 'enough') body.stopLooking();
    else tell({ kind: 'whole', decoded: decodeBody(readSeasons, parseBody(body.end())) });
  };
}
