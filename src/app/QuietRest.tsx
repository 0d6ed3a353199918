import { useEffect } from 'react';
import { whenLeftAlone } from '../lib/schedule';
import { UpdateOffer } from './UpdateOffer';
import { useLoadingAhead } from './useLoadingAhead';

/** Kept answers (`api/keptAnswers.ts`) are bounded once a visit: to go through all of them takes a moment. */
const forgetOldAnswers = (): void => {
  import(/* webpackChunkName: "frameRest" */ '../api/keptAnswers').then(
    (keeper) => keeper.forgetOldAnswers(),
    () => undefined,
  );
};

/**
 * What starts once the first page is quiet: loading ahead, the service worker with its newer versions, and, when the page
 * is left alone, forgetting what was kept for long.
 */
export default function QuietRest() {
  useLoadingAhead();
  useEffect(() => whenLeftAlone(forgetOldAnswers), []);
  return <UpdateOffer />;
}
