/** The absolute address of a call. @param path below the API's base (whose last slash may be missing), ids already encoded */
export function callUrl(path: string): string {
  return new URL(path.replace(/^\/+/, ''), new URL(`${API_BASE_URL}/`.replace(/\/+$/, '/'), location.href)).href;
}

/** Whether the API is on another host than the site: then the browser may tell nothing of its errors (docs/api.md 1). */
export const isElsewhere = (): boolean => new URL(callUrl('')).origin !== location.origin;
