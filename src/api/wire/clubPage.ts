import { compoundId } from '../../entities/ids';
import type { ClubId } from '../../entities/ids';
import { listOf, objectOf, clubDetail, seasonMatches } from '../../entities/shapes';
import type { Decoded } from '../../entities/shapes';
import type { SeasonIds } from '../../entities/views/fixtures';
import { readOne, withId } from './answers';
import type { Read } from './answers';
import { decodeClub } from './club';
import { decodePlayer } from './player';
import { eachRow, isRow, readId, readList, readTextOrEmpty } from './read';
import type { Complain, Row } from './read';
import { decodeSeasons } from './season';

/** A club's page: the club and its matches by season. */
export interface ClubPage {
  readonly club: ClubId;
  readonly seasons: readonly SeasonIds[];
}

const nested = { club: clubDetail, seasons: listOf(seasonMatches) };
const clubPage = objectOf<ClubPage, typeof nested>(nested);

/**
 * A player without id and sid is identified by club, shirt number and name: every club has a number 7, some have two.
 */
function withSquadId(raw: unknown, club: ClubId): unknown {
  if (!isRow(raw) || readId(raw) !== null || readId(raw['sid']) !== null) return raw;
  const words = [readTextOrEmpty(raw['number']), readTextOrEmpty(raw['name'])];
  return words.join('') === '' ? raw : { ...raw, id: compoundId(club, ...words) };
}

function decodeOwnClub(row: Row, complain: Complain): Decoded<typeof clubDetail> | null {
  const club = decodeClub(row, 'club', complain);
  if (club === null) return null;
  const rows = (readList(row['players']) ?? []).map((raw) => withSquadId(raw, club.id));
  const squad = eachRow(rows, 'club.players', complain, decodePlayer);
  return { ...club, squad: squad.map((player) => ({ ...player, club: club.id })) };
}

/** Club detail of docs/api.md 4.9. */
export const readClubPage = (id: ClubId): Read<ClubPage> =>
  readOne(
    'club',
    (body, _at, complain) => {
      const club = isRow(body['club']) ? decodeOwnClub(withId(body['club'], id), complain) : null;
      return club && { club, seasons: decodeSeasons(readList(body['upcoming']) ?? [], 'club.upcoming', complain) };
    },
    clubPage,
  );
