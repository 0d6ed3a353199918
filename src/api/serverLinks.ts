import { addressWith, apiBase, encodePathSegment } from '../lib/url';

/**
 * URL of a page or file on the API's host.
 * @param path with a leading slash, ids already encoded
 */
export const serverLink = (path: string): string => new URL(path, apiBase()).href;

/**
 * The link for sharing the current page. It names the league, and goes through the server's preview if there is one and
 * no filter is set (docs/behaviour.md 15).
 * @param preview what the page is about, `match/7`, ids already encoded; null: the server has no previews
 * @param code the page's league; null: unknown
 */
export function sharedLink(preview: string | null, code: string | null): string {
  const own = addressWith({ liga: code });
  const filters = new URLSearchParams(addressWith({ liga: null }).split('?')[1]);
  if (preview === null || filters.size > 0) return new URL(own, location.href).href;
  return `${serverLink(`/teilen/${preview}`)}${code === null ? '' : `?liga=${encodePathSegment(code)}`}`;
}

/**
 * Downloads a picture from the server; null if that fails.
 * @param name file name
 */
export async function fetchPicture(path: string, name: string): Promise<File | null> {
  try {
    const response = await fetch(serverLink(path));
    return response.ok ? new File([await response.blob()], name, { type: 'image/png' }) : null;
  } catch {
    return null;
  }
}
