import { afterPaint } from '../../lib/afterPaint';
import { whenIdle } from '../../lib/idle';
import { showNameFacesAhead } from '../../ui/nameFaces';
import { focusHeading } from './focusHeading';

/**
 * What follows a page change once its first frame is painted: the heading takes the focus, and names get their letters.
 * @param left aborts when the page is left
 */
export function afterChange(main: HTMLElement, left: AbortSignal): void {
  const cancel = afterPaint(() => {
    focusHeading(main, left);
    left.addEventListener('abort', whenIdle(showNameFacesAhead));
  });
  left.addEventListener('abort', cancel);
}
