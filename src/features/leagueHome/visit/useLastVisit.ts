import { useCallback, useEffect, useState } from 'react';
import { isLongAgo } from '../../../entities/visit/snapshot';
import { now } from '../../../lib/clock';
import { isSlowOrMetered } from '../../../lib/media';
import { lazyModule } from '../../../lib/lazyModule';
import { logError } from '../../../lib/log';
import { whenPageSettled } from '../../../lib/schedule';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import { lastVisitAt, selectVisitNews } from '../../../store/visitsSlice';

const snapshots = lazyModule(() => import(/* webpackChunkName: "sinceLastVisit" */ '../../../store/visits'));

/** Whether to reserve room for the card about what is new, and what to call if there turns out to be none. */
export interface LastVisit {
  readonly hasPlace: boolean;
  readonly giveUp: () => void;
}

/**
 * Whether this is a return to a league after more than six hours (docs/behaviour.md 11), known before the first frame.
 * A first visit is recorded after the page has rendered; the code for recording and comparing is a chunk of its own.
 */
export function useLastVisit(code: string): LastVisit {
  const store = useAppStore();
  const isOpen = useAppSelector((state) => selectVisitNews(state, code) != null);
  const [last] = useState(() => lastVisitAt(code));
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (last !== null && !over) return undefined;
    return whenPageSettled(store, () => {
      snapshots.load().then(
        ({ saveFirstSnapshot }) => store.dispatch(saveFirstSnapshot(code)),
        (reason: unknown) => {
          snapshots.forget();
          logError('Dieser Besuch wird nicht gemerkt.', reason);
        },
      );
    });
  }, [store, code, last, over]);
  const giveUp = useCallback(() => setOver(true), []);
  return {
    // Its lists are a season's; on a slow or dear line nobody asked for them.
    hasPlace: !over && (isOpen || (last !== null && isLongAgo(last, now()) && !isSlowOrMetered())),
    giveUp,
  };
}
