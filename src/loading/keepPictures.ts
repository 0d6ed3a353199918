import { workerContainer } from '../lib/workerContainer';

/** Enough for the crests and portraits of two leagues, or of a league and two squads. */
const MOST = 60;

/** Wider ones are photos: decoding them again costs less than the memory. */
const WIDEST_PX = 640;

const decoded = (address: string): HTMLImageElement => Object.assign(new Image(), { src: address });

/**
 * Keeps recently shown small pictures decoded. The browser drops a picture together with the page that showed it and decodes
 * it again for the next one: crests would flicker on each page, and on a slow phone the text would wait for them.
 * @param signal stops it
 */
export function keepPictures(signal: AbortSignal): void {
  const kept = new Map<string, HTMLImageElement>();
  const keep = ({ currentSrc, naturalWidth }: HTMLImageElement): void => {
    if (naturalWidth === 0 || naturalWidth > WIDEST_PX) return;
    const picture = kept.get(currentSrc) ?? decoded(currentSrc);
    // Moved to the end of the insertion order, so that the first is the least recently shown.
    kept.delete(currentSrc);
    kept.set(currentSrc, picture);
    for (const longest of kept.keys()) {
      if (kept.size <= MOST) return;
      kept.delete(longest);
    }
  };
  for (const picture of document.images) keep(picture);
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && keep(target), {
    capture: true,
    signal,
  });
  // When a service worker takes control of a page, Chromium drops the page's decoded pictures.
  workerContainer()?.addEventListener(
    'controllerchange',
    () => kept.forEach((_, address) => kept.set(address, decoded(address))),
    { signal },
  );
}
