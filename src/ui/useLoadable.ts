import { useState } from 'react';

/** Tells whether an address is worth showing: there is one and it has not failed. A new address gets a new chance. */
export function useLoadable(src: string | null | undefined) {
  const [failed, setFailed] = useState<string>();
  const usable = src && src !== failed ? src : null;
  return { src: usable, onError: () => setFailed(src ?? undefined) };
}
