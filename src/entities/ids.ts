declare const brand: unique symbol;
/** An id of one kind of entity, not assignable to any other kind. */
export type Id<Kind extends string> = string & { readonly [brand]: Kind };

export type LeagueId = Id<'league'>;
export type ClubId = Id<'club'>;
export type PlayerId = Id<'player'>;
export type MatchId = Id<'match'>;
export type SeasonId = Id<'season'>;
export type NewsId = Id<'news'>;
export type TransferId = Id<'transfer'>;
export type PostponementId = Id<'postponement'>;
export type SlideId = Id<'slide'>;
export type StandingId = Id<'standing'>;
export type LeaderboardEntryId = Id<'leaderboardEntry'>;
export type SuspensionId = Id<'suspension'>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Normalises an id into the key of its entity table; null if the text is no id. UUIDs are case-insensitive and are
 * upper-cased. Names that exist on JavaScript objects (`__proto__`, `constructor`, …) get a leading `~`, which `wireId`
 * removes.
 */
export function toId<I extends Id<string>>(raw: string): I | null {
  const text = raw.trim();
  // In a URL path `.` and `..` would mean another folder.
  if (text === '' || text.length > 128 || /^\.{1,2}$/.test(text)) return null;
  // `encodeURIComponent` throws on a lone surrogate.
  if (/\p{Cs}/u.test(text)) return null;
  if (UUID.test(text)) return text.toUpperCase() as I;
  const reserved = text.startsWith('~') || text in Object.prototype;
  return (reserved ? `~${text}` : text) as I;
}

/** The id in one segment of an address; null if it is invalid. */
export function idInAddress<I extends Id<string>>(segment: string | undefined): I | null {
  try {
    return segment === undefined ? null : toId<I>(decodeURIComponent(segment));
  } catch {
    return null;
  }
}

/** The id as the API and the address bar spell it. */
export function wireId(id: string): string {
  return id.startsWith('~') ? id.slice(1) : id;
}

/** Id of a thing that has none of its own, joined from the ids and words that identify it. */
export function compoundId<I extends Id<string>>(...parts: readonly (string | number)[]): I {
  return parts.join(':') as I;
}
