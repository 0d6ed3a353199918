import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { isNotFound } from '../api/errors';
import { matchesApi, useFixturesQuery } from '../api/matches';
import type { Match } from '../entities/match/model';
import { defaultSeason } from '../entities/season/filter';
import { makeSelectSeasons } from '../entities/views/fixtures';
import type { SeasonIds } from '../entities/views/fixtures';
import type { Phase } from './phase';
import { useLogFailure } from './phase';
import { TABLE_FAILED } from './useOfficialTable';
import { useAppSelector } from '../store/hooks';

const noSeasons: readonly SeasonIds[] = [];
const noMatches: readonly Match[] = [];

/** The current season's matches if a page of this visit has loaded them; undefined otherwise. */
export function useKnownSeason(code: string | null): readonly Match[] | undefined {
  const { currentData } = matchesApi.endpoints.fixtures.useQueryState(code ?? skipToken);
  const [select] = useState(makeSelectSeasons);
  const seasons = useAppSelector((state) => select(state, currentData ?? noSeasons));
  return currentData === undefined ? undefined : (defaultSeason(seasons, false)?.matches ?? noMatches);
}

/** The current season's matches, from the league's fixtures. */
export function useSeason(code: string | null): Phase<{ readonly matches: readonly Match[] }> {
  const { error, isError, refetch } = useFixturesQuery(code ?? skipToken);
  const matches = useKnownSeason(code);
  useLogFailure(isError, TABLE_FAILED, error);
  if (matches !== undefined) return { phase: 'ready', matches };
  if (code === null || isNotFound(error)) return { phase: 'empty' };
  return isError ? { phase: 'failed', retry: () => void refetch() } : { phase: 'loading' };
}
