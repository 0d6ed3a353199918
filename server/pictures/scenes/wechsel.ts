import type { Kit } from '../kit';
import { drawKit } from '../kit';
import { EVERYWHERE } from './ornaments';
import { palette } from './palette';

/** A change of shirts: transfers. */
export function wechsel(from: Kit, to: Kit): string {
  return (
    `<path d="${EVERYWHERE}" fill="#efe2ca"/><path d="M400-260H1400V1300H400Z" fill="#ddcdaa"/>` +
    '<g fill="none" stroke="#000" stroke-opacity=".13" stroke-width="6"><circle cx="400" cy="225" r="116"/><path d="M400-260V1300"/></g>' +
    `<svg x="66" y="82" width="286" height="286" viewBox="0 0 100 100">${drawKit(from, 'f')}</svg>` +
    `<svg x="448" y="82" width="286" height="286" viewBox="0 0 100 100">${drawKit(to, 't')}</svg>` +
    `<circle cx="400" cy="225" r="58" fill="${palette.fir}"/><path d="M368 225H430M408 200L432 225L408 250" fill="none" stroke="${palette.neon}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}
