import { useEffect } from 'react';
import { lazyModule } from '../lib/lazyModule';
import { whenUserIdle } from '../lib/schedule';
import { UpdateOffer } from './UpdateOffer';
import { useLoadingAhead } from './useLoadingAhead';

const keptAnswers = lazyModule(() => import(/* webpackChunkName: "frameRest" */ '../api/keptAnswers'));

/** Kept answers (`api/keptAnswers.ts`) are bounded once a visit: to go through all of them takes a moment. */
const forgetOldAnswers = (): void => {
  keptAnswers.load().then((keeper) => keeper.forgetOldAnswers(), keptAnswers.forget);
};

/**
 * What starts once the first page is quiet: loading ahead, the service worker with its newer versions, and, when the page
 * is left alone, forgetting what was kept for long.
 */
export default function QuietRest() {
  useLoadingAhead();
  useEffect(() => whenUserIdle(forgetOldAnswers), []);
  return <UpdateOffer />;
}
