import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { leaguesApi } from '../api/leagues';
import { selectLeagueByCode } from '../entities/league/selectors';
import { useWriteQuery } from '../screen/useAddressFilter';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { leagueInAddress } from '../store/leagueAddress';
import {
  leaguePicked,
  leagueVisited,
  selectIsVisiting,
  selectLeagueCode,
  selectOwnLeagueCode,
  visitEnded,
} from '../store/leagueSlice';
import { wordOf } from './routes';
import { SITE } from './siteMap';

/** A page change is over by then; until then the address is left as requested. */
const SETTLED_MS = 1_000;

/**
 * Keeps league and address together (docs/behaviour.md 15): a link's league is shown without overwriting the chosen
 * one, or chosen if there is none; an unknown code is removed from the address; and a league's pages carry its code, so
 * that the address can be shared as it is.
 */
export function useLeagueAddress(): void {
  const dispatch = useAppDispatch();
  const { pathname, search, key } = useLocation();
  const named = leagueInAddress(search);
  const shown = useAppSelector(selectLeagueCode);
  const own = useAppSelector(selectOwnLeagueCode);
  const visiting = useAppSelector(selectIsVisiting);
  const { isSuccess: listed } = leaguesApi.endpoints.leagueList.useQueryState();
  const league = useAppSelector((state) => selectLeagueByCode(state, shown));

  useEffect(() => {
    if (named !== null) dispatch(leagueVisited(named));
  }, [dispatch, named, key]);

  useEffect(() => {
    if (!visiting || !listed || shown === null) return;
    if (league === undefined) dispatch(visitEnded());
    else if (own === null) dispatch(leaguePicked({ code: shown, id: league.id }));
  }, [dispatch, visiting, listed, shown, league, own]);

  const word = wordOf(pathname);
  const carries = shown !== null && (visiting || (word !== null && SITE[word].league === true));
  const write = useWriteQuery();
  useEffect(() => {
    const timer = setTimeout(() => write({ liga: carries ? shown : null }), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [write, carries, shown, key]);
}
