import { whenForeignLetter } from '../lib/foreignLetter';
import { whenQuiet } from '../loading/quiet';
import type { AppStore } from '../store/makeStore';
import { loadNameFaces, showNameFaces } from '../ui/nameFaces';
import { watchIntent } from './intent';

/** Loads the letters of names once the first content is there, and shows them from when the page first has one. */
function showNames(store: AppStore, signal: AbortSignal): void {
  signal.addEventListener('abort', whenQuiet(store, loadNameFaces));
  whenForeignLetter(signal, () => void showNameFaces());
}

/**
 * What goes on behind every page: links about to be followed are preloaded, and foreign names get their letters.
 * @param signal stops what goes on until then
 */
export function watchPage(store: AppStore, signal: AbortSignal): void {
  watchIntent(store, signal);
  showNames(store, signal);
}
