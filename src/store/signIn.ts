import type { Dispatch } from '@reduxjs/toolkit';
import { login } from '../api/login';
import { wireId } from '../entities/ids';
import { writeCookie } from '../lib/cookies';
import { readSessionCookie, sessionCookieRead } from './sessionSlice';

/**
 * Signs in and stores token and user id for seven days. No screen of the site does this; team and referee logins are
 * separate sites.
 * @returns null, or the reason for the failure in the prescribed words
 */
export async function signIn(dispatch: Dispatch, email: string, password: string): Promise<string | null> {
  const result = await login(email, password);
  if ('problem' in result) return result.problem;
  writeCookie('authToken', result.token);
  writeCookie('adminID', wireId(result.user));
  dispatch(sessionCookieRead(readSessionCookie()));
  return null;
}
