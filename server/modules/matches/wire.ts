import type { ClubRow, EventRow, LineupSources, MatchRow, SeasonRow } from '../../db/rows';
import type { EventType, SideName } from '../../domain/types';
import { coach } from '../clubs/wire';
import { omitEmpty } from '../omitEmpty';

/** Gives the full line-up ("Blankett") of a side of a match; its players are empty until it was filled in. */
export type BlanketOf = (match: MatchRow, side: SideName) => object | null;

/** Prepares the line-ups of a set of matches; rows are looked through once. */
export function blanketsFrom(sources: LineupSources): BlanketOf {
  const lineups = new Map(sources.lineups.map((row) => [`${row.matchId} ${row.side}`, row.players]));
  const cards = new Map<string, number>();
  for (const card of sources.cards) {
    const key = `${card.matchId} ${card.playerId} ${card.type}`;
    cards.set(key, (cards.get(key) ?? 0) + 1);
  }
  const cardCount = (match: MatchRow, player: string, type: EventType) =>
    cards.get(`${match.id} ${player} ${type}`) ?? 0;

  return (match, side) => {
    const club = sources.clubs.get(side === 'home' ? match.homeClubId : match.awayClubId);
    if (club === undefined) return null;
    const entries = lineups.get(`${match.id} ${side}`) ?? [];
    return omitEmpty({
      ...bareBlanket(match, side, club),
      players: entries.flatMap((entry) => {
        const player = sources.players.get(entry.player);
        return player === undefined
          ? []
          : [
              omitEmpty({
                id: player.id,
                sid: player.sid,
                name: player.name,
                number: entry.number,
                image: player.image,
                yellow_card: cardCount(match, player.id, 'yellowCard'),
                red_yellow_card: cardCount(match, player.id, 'yellowRedCard'),
                red_card: cardCount(match, player.id, 'redCard'),
              }),
            ];
      }),
    });
  };
}

/** The blankets without their line-ups. */
export function bareBlankets(clubs: ReadonlyMap<string, ClubRow>): BlanketOf {
  return (match, side) => {
    const club = clubs.get(side === 'home' ? match.homeClubId : match.awayClubId);
    return club === undefined ? null : bareBlanket(match, side, club);
  };
}

function bareBlanket(match: MatchRow, side: SideName, club: ClubRow) {
  return omitEmpty({
    ...miniBlanket(club),
    dress: side === 'home' ? (match.homeDress ?? club.kitHome) : (match.awayDress ?? club.kitAway),
    coach: coach(club),
  });
}

/** Name and crest of a club inside a match. */
function miniBlanket(club: ClubRow | undefined) {
  return club && omitEmpty({ id: club.id, name: club.teamName, logo: club.logo, color: club.color });
}

function details(match: MatchRow) {
  return omitEmpty({ gameday: match.gameday, date: match.kickoff, location: match.location });
}

function score(match: MatchRow) {
  return { home: match.homeScore, away: match.awayScore };
}

/** A match as lists show it: empty fields omitted, clubs by name and crest only. */
export function matchShort(match: MatchRow, clubs: ReadonlyMap<string, ClubRow>) {
  return omitEmpty({
    id: match.id,
    details: details(match),
    score: score(match),
    status: match.status,
    home_blanket: miniBlanket(clubs.get(match.homeClubId)),
    away_blanket: miniBlanket(clubs.get(match.awayClubId)),
    first_half_date: match.firstHalfStart,
    second_half_date: match.secondHalfStart,
  });
}

/** A match in its stored form: team ids apart, full line-ups, nulls written out, other names for the half dates. */
export function matchModel(match: MatchRow, blanketOf: BlanketOf) {
  return {
    id: match.id,
    details: details(match),
    score: score(match),
    status: match.status,
    home_team: { id: match.homeClubId },
    away_team: { id: match.awayClubId },
    home_blanket: blanketOf(match, 'home'),
    away_blanket: blanketOf(match, 'away'),
    season: { id: match.seasonId },
    referee: { id: null },
    paid: null,
    postponerequest: match.postponeRequest,
    bericht: null,
    first_half_start_date: match.firstHalfStart,
    second_half_start_date: match.secondHalfStart,
    first_half_end_date: match.firstHalfEnd,
    second_half_end_date: match.secondHalfEnd,
  };
}

/** A match with line-ups and events, as the match report shows it. */
export function matchDetail(match: MatchRow, season: SeasonRow, blanketOf: BlanketOf, events: readonly EventRow[]) {
  const { homeHalf, awayHalf } = match;
  return omitEmpty({
    id: match.id,
    details: details(match),
    score: score(match),
    halftime_score: homeHalf === null || awayHalf === null ? null : { home: homeHalf, away: awayHalf },
    status: match.status,
    home_blanket: blanketOf(match, 'home'),
    away_blanket: blanketOf(match, 'away'),
    events: events.map(matchEvent),
    season: { id: season.id, name: season.name, primary: season.primary, league: { id: season.leagueId } },
    first_half_date: match.firstHalfStart,
    second_half_date: match.secondHalfStart,
  });
}

function matchEvent(event: EventRow) {
  return {
    id: event.id,
    _id: event.id,
    type: event.type,
    minute: event.minute,
    player: { id: event.playerId },
    match: { id: event.matchId },
    name: event.name,
    image: event.image,
    number: event.number,
    assign: event.assign,
    own_goal: event.ownGoal,
  };
}
