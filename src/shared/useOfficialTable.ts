import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { shallowEqual } from 'react-redux';
import { useStandingsQuery } from '../api/tables';
import type { Club } from '../entities/club/model';
import type { ClubId, StandingId } from '../entities/ids';
import { selectClub, selectMany, selectStanding } from '../entities/select';
import type { Standing } from '../entities/standing/model';
import { tableOrder } from '../entities/standing/order';
import type { Phase, UnknownLeague } from './phase';
import { useLeagueGap } from '../league/leagueErrors';
import { useLogFailure } from './phase';
import { useAppSelector } from '../store/hooks';

/** Logged and shown when a table fails to load. */
export const TABLE_FAILED = 'Die Tabelle konnte nicht geladen werden.';

const noRows: readonly StandingId[] = [];

/** A league's table as the API returns it. */
export interface OfficialTable {
  /** In display order. */
  readonly standings: readonly Standing[];
  /** The clubs in it, as far as they are known. */
  readonly clubs: ReadonlyMap<ClubId, Club>;
  readonly refetch: () => void;
}

/** Shown instead of a missing table. */
export const noTable: Pick<OfficialTable, 'standings' | 'clubs'> = { standings: [], clubs: new Map() };

/** The table of a league's current season; between two seasons there is none (docs/api.md 4.11). */
export function useOfficialTable(code: string | null): Phase<OfficialTable> | UnknownLeague {
  const { currentData, error, isError, refetch } = useStandingsQuery(code ?? skipToken);
  const gap = useLeagueGap(code, isError ? error : undefined);
  useLogFailure(isError, TABLE_FAILED, error);
  const held = useAppSelector((state) => selectMany(state, currentData ?? noRows, selectStanding), shallowEqual);
  const clubs = useAppSelector((state) => selectMany(state, clubIds(held), selectClub), shallowEqual);
  const table = useMemo(() => {
    const byId = new Map(clubs.map((club) => [club.id, club]));
    return { clubs: byId, standings: tableOrder(held, ({ club }) => byId.get(club)?.name ?? '') };
  }, [held, clubs]);
  if (code === null || held.length === 0) {
    if (gap === 'unknownLeague') return { phase: gap };
    if (code === null || gap === 'noSeason' || currentData !== undefined) return { phase: 'empty' };
    return gap === 'failure' ? { phase: 'failed', retry: () => void refetch() } : { phase: 'loading' };
  }
  return { phase: 'ready', ...table, refetch: () => void refetch() };
}

const clubIds = (standings: readonly Standing[]): readonly ClubId[] => standings.map(({ club }) => club);
