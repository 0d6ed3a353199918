import { apiBase } from '../../lib/url';

let base = apiBase;

/** Sets what relative addresses start at; unless it is called, the address of the API. */
export function startPicturesAt(address: string): void {
  base = () => new URL(address);
}

/**
 * Parsing a URL is expensive and a season repeats a dozen crests hundreds of times, so the latest results are cached.
 */
const MOST_CACHED = 500;
const cache = new Map<string, string | null>();

/**
 * Absolute http(s) URL of a picture. Null for none, and for anything else that a browser might execute or leak to
 * (`javascript:`, `data:`, other schemes, malformed text).
 */
export function readPicture(raw: unknown): string | null | undefined {
  if (raw === null) return null;
  if (typeof raw !== 'string') return undefined;
  const text = raw.trim();
  if (text === '' || text.length > 2048) return null;
  const known = cache.get(text);
  if (known !== undefined) return known;
  const url = parsed(text);
  const address = url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
  if (cache.size >= MOST_CACHED) cache.clear();
  cache.set(text, address);
  return address;
}

function parsed(text: string): URL | null {
  try {
    return new URL(text, base());
  } catch {
    return null;
  }
}

const HEX = /^#[0-9a-f]{6}$/i;

/** A colour as `#rrggbb`; null for any other value. */
export function readColor(raw: unknown): string | null | undefined {
  if (raw === undefined) return undefined;
  return typeof raw === 'string' && HEX.test(raw) ? raw : null;
}
