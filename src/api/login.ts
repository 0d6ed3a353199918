import { REQUEST_FAILED } from './errors';
import { fetchBody, parseBody } from './fetchBody';
import { isRow, readId, readText } from './wire/read';
import type { Id } from '../entities/ids';

/** What signing in came to: who it is, or why not, in the words of docs/behaviour.md 5 and 8. */
export type LoginResult = { readonly token: string; readonly user: Id<'user'> } | { readonly problem: string };

/** Basic credentials; UTF-8 first, since `btoa` throws on letters beyond Latin-1. */
function basic(email: string, password: string): string {
  const bytes = new TextEncoder().encode(`${email}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

/**
 * Asks who somebody is (`users/login`). A plain call outside the store: neither password nor token
 * ever stands in an action or in the state.
 */
export async function login(email: string, password: string): Promise<LoginResult> {
  const fetched = await fetchBody({
    path: 'users/login',
    method: 'POST',
    headers: { Authorization: basic(email, password) },
  });
  if ('error' in fetched) {
    const { status, message } = fetched.error;
    if (typeof status !== 'number') return { problem: 'An error occurred while logging in' };
    return { problem: message === REQUEST_FAILED ? 'Login failed' : message };
  }
  const body = parseBody(fetched.text);
  const token = isRow(body) ? readText(body['token']) : null;
  if (token == null) return { problem: 'Token is missing from the response.' };
  const user = isRow(body) ? readId<Id<'user'>>(body['user']) : null;
  return user === null ? { problem: 'Failed to fetch user information.' } : { token, user };
}
