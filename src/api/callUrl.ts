import { apiBase } from '../lib/url';

/**
 * The absolute URL of a call.
 * @param path relative to the API's base, ids already encoded
 */
export function callUrl(path: string): string {
  return new URL(path.replace(/^\/+/, ''), apiBase()).href;
}

/** Whether the API is on another origin, where the browser may hide its errors (docs/api.md 1). */
export const isElsewhere = (): boolean => apiBase().origin !== location.origin;
