import type { ClubId, MatchId, StandingId } from '../ids';
import type { Match, SideName } from '../match/model';
import { countedResult } from '../match/rules';
import { byDateThenMatchday } from '../season/filter';
import { byFigures, noFigures, withMatch } from '../standing/figures';
import type { Figures, NameOf } from '../standing/figures';
import type { WithEntities } from '../reducer';
import { selectClub, selectMany, selectStanding } from '../select';
import { tableOrder } from '../standing/order';

/** A club's match on a matchday, own goals first. */
export interface OwnMatch {
  readonly match: MatchId;
  readonly opponent: ClubId;
  readonly scored: number;
  readonly against: number;
}

/** Every club's place after one matchday. */
export interface MatchdayRanks {
  readonly matchday: number;
  readonly ranks: ReadonlyMap<ClubId, number>;
  readonly matches: ReadonlyMap<ClubId, OwnMatch>;
}

/** The data of a position curve (docs/behaviour.md 13). */
export interface PositionCurve {
  /** Every matchday of the season, played or not. */
  readonly matchdays: readonly number[];
  /** Clubs with a match in the season. */
  readonly clubs: readonly ClubId[];
  /** One entry per matchday with a counted match. */
  readonly played: readonly MatchdayRanks[];
}

function clubsOf(matches: readonly Match[]): readonly ClubId[] {
  return [...new Set(matches.flatMap(({ home, away }) => [home, away].filter((id) => id !== undefined)))];
}

function ownMatch(match: Match, side: SideName): OwnMatch | null {
  const result = countedResult(match);
  if (result === null) return null;
  const other = side === 'home' ? 'away' : 'home';
  return { match: match.id, opponent: result[other], scored: result.score[side], against: result.score[other] };
}

/** Matches by matchday, in order; those without a number are left out. */
function matchdaysOf(matches: readonly Match[]): readonly (readonly [number, readonly Match[]])[] {
  const byMatchday = new Map<number, Match[]>();
  for (const match of matches.toSorted(byDateThenMatchday)) {
    if (match.gameday == null) continue;
    byMatchday.set(match.gameday, [...(byMatchday.get(match.gameday) ?? []), match]);
  }
  return [...byMatchday].sort(([a], [b]) => a - b);
}

/**
 * Places after each matchday of a season. A match counts for its matchday whenever it was played; one without a
 * matchday is ignored.
 * @param adjusted what rulings add to clubs' points, from the first matchday on
 */
export function positionCurve(
  matches: readonly Match[],
  nameOf: NameOf,
  adjusted: ReadonlyMap<ClubId, number> = new Map(),
): PositionCurve {
  const clubs = clubsOf(matches);
  const days = matchdaysOf(matches);
  const rows = new Map<ClubId, Figures>(
    clubs.map((club) => [club, { ...noFigures(club), points: adjusted.get(club) ?? 0 }]),
  );
  const order = byFigures(nameOf);
  const played: MatchdayRanks[] = [];
  for (const [matchday, onDay] of days) {
    const own = new Map<ClubId, OwnMatch>();
    for (const match of onDay) {
      for (const side of ['home', 'away'] as const) {
        const club = match[side];
        const part = ownMatch(match, side);
        if (club === undefined || part === null) continue;
        own.set(club, part);
        rows.set(club, withMatch(rows.get(club) ?? noFigures(club), part.scored, part.against));
      }
    }
    if (own.size === 0) continue;
    const ranks = new Map([...rows.values()].sort(order).map(({ club }, index) => [club, index + 1]));
    played.push({ matchday, ranks, matches: own });
  }
  return { matchdays: days.map(([matchday]) => matchday), clubs, played };
}

/** A team's place in a table, and its row's figures. */
export interface TableRank {
  /** Counted from 1 in display order, which may differ from the ranking sent. */
  readonly rank: number;
  readonly points: number;
}

/** A team's place in a table; null: not in it. A new object each time: use with `shallowEqual`. */
export function selectRank(state: WithEntities, rows: readonly StandingId[], club: ClubId): TableRank | null {
  const ordered = tableOrder(selectMany(state, rows, selectStanding), (row) => selectClub(state, row.club)?.name ?? '');
  const index = ordered.findIndex((row) => row.club === club);
  const row = ordered[index];
  return row === undefined ? null : { rank: index + 1, points: row.points };
}
