/** So many crests and portraits: those of two leagues, or of a league and two squads. */
const MOST = 60;

/** Wider ones are photos, whose memory is worth more than the moment in which they are decoded again. */
const WIDEST_PX = 640;

const decoded = (address: string): HTMLImageElement => Object.assign(new Image(), { src: address });

/**
 * Keeps small pictures that were shown last decoded. The browser lets go of a picture with the page that showed it, and reads
 * and decodes it again for the next one: a crest would flicker on each page, and on a slow phone the text waits for it.
 * @param signal ends it
 */
export function keepPictures(signal: AbortSignal): void {
  const kept = new Map<string, HTMLImageElement>();
  const keep = ({ currentSrc, naturalWidth }: HTMLImageElement): void => {
    if (naturalWidth === 0 || naturalWidth > WIDEST_PX) return;
    const picture = kept.get(currentSrc) ?? decoded(currentSrc);
    // Last in the order of insertion, so that the first is the one not shown for longest.
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
  // Once a worker answers for a page, Chromium forgets which pictures the page has.
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.addEventListener(
      'controllerchange',
      () => kept.forEach((_, address) => kept.set(address, decoded(address))),
      { signal },
    );
}
