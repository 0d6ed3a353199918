import { hash } from '../../lib/text';
import type { ClubId } from '../ids';

/** The lists in a snapshot besides places, and the most ids stored of each; longer lists are not stored. */
export const MOST_KEPT = { results: 900, suspensions: 150, transfers: 300, rulings: 300 } as const;
export type Kind = keyof typeof MOST_KEPT;
const MOST_PLACES = 40;

/** What a league looked like at a visit (docs/behaviour.md 11): at most 20 kB as JSON. */
export interface VisitSnapshot extends Readonly<Record<Kind, readonly number[] | null>> {
  /** When it was taken, ms since 1970 by the server's clock. */
  readonly at: number;
  /** Each club's fingerprint and place. Null (here and for each list): not loaded at the time. */
  readonly places: readonly (readonly [club: number, place: number])[];
}

/** Ids known of a league now; null: unknown. */
export interface Sight extends Readonly<Record<Kind, readonly string[] | null>> {
  /** Clubs in table order. */
  readonly places: readonly ClubId[] | null;
}

const byKind = (list: (kind: Kind) => readonly number[] | null) => ({
  results: list('results'),
  suspensions: list('suspensions'),
  transfers: list('transfers'),
  rulings: list('rulings'),
});

/** A snapshot of the present. What is unknown is copied from the previous one, so that no news is lost. */
export function takeSnapshot(sight: Sight, at: number, before: VisitSnapshot | null): VisitSnapshot {
  return {
    at,
    places: sight.places?.slice(0, MOST_PLACES).map((club, index) => [hash(club), index + 1]) ?? before?.places ?? [],
    ...byKind((kind) => {
      const known = sight[kind];
      if (known === null) return before?.[kind] ?? null;
      return known.length > MOST_KEPT[kind] ? null : known.map(hash);
    }),
  };
}

/** Decodes a stored snapshot; null: it has no date. A damaged list counts as unknown. */
export function decodeSnapshot(stored: unknown): VisitSnapshot | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = new Map<string, unknown>(Object.entries(stored));
  const at = fields.get('at');
  if (typeof at !== 'number' || !Number.isFinite(at)) return null;
  return {
    at,
    places: decodePlaces(fields.get('places')),
    ...byKind((kind) => decodeIds(fields.get(kind), MOST_KEPT[kind])),
  };
}

const isWhole = (raw: unknown): raw is number => Number.isInteger(raw);

function decodeIds(raw: unknown, most: number): readonly number[] | null {
  return Array.isArray(raw) && raw.length <= most && raw.every(isWhole) ? raw : null;
}

function decodePlaces(raw: unknown): VisitSnapshot['places'] {
  if (!Array.isArray(raw) || raw.length > MOST_PLACES) return [];
  return raw.flatMap((pair: unknown) => {
    if (!Array.isArray(pair)) return [];
    const [club, place] = pair.map((part: unknown) => part);
    return isWhole(club) && isWhole(place) && place > 0 ? [[club, place] as const] : [];
  });
}

const PAUSE_MS = 6 * 3_600_000;

/** Whether a visit was more than six hours ago; one in the future was recorded by a wrong clock and counts too. */
export const isLongAgo = (at: number, now: number): boolean => Math.abs(now - at) > PAUSE_MS;
