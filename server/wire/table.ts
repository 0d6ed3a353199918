import type { FormMatch } from '../domain/form';
import type { Standing } from '../domain/table';
import type { ClubRow, MatchRow } from '../db/rows';
import { omitEmpty } from './omitEmpty';

/** A row of a league table; `form` holds the club's last matches, newest last. */
export function tableRow(standing: Standing, club: ClubRow | undefined, form: readonly object[]) {
  return omitEmpty({
    id: standing.clubId,
    ranking: standing.ranking,
    name: club?.teamName ?? '',
    shortName: club?.shortName,
    image: club?.logo ?? '',
    color: club?.color,
    points: standing.points,
    wins: standing.wins,
    draws: standing.draws,
    losses: standing.losses,
    scored: standing.scored,
    against: standing.against,
    difference: standing.difference,
    goals: standing.scored,
    form,
  });
}

/** One match of a club's recent form. */
export function formEntry({ result, match }: FormMatch<MatchRow>, clubs: ReadonlyMap<string, ClubRow>) {
  return omitEmpty({
    result,
    match_id: match.id,
    gameday: match.gameday,
    score: { home: match.homeScore, away: match.awayScore },
    home: clubs.get(match.homeClubId)?.teamName ?? '',
    away: clubs.get(match.awayClubId)?.teamName ?? '',
    date: match.kickoff,
  });
}
