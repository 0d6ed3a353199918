import { harmless } from './domain/harmless';
import type { Store } from './store';

/** Changes this close together are sent in one call. */
const GATHER_MS = 100;
const PATIENCE_MS = 5_000;

/**
 * Purges a shared cache: a POST to the hook with the outdated tags in `Surrogate-Key`, `*` for everything. What the hook
 * misses expires after the few seconds for which shared caches may answer anyway. Returns the function that stops it.
 */
export function startPurging(store: Store, hook: string, token: string | undefined): () => void {
  const gathered = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = async (): Promise<void> => {
    const tags = [...gathered].join(' ');
    gathered.clear();
    timer = undefined;
    const response = await fetch(hook, {
      method: 'POST',
      headers: { 'surrogate-key': tags, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`the hook answered ${response.status}`);
  };
  store.listen({
    changed: (tags) => {
      tags.forEach((tag) => gathered.add(tag));
      timer ??= setTimeout(
        () => void tell().catch((error: unknown) => console.error('purge hook:', harmless(error))),
        GATHER_MS,
      );
    },
    hearing: () => {},
  });
  return () => clearTimeout(timer);
}
