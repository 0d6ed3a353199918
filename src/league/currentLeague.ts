import { createContext, useContext, useEffect } from 'react';
import { useAppSelector } from '../store/hooks';
import { selectCurrentLeague } from './leagueSlice';
import type { ChosenLeague } from './leagueSlice';
import { logError } from '../lib/log';
import { selectLeagueByCode } from '../entities/league/selectors';
import { skipToken } from '@reduxjs/toolkit/query';
import { leaguesApi, useLeagueQuery } from '../api/leagues';

/**
 * A league other than the chosen one for the screens below: a screen that is being left after another league was
 * chosen. Null: the chosen one.
 */
export const LeagueOverride = createContext<ChosenLeague | null>(null);

/** The league of this screen. */
export function useCurrentLeague(): ChosenLeague {
  const chosen = useAppSelector(selectCurrentLeague);
  return useContext(LeagueOverride) ?? chosen;
}

/**
 * The code of this screen's league. If there is none, the prescribed words are logged (docs/behaviour.md 8) and the
 * screen shows its empty state.
 */
export function useLeagueCode(message = 'No league code found in cookies.'): string | null {
  const { code } = useCurrentLeague();
  useEffect(() => {
    if (code === null) logError(message);
  }, [code, message]);
  return code;
}

/** `SEASON` and the name of a league's season under way, if it is known. */
export function useSeasonLabel(code: string | null): string | undefined {
  const name = useAppSelector((state) => selectLeagueByCode(state, code)?.season);
  return name && `SEASON ${name}`;
}

/** A league's name, if it is known. */
export function useKnownLeagueName(code: string | null): string | undefined {
  return useAppSelector((state) => selectLeagueByCode(state, code)?.name);
}

/**
 * A league's name; for a hidden league, which the league list lacks, it is fetched separately. The list itself is asked
 * for by the strip above every screen.
 */
export function useLeagueName(code: string | null): string | undefined {
  const name = useKnownLeagueName(code);
  const { isSuccess, isError } = leaguesApi.endpoints.leagueList.useQueryState();
  useLeagueQuery(code !== null && name === undefined && (isSuccess || isError) ? code : skipToken);
  return name;
}
