import { readCookie } from '../lib/cookies';
import type { Session } from './sessionSlice';

/** What the cookies of docs/behaviour.md 3 say about the session. */
export function readSessionCookie(): Session {
  return { signedIn: readCookie('authToken') !== null && readCookie('adminID') !== null };
}
