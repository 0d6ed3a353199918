import { parseBody } from './decodeBody';
import { REQUEST_FAILED } from './errors';
import { asText, fetchBody } from './fetchBody';
import { readLogin } from './wire/login';
import type { LoginResult } from './wire/login';

/** Basic credentials; encoded as UTF-8 first, because `btoa` throws on characters beyond Latin-1. */
function basic(email: string, password: string): string {
  const bytes = new TextEncoder().encode(`${email}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

/**
 * Signs in (`users/login`). A plain call outside the store, so that neither password nor token is ever in an action or
 * in the state.
 */
export async function login(email: string, password: string): Promise<LoginResult> {
  const fetched = await fetchBody(
    { path: 'users/login', method: 'POST', headers: { Authorization: basic(email, password) } },
    asText,
  );
  if ('error' in fetched) {
    const { status, message } = fetched.error;
    if (typeof status !== 'number') return { problem: 'An error occurred while logging in' };
    return { problem: message === REQUEST_FAILED ? 'Login failed' : message };
  }
  return readLogin(parseBody(fetched.body));
}
