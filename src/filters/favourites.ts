import { toId } from '../entities/ids';
import type { ClubId } from '../entities/ids';

/** A team the visitor follows, with what is shown of it until an answer contains more (docs/behaviour.md 11). */
export interface Favourite {
  readonly club: ClubId;
  /** Code of its league; null: unknown. */
  readonly code: string | null;
  /** Name and crest as last seen, for a team that the API no longer knows. */
  readonly name: string;
  readonly logo: string | null;
}

/** At most this many teams can be followed. */
export const MOST_FAVOURITES = 6;

const LONGEST = { code: 40, name: 200, logo: 2_000 };

/** Decodes whatever storage holds, oldest first; unreadable entries are left out. */
export function decodeFavourites(stored: unknown): readonly Favourite[] {
  if (!Array.isArray(stored)) return [];
  const readable = stored.flatMap((raw: unknown) => decodeFavourite(raw) ?? []);
  const firsts = readable.filter(({ club }, index) => readable.findIndex((other) => other.club === club) === index);
  return firsts.slice(0, MOST_FAVOURITES);
}

function decodeFavourite(raw: unknown): Favourite | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const fields = new Map<string, unknown>(Object.entries(raw));
  const text = (key: keyof typeof LONGEST): string | null => {
    const value = fields.get(key);
    return typeof value === 'string' && value !== '' && value.length <= LONGEST[key] ? value : null;
  };
  const id = fields.get('club');
  const club = typeof id === 'string' ? toId<ClubId>(id) : null;
  const name = text('name');
  const logo = text('logo');
  if (club === null || name === null) return null;
  return { club, code: text('code'), name, logo: logo !== null && /^https?:\/\//.test(logo) ? logo : null };
}

/** Adds a team at the end; the same list if it is already followed or the list is full. */
export function withFavourite(favourites: readonly Favourite[], team: Favourite): readonly Favourite[] {
  const full = favourites.length >= MOST_FAVOURITES;
  return full || favourites.some(({ club }) => club === team.club) ? favourites : [...favourites, team];
}

/** Updates a followed team's last known facts; the same list if nothing changed. */
export function withLastSeen(favourites: readonly Favourite[], seen: Favourite): readonly Favourite[] {
  const known = favourites.find(({ club }) => club === seen.club);
  const same = known?.code === seen.code && known.name === seen.name && known.logo === seen.logo;
  return known === undefined || same ? favourites : favourites.map((team) => (team === known ? seen : team));
}
