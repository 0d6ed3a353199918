import { randomCapitals } from '../lib/text';
import { api } from './api';
import type { RequestDefinition } from './ingest';
import type { Registration } from './teamApplication';
import { readNothing } from './wire/answers';
import { registrationBody } from './wire/registration';

const PASSWORD_LETTERS = 6;

export const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Registers a team with a new password, generated here so that it is never part of an action. The response body is
     * not used.
     */
    register: build.mutation<null, Registration>({
      query: (registration): RequestDefinition<null> => ({
        path: 'registrations/register',
        method: 'POST',
        body: registrationBody(registration, randomCapitals(PASSWORD_LETTERS)),
        read: readNothing,
      }),
    }),
  }),
});

export const { useRegisterMutation } = registrationApi;
