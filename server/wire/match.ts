import type { ClubRow, EventRow, MatchRow, SeasonRow } from '../db/rows';
import { miniBlanket } from './blanket';
import type { BlanketOf } from './blanket';
import { omitEmpty } from './omitEmpty';

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
