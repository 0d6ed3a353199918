import { randomCapitals } from '../lib/randomCapitals';
import { api } from './api';
import type { Ask } from './ingest';
import { readNothing } from './wire/answers';
import { registrationBody } from './wire/registration';

/** A contact person of a team. */
export interface Contact {
  readonly first: string;
  readonly last: string;
  readonly phone: string;
  readonly email: string;
  readonly identification: string;
}

/** A team's application (docs/behaviour.md 3). */
export interface Registration {
  readonly primary: Contact;
  readonly secondary: Contact;
  readonly teamName: string;
  readonly club: string;
  readonly state: string;
  readonly type: string;
  readonly acceptedTerms: boolean;
  readonly referral: string;
}

const PASSWORD_LETTERS = 6;

export const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Registers a team with a new password, generated here so that it is never part of an action. The response body is
     * not used.
     */
    register: build.mutation<null, Registration>({
      query: (registration): Ask<null> => ({
        path: 'registrations/register',
        method: 'POST',
        body: registrationBody(registration, randomCapitals(PASSWORD_LETTERS)),
        read: readNothing,
      }),
    }),
  }),
});

export const { useRegisterMutation } = registrationApi;
