import { useEffect, useState } from 'react';
import { whenUserIdle } from '../lib/schedule';
import { startServiceWorker } from '../lib/serviceWorker';
import { Toast } from '../ui/Toast';

/**
 * Starts the service worker and offers a new version, never forcing it on a reader. Both are installed once the page is
 * left alone: the browser fetches the whole shell for it, and compiles it, a tenth of a second's work and more.
 */
export function UpdateOffer() {
  const [takeOver, setTakeOver] = useState<(() => void) | null>(null);
  useEffect(
    () =>
      process.env.NODE_ENV === 'production'
        ? whenUserIdle(() => startServiceWorker((next) => setTakeOver(() => next)))
        : undefined,
    [],
  );
  if (takeOver === null) return null;
  return (
    <Toast
      text="Eine neue Version der Seite ist da."
      stay={null}
      action={{ label: 'Neu laden', onPress: takeOver }}
      onClose={() => setTakeOver(null)}
    />
  );
}
