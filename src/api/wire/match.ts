import type { ClubId, MatchId } from '../../entities/ids';
import type { Club } from '../../entities/club/model';
import type { Match, Score, UnlinkedClub, MatchStatus } from '../../entities/match/model';
import type { Decoded, matchItem } from '../../entities/shapes';
import { leagueOf, clubOf } from './mention';
import { readColor, readPicture } from './picture';
import { field, isRow, ownId, readId, readNumber, readText, readWallClock, filled } from './read';
import type { Complain, Row } from './read';
import { enumReader } from './vocabulary';

/** A match with the clubs and line-ups contained in its row. */
export type NestedMatch = Decoded<typeof matchItem>;

/** Includes the API's misspellings. */
const readStatus = enumReader<Exclude<MatchStatus, 'unconfirmed'>>({
  upcoming: 'pending',
  firstHalf: 'first',
  halftime: 'halftime',
  secondHalf: 'second',
  finished: ['completed', 'submitted', 'done'],
  abandoned: ['abgebrochen', 'abbgebrochen'],
  cancelled: 'cancelled',
});

function readScore(raw: unknown): Score | undefined {
  if (!isRow(raw)) return undefined;
  const home = readNumber(raw['home']);
  const away = readNumber(raw['away']);
  return home === undefined && away === undefined ? undefined : { home: home ?? 0, away: away ?? 0 };
}

interface DecodedSide {
  readonly club?: Club | null;
  readonly unlinked?: UnlinkedClub | undefined;
  readonly kit?: string | null | undefined;
}

/** A side: its club by the blanket's id, else by the stored reference; a name without an id stays with the match. */
function decodeSide(blanket: unknown, team: unknown): DecodedSide {
  const id = (isRow(blanket) ? readId<ClubId>(blanket) : null) ?? readId<ClubId>(team);
  if (!isRow(blanket)) return { club: clubOf(id, undefined, undefined) };
  const name = readText(field(blanket, 'name', 'team_name', 'teamName'));
  const logo = readPicture(blanket['logo']);
  const club = clubOf(id, name, logo, readColor(blanket['color']));
  return {
    club,
    unlinked: club === null && name != null ? { name, logo: logo ?? null } : undefined,
    kit: readPicture(blanket['dress']),
  };
}

/** Date and place. `details` is always complete: what it lacks is no longer known. */
function readFixture(raw: unknown): Pick<Match, 'kickoff' | 'location' | 'gameday'> {
  if (!isRow(raw)) return {};
  return {
    kickoff: readWallClock(raw['date']) ?? null,
    location: readText(raw['location']) ?? null,
    gameday: readNumber(raw['gameday']) ?? null,
  };
}

/** What the short, stored and detailed forms of a match share (docs/api.md 9, 5). */
export function decodeMatch(row: Row, at: string, complain: Complain): NestedMatch | null {
  const id = ownId<MatchId>(row, at, complain);
  if (id === null) return null;
  const home = decodeSide(row['home_blanket'], row['home_team']);
  const away = decodeSide(row['away_blanket'], row['away_team']);
  const season = row['season'];
  const status = readStatus(row['status']);
  const score = readScore(row['score']);
  return {
    id,
    // Also one that has begun anew.
    ...(status === 'firstHalf' && { halftime: null }),
    ...readFixture(row['details']),
    ...leagueOf(row['league'] ?? (isRow(season) ? season['league'] : undefined)),
    ...filled({
      status,
      score,
      halftime: readScore(row['halftime_score']) ?? (status === 'halftime' ? score : undefined),
      home: home.club,
      away: away.club,
      homeUnlinked: home.unlinked,
      awayUnlinked: away.unlinked,
      homeKit: home.kit,
      awayKit: away.kit,
      firstHalf: readWallClock(field(row, 'first_half_date', 'first_half_start_date')),
      secondHalf: readWallClock(field(row, 'second_half_date', 'second_half_start_date')),
    }),
  };
}

/** Whether a row of `matches/league` is a match rather than a season of matches. */
export function isMatchRow(row: Row): boolean {
  return isRow(row['details']) || isRow(row['home_blanket']) || isRow(row['away_blanket']);
}
