import { memo } from 'react';
import { framePart } from '../framePart';
import type { LiveCountProps } from './LiveCount';

/** Offline there is simply no count. */
const LiveCount = framePart(() => import(/* webpackChunkName: "liveCount" */ './LiveCount'));

/** Place of the live count; its chunk and its call wait until the page is idle, so that they delay no content. */
export const LiveSlot = memo(function LiveSlot({ quiet, look }: LiveCountProps & { readonly quiet: boolean }) {
  return quiet ? <LiveCount look={look} /> : null;
});
