import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { shallowEqual } from 'react-redux';
import { isNotFound } from '../api/errors';
import { useStandingsQuery } from '../api/tables';
import type { Club } from '../entities/club/model';
import type { StandingId } from '../entities/ids';
import { clubPath, matchPath } from '../entities/paths';
import { selectClub, selectMany, selectStanding } from '../entities/select';
import type { FormEntry, FormResult, Standing } from '../entities/standing/model';
import { tableOrder, zoneOf } from '../entities/standing/order';
import type { Zone } from '../entities/standing/order';
import { selectLiveClubs } from '../entities/views/live';
import { NAMELESS_TEAM } from '../entities/views/sides';
import { formatDifference, formatNumber } from '../lib/numbers';
import { useAppSelector } from '../store/hooks';
import type { FormLook, StandingsRow } from '../ui/blocks/standingsRow';
import type { Phase } from '../screen/phase';
import { useLogFailure } from '../screen/useLogFailure';

/** What is logged and shown when a table cannot be loaded. */
export const TABLE_FAILED = 'Die Tabelle konnte nicht geladen werden.';

const noRows: readonly StandingId[] = [];
const ZONES: Readonly<Record<Exclude<Zone, null>, 'up' | 'down'>> = { promotion: 'up', relegation: 'down' };
const RESULTS: Readonly<Record<FormResult, string>> = { W: 'Sieg', D: 'Unentschieden', L: 'Niederlage' };

function formLook({ result, match, gameday }: FormEntry): FormLook {
  return {
    result,
    to: matchPath(match),
    title: gameday === null ? RESULTS[result] : `${RESULTS[result]}, Spieltag ${gameday}`,
  };
}

function rowLook(
  row: Standing,
  club: Club | undefined,
  place: { readonly index: number; readonly teams: number },
  live: boolean,
): StandingsRow {
  const played = row.wins + row.draws + row.losses;
  const zone = zoneOf(place.index, place.teams);
  const name = club?.name ?? NAMELESS_TEAM;
  return {
    key: row.id,
    rank: place.index + 1,
    name,
    shortName: club?.shortName === name ? undefined : club?.shortName,
    logo: club?.logo,
    to: clubPath(row.club),
    live,
    played: formatNumber(played),
    wins: formatNumber(row.wins),
    draws: formatNumber(row.draws),
    losses: formatNumber(row.losses),
    goals: played === 0 ? '-:-' : `${formatNumber(row.scored)}:${formatNumber(row.against)}`,
    difference: formatDifference(row.difference),
    points: formatNumber(row.points),
    zone: zone === null ? undefined : ZONES[zone],
    form: row.form.map(formLook),
  };
}

function latestMatchday(standings: readonly Standing[]): number | null {
  const latest = Math.max(...standings.flatMap(({ form }) => form.map(({ gameday }) => gameday ?? 0)), 0);
  return latest > 0 ? latest : null;
}

/** A league's table, ready to be drawn. */
export interface Standings {
  readonly rows: readonly StandingsRow[];
  /** Latest matchday that any team's form tells of; null where form is not known. */
  readonly matchday: number | null;
}

/** The table of a league's current season; between two seasons there is none (docs/api.md 4.11). */
export function useStandings(code: string | null): Phase<Standings> {
  const { currentData, error, isError, refetch } = useStandingsQuery(code ?? skipToken);
  useLogFailure(isError, TABLE_FAILED);
  const standings = useAppSelector((state) => selectMany(state, currentData ?? noRows, selectStanding), shallowEqual);
  const clubs = useAppSelector((state) => standings.map((row) => selectClub(state, row.club)), shallowEqual);
  const live = useAppSelector(selectLiveClubs);
  const rows = useMemo(() => {
    const byId = new Map(standings.map((row, index) => [row.id, clubs[index]]));
    const ordered = tableOrder(standings, (row) => byId.get(row.id)?.name ?? '');
    return ordered.map((row, index) =>
      rowLook(row, byId.get(row.id), { index, teams: ordered.length }, live.has(row.club)),
    );
  }, [standings, clubs, live]);
  if (code === null || rows.length === 0) {
    if (code === null || isNotFound(error) || currentData !== undefined) return { phase: 'empty' };
    return isError ? { phase: 'failed', retry: () => void refetch() } : { phase: 'loading' };
  }
  return { phase: 'ready', rows, matchday: latestMatchday(standings) };
}
