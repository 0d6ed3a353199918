import { useEffect, useState } from 'react';

/** False at first, true once the component has been mounted for `ms` milliseconds. */
export function useDelayed(ms: number): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return due;
}
