import { memo } from 'react';
import { optionalPart } from '../../loading/optionalPart';
import type { LiveCountProps } from './LiveCount';

/** Offline there is simply no count. */
const LiveCount = optionalPart(() => import(/* webpackChunkName: "liveCount" */ './LiveCount'));

/** Place of the live count; its chunk and its call wait until the page is idle, so that they delay no content. */
export const LiveSlot = memo(function LiveSlot({ quiet, look }: LiveCountProps & { readonly quiet: boolean }) {
  return quiet ? <LiveCount look={look} /> : null;
});
