import { memo, Suspense } from 'react';
import { framePart } from '../framePart';
import type { LiveCountProps } from './LiveCount';

/** Without a connection there is no count, and nothing else is lost. */
const LiveCount = framePart(() => import(/* webpackChunkName: "liveCount" */ './LiveCount'));

/** Place of the live count; its chunk and its call wait until the page is quiet, so that they delay no content. */
export const LiveSlot = memo(function LiveSlot({ quiet, look }: LiveCountProps & { readonly quiet: boolean }) {
  if (!quiet) return null;
  return (
    <Suspense fallback={null}>
      <LiveCount look={look} />
    </Suspense>
  );
});
