import { useMemo, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { shallowEqual } from 'react-redux';
import { tablesApi } from '../../../api/tables';
import { isNotFound } from '../../../api/errors';
import { useFixturesQuery } from '../../../api/matches';
import type { Club } from '../../../entities/club/model';
import { defaultSeason } from '../../../entities/season/filter';
import type { StandingId } from '../../../entities/ids';
import { adjustedBy } from '../../../entities/standing/figures';
import { selectClub, selectMany, selectStanding } from '../../../entities/select';
import { positionCurve } from '../../../entities/views/positions';
import type { PositionCurve } from '../../../entities/views/positions';
import { makeSelectSeasons } from '../../../entities/views/fixtures';
import type { SeasonIds } from '../../../entities/views/fixtures';
import { NAMELESS_TEAM } from '../../../shared/sides';
import type { Phase } from '../../../shared/phase';
import { useLogFailure } from '../../../shared/phase';
import { useCurrentLeague } from '../../../league/currentLeague';
import { useFixtureFilter } from '../../../filters/useFixtureFilter';
import { CURVE_FAILED } from './geometry';
import { useAppStore, useAppSelector } from '../../../store/hooks';

const noRows: readonly StandingId[] = [];
const noSeasons: readonly SeasonIds[] = [];

interface Curve {
  readonly curve: PositionCurve;
  readonly season: string;
}

/** Places in a team's league after each matchday of the season shown on the team's page. */
export function useCurve(club: Club, seasons: readonly SeasonIds[]): Phase<Curve> {
  const { code: currentCode } = useCurrentLeague();
  const code = club.leagueCode ?? currentCode;
  const { currentData, error, isError, refetch } = useFixturesQuery(code ?? skipToken);
  useLogFailure(isError, CURVE_FAILED);
  const chosen = useFixtureFilter(`club/${club.id}`, seasons, true).season;
  const [select] = useState(makeSelectSeasons);
  const held = useAppSelector((state) => select(state, currentData ?? noSeasons));
  const block =
    held.find(({ season }) => season.id === chosen) ?? (chosen === 'all' ? defaultSeason(held, true) : null);
  const store = useAppStore();
  // The table tells what rulings changed in the season under way; of former ones nobody does.
  const table = tablesApi.endpoints.standings.useQueryState(code ?? skipToken).currentData;
  const rows = block?.season.primary === true && table !== undefined ? table : noRows;
  const standings = useAppSelector((state) => selectMany(state, rows, selectStanding), shallowEqual);
  const curve = useMemo(
    () =>
      block &&
      positionCurve(
        block.matches,
        (id) => selectClub(store.getState(), id)?.name ?? NAMELESS_TEAM,
        new Map(standings.map((row) => [row.club, adjustedBy(row)])),
      ),
    [block, store, standings],
  );
  if (currentData === undefined && code !== null && !isNotFound(error))
    return isError ? { phase: 'failed', retry: () => void refetch() } : { phase: 'loading' };
  const played = curve?.played.some(({ ranks }) => ranks.has(club.id)) === true;
  return curve && played ? { phase: 'ready', curve, season: block?.season.name ?? '' } : { phase: 'empty' };
}
