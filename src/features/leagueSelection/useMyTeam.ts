import { useEffect, useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { shallowEqual } from 'react-redux';
import { clubsApi } from '../../api/clubs';
import { isNotFound } from '../../api/errors';
import { requestName } from '../../api/requestName';
import { useOwnFailures } from '../../api/freshQuery';
import { tablesApi } from '../../api/tables';
import { glanceAt } from '../../entities/match/order';
import type { Glance } from '../../entities/match/order';
import type { StandingId } from '../../entities/ids';
import { selectClub } from '../../entities/select';
import { selectRank } from '../../entities/views/positions';
import type { TableRank } from '../../entities/views/positions';
import { makeSelectSeasons } from '../../entities/views/fixtures';
import { now } from '../../lib/clock';
import { viennaWallClock } from '../../lib/dates';
import type { Favourite } from '../../filters/favourites';
import { favouriteSeen } from '../../filters/filtersSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';

/** The data of a team's card; name, crest and code are always there. */
export interface MyTeam {
  readonly team: Favourite;
  /** Undefined: unknown; null: not in a table. */
  readonly rank: TableRank | null | undefined;
  readonly matches:
    | { readonly phase: 'loading' }
    | { readonly phase: 'failed'; readonly retry: () => void }
    /** The API no longer knows the team. */
    | { readonly phase: 'gone' }
    | ({ readonly phase: 'ready' } & Glance);
}

const { club: clubCall } = clubsApi.endpoints;
const { standings: tableCall } = tablesApi.endpoints;

const onReconnect = { refetchOnReconnect: true };

const noRows: readonly StandingId[] = [];
const noSeasons: never[] = [];

/**
 * A followed team: its page and its league's table, requested once `due`, but shown at once as far as they are known.
 */
export function useMyTeam(favourite: Favourite, due: boolean): MyTeam {
  const dispatch = useAppDispatch();
  const club = useAppSelector((state) => selectClub(state, favourite.club));
  const code = club?.leagueCode ?? favourite.code;
  const page = useOwnFailures(requestName(clubCall.name, favourite.club), clubCall.useQueryState(favourite.club));
  const { refetch } = clubCall.useQuerySubscription(due ? favourite.club : skipToken, onReconnect);
  const table = tableCall.useQueryState(code ?? skipToken);
  tableCall.useQuerySubscription(due && code !== null ? code : skipToken, onReconnect);
  const rank = useAppSelector((state) => selectRank(state, table.currentData ?? noRows, favourite.club), shallowEqual);
  const selectSeasons = useMemo(() => makeSelectSeasons(), []);
  const seasons = useAppSelector((state) => selectSeasons(state, page.currentData?.seasons ?? noSeasons));
  const glance = useMemo(
    () =>
      glanceAt(
        seasons.flatMap(({ matches }) => matches),
        favourite.club,
        viennaWallClock(now()),
      ),
    [seasons, favourite.club],
  );
  const name = club?.name ?? favourite.name;
  const logo = club?.logo === undefined ? favourite.logo : club.logo;
  const team = useMemo(() => ({ club: favourite.club, code, name, logo }), [favourite.club, code, name, logo]);
  useEffect(() => {
    dispatch(favouriteSeen(team));
  }, [dispatch, team]);
  const matches: MyTeam['matches'] =
    page.currentData !== undefined
      ? { phase: 'ready', ...glance }
      : isNotFound(page.error)
        ? { phase: 'gone' }
        : page.isError
          ? { phase: 'failed', retry: () => void (due && refetch()) }
          : { phase: 'loading' };
  const unknown = table.currentData === undefined && !table.isError && code !== null;
  return { team, rank: unknown ? undefined : rank, matches };
}
