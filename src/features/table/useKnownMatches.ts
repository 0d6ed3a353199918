import { useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { clubsApi } from '../../api/clubs';
import type { ClubId } from '../../entities/ids';
import type { Match } from '../../entities/match/model';
import { makeSelectSeasons } from '../../entities/views/fixtures';
import { useAppSelector } from '../../store/hooks';
import { useKnownSeason } from '../../cards/useSeason';

/**
 * This season's matches for form and head to head, without fetching any: the whole season if a page has loaded it, else
 * the matches on the club pages visited.
 */
export function useKnownMatches(code: string | null, clubs: readonly ClubId[]): readonly Match[] {
  const season = useKnownSeason(code);
  const pages = useAppSelector(
    (state) => clubs.flatMap((club) => clubsApi.endpoints.club.select(club)(state).data?.seasons ?? []),
    shallowEqual,
  );
  const [select] = useState(makeSelectSeasons);
  const seasons = useAppSelector((state) => select(state, pages));
  return useMemo(() => {
    if (season !== undefined) return season;
    const current = seasons.filter((block) => block.season.primary === true).flatMap(({ matches }) => matches);
    return [...new Map(current.map((match) => [match.id, match])).values()];
  }, [season, seasons]);
}
