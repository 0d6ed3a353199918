import { readCookie } from '../lib/cookies';
import type { Session } from './sessionSlice';

/** The session in the cookies of docs/behaviour.md 3. */
export function readSessionCookie(): Session {
  return { signedIn: readCookie('authToken') !== null && readCookie('adminID') !== null };
}
