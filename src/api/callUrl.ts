import { apiBase } from '../lib/apiBase';

/** The absolute address of a call. @param path below the API's base, ids already encoded */
export function callUrl(path: string): string {
  return new URL(path.replace(/^\/+/, ''), apiBase()).href;
}

/** Whether the API is on another host than the site: then the browser may hide its errors (docs/api.md 1). */
export const isElsewhere = (): boolean => apiBase().origin !== location.origin;
