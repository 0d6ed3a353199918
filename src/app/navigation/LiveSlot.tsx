import { memo } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import type { LiveCountProps } from './LiveCount';

/** Offline there is simply no count. */
const LiveCount = lazyPart(() => import(/* webpackChunkName: "shell" */ './LiveCount'));

/** Place of the live count; its chunk and its call wait until the page is idle, so that they delay no content. */
export const LiveSlot = memo(function LiveSlot({ quiet, look }: LiveCountProps & { readonly quiet: boolean }) {
  return quiet ? <LiveCount look={look} /> : null;
});
