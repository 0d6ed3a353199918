import { keepPictures } from '../loading/keepPictures';
import type { AppStore } from '../store/makeStore';
import { watchIntent } from './intent';

/**
 * What goes on behind every page: links about to be followed are preloaded, and shown pictures stay decoded.
 * @param signal stops it
 */
export function watchPage(store: AppStore, signal: AbortSignal): void {
  watchIntent(store, signal);
  keepPictures(signal);
}
