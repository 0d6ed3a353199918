import { toId } from '../../entities/ids';
import type { ClubId, PlayerId } from '../../entities/ids';
import type { Read } from './answers';
import { eachRow, isRow, readList, readText } from './read';
import type { Decode } from './read';
import { readPicture } from './picture';

interface Hit {
  readonly name: string;
  /** A player's club, and the league's code, if given. */
  readonly club: string | null;
  readonly league: string | null;
  readonly image: string | null;
}

/** A player or club of any league, found by the server's search. */
export type Found =
  (Hit & { readonly kind: 'club'; readonly id: ClubId }) | (Hit & { readonly kind: 'player'; readonly id: PlayerId });

const decodeFound: Decode<Found> = (row) => {
  const { kind, id: raw } = row;
  const name = readText(row['name']);
  if (name == null || typeof raw !== 'string') return null;
  const hit: Hit = {
    name,
    club: readText(row['club']) ?? null,
    league: readText(row['league']) ?? null,
    image: readPicture(row['image']) ?? null,
  };
  if (kind === 'club') {
    const id = toId<ClubId>(raw);
    return id && { ...hit, kind, id };
  }
  if (kind === 'player') {
    const id = toId<PlayerId>(raw);
    return id && { ...hit, kind, id };
  }
  return null;
};

/** The answer of `GET /api/suche` (docs/api.md 10); unreadable entries are left out. */
export const readFound: Read<readonly Found[]> = (body, complain) => {
  const rows = isRow(body) ? readList(body['items']) : null;
  return rows && { ids: eachRow(rows, 'suche', complain, decodeFound), patches: {} };
};
