import type { Id } from '../../entities/ids';
import { isRow, readId, readText } from './read';

/** The outcome of signing in: token and user, or the reason in the words of docs/behaviour.md 5 and 8. */
export type LoginResult = { readonly token: string; readonly user: Id<'user'> } | { readonly problem: string };

/** The answer of docs/api.md 4.2. */
export function readLogin(body: unknown): LoginResult {
  const token = isRow(body) ? readText(body['token']) : null;
  if (token == null) return { problem: 'Token is missing from the response.' };
  const user = isRow(body) ? readId<Id<'user'>>(body['user']) : null;
  return user === null ? { problem: 'Failed to fetch user information.' } : { token, user };
}
