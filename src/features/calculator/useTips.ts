import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NO_TIP, readTips, writeTips } from '../../entities/calculator/tips';
import type { Tip, Tips } from '../../entities/calculator/tips';
import type { MatchId } from '../../entities/ids';
import { readQuery } from '../../lib/addressQuery';
import { useWriteQuery } from '../../screen/useAddressFilter';

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
export function useTips(open: readonly MatchId[] | undefined): TipsControl {
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
