import type { AdjustmentRow, ClubRow, LeagueRow, MatchRow, SeasonRow, SlideRow } from '../../db/rows';
import type { FormMatch, Standing } from '../../domain/table';
import { omitEmpty } from '../omitEmpty';

/**
 * A league as lists and dropdowns show it.
 * @param season the name of its season under way
 */
export function leagueOverview(league: LeagueRow, season: string | undefined) {
  return omitEmpty({
    id: league.id,
    code: league.code,
    name: league.name,
    state: league.state,
    teamcount: league.teamcount,
    visibility: league.visibility,
    season,
  });
}

/**
 * A league in its stored form.
 * @param season its season under way
 */
export function leagueModel(league: LeagueRow, slides: readonly SlideRow[], season: SeasonRow | undefined) {
  return {
    id: league.id,
    code: league.code,
    name: league.name,
    state: league.state,
    teamcount: league.teamcount,
    visibility: league.visibility,
    youtube: league.youtube,
    homepagedata: homepageData(league, slides),
    hourly: null,
    name_lower: league.name.toLowerCase(),
    season: season?.name,
  };
}

/** The content of a league's home page; null when the league has none. */
export function homepageData(league: LeagueRow, slides: readonly SlideRow[]) {
  if (league.weeklyReport === null) return null;
  return omitEmpty({
    wochenbericht: league.weeklyReport,
    youtube_link: league.weeklyVideo,
    sliderdata: slides.map((slide) =>
      omitEmpty({
        id: slide.id,
        image: slide.image,
        title: slide.title,
        description: slide.description,
        news_id: slide.newsId,
      }),
    ),
  });
}

/**
 * A row of a league table.
 * @param form the club's last matches, newest last
 * @param adjustments those of the season
 */
export function tableRow(
  standing: Standing,
  club: ClubRow | undefined,
  form: readonly object[],
  adjustments: readonly AdjustmentRow[] = [],
) {
  const own = adjustments.filter(({ clubId }) => clubId === standing.clubId);
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
    adjustments: own.length === 0 ? null : own.map(({ points, reason }) => ({ points, reason })),
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
