import { useState } from 'react';

/** Whether a picture's URL is usable: it is set and has not failed. A new URL gets a new try. */
export function useLoadable(src: string | null | undefined) {
  const [failed, setFailed] = useState<string>();
  const usable = src && src !== failed ? src : null;
  return { src: usable, onError: () => setFailed(src ?? undefined) };
}
