import { useLayoutEffect, useRef } from 'react';
import { RotateCw } from 'lucide-react';
import { Button } from './Button';
import { EmptyState } from './EmptyState';

type ErrorStateProps = {
  /** The exact message of the specification. */
  text: string;
  /** "en" for the English ones. */
  lang?: 'en' | undefined;
  onRetry?: (() => void) | undefined;
  /** A retry is under way. */
  busy?: boolean | undefined;
};

/** The section, else the page, that an element stands in, from the inside out. */
function placesAround(element: Element): readonly HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>('section, main');
  return place == null ? [] : [place, ...placesAround(place)];
}

/** Loading failed: the screen's own message, announced, with a button that tries again. */
export function ErrorState({ text, lang, onRetry, busy = false }: ErrorStateProps) {
  const box = useRef<HTMLDivElement>(null);
  // A layout effect, because only what is still in the page can tell whether it holds the focus.
  useLayoutEffect(() => {
    const here = box.current;
    return () => {
      if (here?.contains(document.activeElement) !== true) return;
      const places = placesAround(here);
      // The retry took its button away: the focus waits where the content will be.
      queueMicrotask(() => {
        const place = places.find(({ isConnected }) => isConnected);
        if (place === undefined) return;
        place.tabIndex = -1;
        place.focus({ preventScroll: true });
      });
    };
  }, []);
  const retry = onRetry && (
    <Button variant="dark" onClick={onRetry} busy={busy}>
      {!busy && <RotateCw size={18} aria-hidden />}
      Erneut laden
    </Button>
  );
  return (
    <div role="alert" ref={box}>
      <EmptyState drawing="net" title={text} lang={lang} action={retry} />
    </div>
  );
}
