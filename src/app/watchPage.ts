import { crawls } from '../lib/crawls';
import { FOREIGN_LETTER } from '../lib/foreignLetter';
import { savesData } from '../lib/saveData';
import { keepPictures } from '../loading/keepPictures';
import { whenQuiet } from '../loading/quiet';
import type { AppStore } from '../store/makeStore';
import { showNameFaces } from '../ui/nameFaces';
import { watchIntent } from './intent';

/** Shows the letters of names: at once if the page has one, else once the first content is there. */
function showNames(store: AppStore): void {
  const show = (): void => void showNameFaces(savesData() || crawls());
  if (FOREIGN_LETTER.test(document.body.textContent)) show();
  else whenQuiet(store, show);
}

/**
 * What goes on behind every page: links about to be followed are preloaded, shown pictures stay decoded, and foreign names
 * get their letters.
 * @param signal stops what goes on until then
 */
export function watchPage(store: AppStore, signal: AbortSignal): void {
  watchIntent(store, signal);
  keepPictures(signal);
  showNames(store);
}
