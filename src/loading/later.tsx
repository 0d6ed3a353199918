import { startTransition, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ErrorState } from '../ui/ErrorState';
import { useDelayed } from '../ui/useDelayed';
import { Awaited } from './Awaited';
import { reloadSite } from './reloadSite';

/** After this the rest is loaded even if the part above it is not there yet. */
const PATIENCE_MS = 600;

interface Loaded<Props> {
  readonly Part: ComponentType<Props>;
}

/**
 * The rest of a page below its first screenful. Its code is loaded when the part above it is drawn (`due`)
 * and so does not delay the first paint; a placeholder holds its place.
 * @param load imports the module; its default export is drawn with `props`
 * @param place what holds its place meanwhile, in its own height; the height of a window if left out
 */
export function later<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  place?: ReactNode,
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
      fetchPart().then(
        (part) => here && startTransition(() => setLoaded(part)),
        () => here && setFailed(true),
      );
      return () => {
        here = false;
      };
    }, [wanted]);
    // Asked for in vain again, it may have been replaced by another version of the site meanwhile.
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
  /** Asks for the code at once; what has come before the first drawing is drawn with it. Never fails: drawing asks again. */
  Later.load = (): void => void fetchPart().catch(() => undefined);
  return Later;
}
