import { startTransition, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { whenIdle } from '../lib/schedule';
import { ErrorState } from '../ui/ErrorState';
import { useDelayed } from '../ui/hooks';
import { Awaited } from './Awaited';
import { reloadSite } from './reloadSite';
import type { Elements } from '../ui/elements';

/** After this the rest is loaded even if the part above it is not rendered yet. */
const PATIENCE_MS = 600;

interface Loaded<Props> {
  readonly Part: ComponentType<Props>;
}

/**
 * Lazy content below the first screenful. Its code is loaded once the part above it is rendered (`due`), and the
 * main thread idle, so that it does not delay the first paint; a placeholder reserves its place.
 * @param load imports the module; its default export is rendered with `props`
 * @param place placeholder of the same height; the height of the window by default
 */
export function later<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  place?: Elements,
) {
  let known: Loaded<Props> | null = null;
  const fetchPart = async (): Promise<Loaded<Props>> => (known ??= { Part: (await load()).default });

  function Later({ due, props }: { readonly due: boolean; readonly props: Props }) {
    const [loaded, setLoaded] = useState(known);
    const [failed, setFailed] = useState(false);
    const [retried, setRetried] = useState(false);
    const waited = useDelayed(PATIENCE_MS);
    const wanted = (due || waited) && loaded === null && !failed;
    useEffect(() => {
      if (!wanted) return undefined;
      let here = true;
      const stopWaiting = whenIdle(() => {
        fetchPart().then(
          (part) => here && startTransition(() => setLoaded(part)),
          () => here && setFailed(true),
        );
      });
      return () => {
        here = false;
        stopWaiting();
      };
    }, [wanted]);
    // If a retry fails too, a newer version of the site may have replaced the chunk.
    const retry = (): void => {
      if (retried && navigator.onLine) return reloadSite();
      setRetried(true);
      setFailed(false);
    };
    if (failed)
      return (
        <div className="wrap section">
          <ErrorState text="Der Rest der Seite konnte nicht geladen werden." onRetry={retry} />
        </div>
      );
    return loaded === null ? <Awaited>{place}</Awaited> : <loaded.Part {...props} />;
  }
  /** Loads the code now, so that it may be there on first render. Never rejects: rendering tries again. */
  Later.load = (): Promise<void> =>
    fetchPart().then(
      () => undefined,
      () => undefined,
    );
  return Later;
}
