import { useEffect } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useLocation } from 'react-router-dom';
import { isNotFound } from '../api/errors';
import { leaguesApi, useLeagueQuery } from '../api/leagues';
import type { LeagueId } from '../entities/ids';
import { selectLeagueByCode } from '../entities/league/selectors';
import { selectLeague } from '../entities/select';
import { useWriteQuery } from '../router/addressQuery';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { leagueInAddress } from './leagueCookie';
import {
  leaguePicked,
  linkedLeagueOpened,
  selectIsLinkedLeague,
  selectLeagueCode,
  selectChosenLeagueCode,
  linkedLeagueClosed,
} from './leagueSlice';

/** A page change is over by then; until then the address is left as requested. */
const SETTLED_MS = 1_000;

const none: readonly LeagueId[] = [];

/**
 * Keeps league and address together (docs/behaviour.md 15): a link's league is shown without overwriting the chosen
 * one, or chosen if there is none; an unknown code is removed from the address; and a league's pages carry its code, so
 * that the address can be shared as it is.
 */
export function useLeagueAddress(isLeaguePage: (pathname: string) => boolean): void {
  const dispatch = useAppDispatch();
  const { pathname, search, key } = useLocation();
  const named = leagueInAddress(search);
  const shown = useAppSelector(selectLeagueCode);
  const chosen = useAppSelector(selectChosenLeagueCode);
  const visiting = useAppSelector(selectIsLinkedLeague);
  const { isSuccess: listed, data: list = none } = leaguesApi.endpoints.leagueList.useQueryState();
  const league = useAppSelector((state) => selectLeagueByCode(state, shown));
  // Hidden leagues, and those beyond its first ones, are not in the strip's list.
  const isInList = useAppSelector((state) => list.some((id) => selectLeague(state, id)?.code === shown));
  const asked = useLeagueQuery(visiting && listed && !isInList && shown !== null ? shown : skipToken);
  const isUnknown = isNotFound(asked.error) || (asked.isSuccess && league === undefined);

  useEffect(() => {
    if (named !== null) dispatch(linkedLeagueOpened(named));
  }, [dispatch, named, key]);

  useEffect(() => {
    if (!visiting || shown === null) return;
    if (isUnknown) dispatch(linkedLeagueClosed());
    else if (league !== undefined && chosen === null) dispatch(leaguePicked({ code: shown, id: league.id }));
  }, [dispatch, visiting, shown, isUnknown, league, chosen]);

  const carries = shown !== null && (visiting || isLeaguePage(pathname));
  const write = useWriteQuery();
  useEffect(() => {
    const timer = setTimeout(() => write({ liga: carries ? shown : null }), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [write, carries, shown, key]);
}
