import { attempt } from './trouble';

/** Whether a media query matches now; where the browser can't say, none does. */
export const matches = (query: string): boolean => attempt(() => matchMedia(query).matches, false);

/** Whether the visitor wants less motion. */
export const prefersReducedMotion = (): boolean => matches('(prefers-reduced-motion: reduce)');

/**
 * Calls back whenever a media query begins or ceases to match.
 * @returns stops it
 */
export function watchMedia(query: string, changed: () => void): () => void {
  const media = attempt(() => matchMedia(query), undefined);
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
}

/** What the browser says of the connection, if it says anything (Network Information API). */
function connectionInfo(name: 'saveData' | 'effectiveType'): unknown {
  const connection: unknown = attempt((): unknown => Reflect.get(navigator, 'connection'), null);
  return typeof connection === 'object' && connection !== null ? Reflect.get(connection, name) : undefined;
}

/** Whether the visitor has asked the browser to save data: then nothing is prefetched. */
export const savesData = (): boolean => connectionInfo('saveData') === true;

/** Whether a large answer that nobody has asked for is only loaded when the visitor says so. */
export const isSlowOrMetered = (): boolean => savesData() || /[23]g$/.test(String(connectionInfo('effectiveType')));
