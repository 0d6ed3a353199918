declare const brand: unique symbol;
/** Text that is an id of one kind of entity and of no other. */
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
 * The form under which an id is a key of an entity table, or null if the text is no id.
 * UUIDs compare case-insensitively, so they are upper-cased. Words that mean something to
 * JavaScript objects (`__proto__`, `constructor`, …) get a leading `~`, which `wireId` takes off again.
 */
export function toId<I extends Id<string>>(raw: string): I | null {
  const text = raw.trim();
  // `.` and `..` would mean another folder in the address of a call.
  if (text === '' || text.length > 128 || /^\.{1,2}$/.test(text)) return null;
  // Half of a surrogate pair cannot be part of an address: encoding it throws.
  if (/\p{Cs}/u.test(text)) return null;
  if (UUID.test(text)) return text.toUpperCase() as I;
  const reserved = text.startsWith('~') || text in Object.prototype;
  return (reserved ? `~${text}` : text) as I;
}

/** The id in a segment of an address; null if it is none. */
export function idInAddress<I extends Id<string>>(segment: string | undefined): I | null {
  try {
    return segment === undefined ? null : toId<I>(decodeURIComponent(segment));
  } catch {
    return null;
  }
}

/** The id as the API and the address bar write it. */
export function wireId(id: string): string {
  return id.startsWith('~') ? id.slice(1) : id;
}

/** Key of a fact that has no id of its own: the ids and words it depends on, joined. */
export function compoundId<I extends Id<string>>(...parts: readonly (string | number)[]): I {
  return parts.join(':') as I;
}
