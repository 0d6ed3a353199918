import { addressWith } from '../lib/addressQuery';
import { apiBase } from '../lib/apiBase';
import { isOffered } from '../lib/offers';
import { segment } from '../lib/segment';

/** An address of the API's server outside of the API. @param path with a leading slash, ids already encoded */
export const serverLink = (path: string): string => new URL(path, apiBase()).href;

/**
 * The link of the page that is shown, to be handed to others: it names its league, and leads over the server's preview
 * where the server has one and the page is not filtered (docs/behaviour.md 15).
 * @param preview what the page is about, `match/7`, ids already encoded
 * @param code the page's league; null: none is known
 */
export function sharedLink(preview: string, code: string | null): string {
  const own = addressWith({ liga: code });
  const filters = new URLSearchParams(addressWith({ liga: null }).split('?')[1]);
  if (!isOffered('share') || filters.size > 0) return new URL(own, location.href).href;
  return `${serverLink(`/teilen/${preview}`)}${code === null ? '' : `?liga=${segment(code)}`}`;
}

/** A picture of the server as a file; null if it does not come. @param name of the file */
export async function fetchPicture(path: string, name: string): Promise<File | null> {
  try {
    const response = await fetch(serverLink(path));
    return response.ok ? new File([await response.blob()], name, { type: 'image/png' }) : null;
  } catch {
    return null;
  }
}
