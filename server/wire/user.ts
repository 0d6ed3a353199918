import type { UserRow } from '../db/rows';
import { omitEmpty } from './omitEmpty';

/** The answer to a sign-in. */
export function signedIn(token: string, user: UserRow) {
  return {
    token,
    user: omitEmpty({
      id: user.id,
      user_id: user.userId,
      email: user.email,
      tel: user.tel,
      verified: user.verified,
      type: user.type,
      first: user.first,
      last: user.last,
    }),
  };
}
