import { useEffect, useState } from 'react';
import { startServiceWorker } from '../lib/serviceWorker';
import { Toast } from '../ui/Toast';

/** Starts the service worker and offers a new version, never forcing it on a reader. */
export default function UpdateOffer() {
  const [takeOver, setTakeOver] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') startServiceWorker((next) => setTakeOver(() => next));
  }, []);
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
