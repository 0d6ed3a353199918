import type { ClubRow, PlayerRow } from '../../db/rows';
import { averageAge } from '../../domain/statistics';
import type { TeamStats } from '../../domain/statistics';
import { omitEmpty } from '../omitEmpty';

/** A player as the squad of a club lists them. */
export function squadPlayer(player: PlayerRow, club: ClubRow | undefined) {
  return omitEmpty({
    id: player.id,
    sid: player.sid,
    name: player.name,
    number: player.number,
    birthday: player.birthday,
    nationality: player.nationality,
    position: player.position,
    eligibility: player.eligibility,
    register_date: player.registerDate,
    image: player.image,
    status: player.status,
    is_captain: club === undefined ? null : club.captainId === player.id,
    bank: player.bank,
  });
}

/** A club as lists show it. */
export function clubShort(club: ClubRow) {
  return omitEmpty({
    id: club.id,
    sid: club.sid,
    logo: club.logo,
    points: club.points,
    team_name: club.teamName,
    short_name: club.shortName,
    color: club.color,
  });
}

/** The facts about a club that its own page and its players' pages share. */
export function clubFacts(club: ClubRow, leagueCode: string | null, squad: readonly PlayerRow[], year: number) {
  return omitEmpty({
    ...clubShort(club),
    league_code: leagueCode,
    coverimg: club.coverImage,
    foundation_year: club.foundationYear,
    membership_since: club.membershipSince,
    average_age: averageAge(
      squad.map((player) => player.birthday),
      year,
    ),
    captain: club.captainId,
    coach: coach(club),
    trikot: { home: club.kitHome, away: club.kitAway },
  });
}

/** A club with its squad and figures, as its own page shows it. */
export function clubDetail(
  club: ClubRow,
  leagueCode: string | null,
  squad: readonly PlayerRow[],
  stats: { all: TeamStats; season: TeamStats },
  year: number,
) {
  return {
    ...clubFacts(club, leagueCode, squad, year),
    players: squad.map((player) => squadPlayer(player, club)),
    stats: { all: teamStats(stats.all), season: teamStats(stats.season) },
  };
}

/** The coach without any address; undefined when there is none. */
export function coach(club: ClubRow) {
  return club.coachName === null ? undefined : omitEmpty({ name: club.coachName, image: club.coachImage });
}

function teamStats(stats: TeamStats) {
  return {
    wins: stats.wins,
    draws: stats.draws,
    losses: stats.losses,
    total_scored: stats.scored,
    total_against: stats.against,
    goal_difference: stats.scored - stats.against,
    total_points: stats.points,
    total_yellow_cards: stats.yellowCards,
    total_red_cards: stats.redCards,
    // Beyond the contract, which has no such total.
    total_yellow_red_cards: stats.yellowRedCards,
  };
}
