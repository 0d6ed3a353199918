import { useLayoutEffect } from 'react';
import { notePending } from '../lib/schedule';
import { useIsNavigating } from '../router/shownLocation';
import { ProgressBar } from '../ui/ProgressBar';

/** The progress bar; the page has not settled while it waits for its code. */
export function PageOnItsWay() {
  useLayoutEffect(notePending, []);
  return <ProgressBar />;
}

/** The progress bar while a page was asked for that is not shown yet. */
export function NavigationProgress() {
  return useIsNavigating() ? <PageOnItsWay /> : null;
}
