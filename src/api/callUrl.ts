/** The absolute address of a call. @param path below the API's base, ids already encoded */
export function callUrl(path: string): string {
  return new URL(path.replace(/^\/+/, ''), new URL(API_BASE_URL, location.href)).href;
}
