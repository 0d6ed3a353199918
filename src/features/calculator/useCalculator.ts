import { useCallback, useMemo } from 'react';
import { useOfficialTable } from '../../cards/useOfficialTable';
import type { OfficialTable } from '../../cards/useOfficialTable';
import { useSeason } from '../../cards/useSeason';
import { outlooks } from '../../entities/calculator/outlook';
import type { Outlook } from '../../entities/calculator/outlook';
import type { ClubId } from '../../entities/ids';
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
import { NAMELESS_TEAM } from '../../cards/sides';
import type { Phase, UnknownLeague } from '../../screen/phase';
import { useAppStore } from '../../store/hooks';
import { useTips } from './useTips';
import type { TipsControl } from './useTips';

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
