import { useCallback, useEffect, useState } from 'react';
import { cachedIds } from '../../../api/cached';
import { isLongAgo } from '../../../entities/visit/snapshot';
import { now } from '../../../lib/clock';
import { logError } from '../../../lib/log';
import { whenAnswered } from '../../../loading/quiet';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import { lastVisit } from '../../../store/visitMarks';

/** Whether the card about what is new has its place, and what to call once it turns out to have none. */
export interface LastVisit {
  readonly hasPlace: boolean;
  readonly giveUp: () => void;
}

/**
 * Whether somebody comes back to a league after more than six hours (docs/behaviour.md 11), known before the first frame. A first
 * visit is noted once the page is drawn; what notes it and what compares is a chunk of its own.
 */
export function useLastVisit(code: string): LastVisit {
  const store = useAppStore();
  const isOpen = useAppSelector((state) => cachedIds(state, `sinceLastVisit(${JSON.stringify(code)})`) != null);
  const [last] = useState(() => lastVisit(code));
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (last !== null && !over) return undefined;
    return whenAnswered(store, () => {
      import(/* webpackChunkName: "sinceLastVisit" */ '../../../store/sinceLastVisit').then(
        ({ keepFirstSnapshot }) => keepFirstSnapshot(store, code),
        (reason: unknown) => logError('Dieser Besuch wird nicht gemerkt.', reason),
      );
    });
  }, [store, code, last, over]);
  const giveUp = useCallback(() => setOver(true), []);
  return {
    hasPlace: !over && (isOpen || (last !== null && isLongAgo(last, now()))),
    giveUp,
  };
}
