import { useCallback, useEffect, useMemo, useState, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { NO_TIP, readTips, writeTips } from '../../entities/calculator/tips';
import type { Tip, Tips } from '../../entities/calculator/tips';
import type { MatchId, ClubId } from '../../entities/ids';
import { readQuery } from '../../lib/url';
import { useWriteQuery } from '../../router/addressQuery';
import { useOfficialTable } from '../../shared/useOfficialTable';
import type { OfficialTable } from '../../shared/useOfficialTable';
import { useSeason } from '../../shared/useSeason';
import { outlooks } from '../../entities/calculator/outlook';
import type { Outlook } from '../../entities/calculator/outlook';
import type { Match } from '../../entities/match/model';
import { isOpen } from '../../entities/match/rules';
import { matchdays } from '../../entities/season/filter';
import type { Matchday } from '../../entities/season/filter';
import { selectClub } from '../../entities/select';
import type { NameOf } from '../../entities/standing/figures';
import type { Standing } from '../../entities/standing/model';
import { withResults } from '../../entities/standing/order';
import type { Moved } from '../../entities/standing/order';
import { tippedResults } from '../../entities/views/tableViews';
import { NAMELESS_TEAM } from '../../shared/sides';
import type { Phase, UnknownLeague } from '../../shared/phase';
import { useAppStore, useAppSelector } from '../../store/hooks';
import { selectFavourites } from '../../filters/filtersSlice';
import { announce } from '../../lib/announce';

/** A visitor's tips: those in the address, until the first change. */
export interface TipsControl {
  /** Of open matches only. */
  readonly tips: Tips;
  /** The address contains tips that cannot be read. */
  readonly damaged: boolean;
  readonly change: (match: MatchId, change: (tip: Tip) => Tip) => void;
  readonly replace: (tips: Tips) => void;
}

/**
 * Tips live in the address only (docs/behaviour.md 13).
 * @param open matches that can be tipped; undefined while unknown
 */
function useTips(open: readonly MatchId[] | undefined): TipsControl {
  const { key, search } = useLocation();
  const [own, setOwn] = useState<{ readonly key: string; readonly tips: Tips } | null>(null);
  const carried = useMemo(() => readTips(readQuery(search, 'tipps'), open ?? []), [search, open]);
  const changed = own?.key === key ? own.tips : null;
  const tips = useMemo(() => {
    const all: Tips = changed ?? carried ?? new Map();
    return new Map((open ?? []).flatMap((id) => (all.has(id) ? [[id, all.get(id) ?? NO_TIP] as const] : [])));
  }, [changed, carried, open]);
  const write = useWriteQuery();
  useEffect(() => {
    if (open !== undefined) write({ tipps: writeTips(tips) || null });
  }, [write, open, tips]);
  const replace = useCallback((next: Tips) => setOwn({ key, tips: next }), [key]);
  const change = useCallback(
    (match: MatchId, step: (tip: Tip) => Tip) =>
      setOwn((before) => {
        const all = before?.key === key ? before.tips : (carried ?? new Map<MatchId, Tip>());
        return { key, tips: new Map([...all, [match, step(all.get(match) ?? NO_TIP)]]) };
      }),
    [key, carried],
  );
  return { tips, damaged: changed === null && carried === null, change, replace };
}

/** A club's row in the calculator. */
export type CalculatedRow = Moved<Standing> & { readonly outlook: Outlook | undefined };

export interface Calculator extends TipsControl {
  readonly table: OfficialTable;
  readonly matches: ReadonlyMap<string, Match>;
  readonly days: readonly Matchday[];
  readonly rows: readonly CalculatedRow[];
  /** Number of matches with a complete tip, and of open matches. */
  readonly tipped: number;
  readonly left: number;
  /** Whether the season has any match at all. */
  readonly planned: boolean;
  readonly nameOf: NameOf;
}

/** The league's table with the visitor's tips applied, and what is then certain. */
export function useCalculator(code: string | null): Phase<Calculator> | UnknownLeague {
  const table = useOfficialTable(code);
  const season = useSeason(code);
  const store = useAppStore();
  const nameOf = useCallback((club: ClubId) => selectClub(store.getState(), club)?.name ?? NAMELESS_TEAM, [store]);
  const matches = season.phase === 'ready' ? season.matches : undefined;
  const open = useMemo(() => matches?.filter(isOpen), [matches]);
  const tippable = useMemo(() => open?.filter(({ home, away }) => home !== undefined && away !== undefined), [open]);
  const ids = useMemo(() => tippable?.map(({ id }) => id), [tippable]);
  const control = useTips(ids);
  const days = useMemo(() => matchdays(tippable ?? []), [tippable]);
  const standings = table.phase === 'ready' ? table.standings : undefined;
  const calculated = useMemo(() => {
    const results = tippedResults(tippable ?? [], control.tips);
    const done = new Set(
      (tippable ?? []).filter((match) => tippedResults([match], control.tips).length > 0).map(({ id }) => id),
    );
    const rows = withResults(standings ?? [], results, nameOf);
    const left = (open ?? []).filter(({ id }) => !done.has(id));
    const bounds = outlooks(rows, left);
    return {
      rows: rows.map((row) => ({ ...row, outlook: bounds.get(row.club) })),
      tipped: results.length,
      left: left.length,
    };
  }, [standings, open, tippable, control.tips, nameOf]);
  if (table.phase === 'failed' || season.phase === 'failed')
    return { phase: 'failed', retry: () => [table, season].forEach((part) => part.phase === 'failed' && part.retry()) };
  if (table.phase === 'empty' || table.phase === 'unknownLeague') return table;
  if (table.phase === 'loading' || season.phase === 'loading') return { phase: 'loading' };
  return {
    phase: 'ready',
    ...control,
    ...calculated,
    table,
    matches: new Map((tippable ?? []).map((match) => [match.id, match])),
    days,
    planned: (matches ?? []).length > 0,
    nameOf,
  };
}

/** The row of most interest: the first followed team in this table, else the leader. */
export function useWatchedRow(
  rows: readonly CalculatedRow[],
): { readonly row: CalculatedRow; readonly rank: number; readonly own: boolean } | undefined {
  const own = useAppSelector(selectFavourites);
  const followed = rows.find(({ club }) => own.some((team) => team.club === club));
  const row = followed ?? rows[0];
  return row && { row, rank: rows.indexOf(row) + 1, own: followed !== undefined };
}

/** Delay after the last change before it is announced. */
const REST_MS = 600;

/** Announces how a tip changed the followed team's place; without one, who leads now. */
export function useAnnouncedRank({ rows, nameOf }: Pick<Calculator, 'rows' | 'nameOf'>): void {
  const watched = useWatchedRow(rows);
  const words = watched && `${nameOf(watched.row.club)}: ${watched.rank}. Platz`;
  const said = useRef(words);
  useEffect(() => {
    if (words === undefined || words === said.current) return;
    const timer = setTimeout(() => {
      said.current = words;
      announce(words);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [words, rows]);
}
