import { randomCapitals } from '../lib/randomCapitals';
import { api } from './api';
import { readNothing } from './wire/answers';

/** Somebody who answers for a team. */
export interface Contact {
  readonly first: string;
  readonly last: string;
  readonly phone: string;
  readonly email: string;
  readonly identification: string;
}

/** A team that wants to play (docs/behaviour.md 3). */
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

/** The payload as the contract spells it; the password is drawn here, so that it never stands in an action. */
function payload({ primary, secondary, teamName, club, state, type, acceptedTerms, referral }: Registration): object {
  return {
    primaryContact: contact(primary),
    secondaryContact: contact(secondary),
    teamName: teamName.trim(),
    verein: club.trim(),
    bundesland: state,
    type,
    acceptedAGB: acceptedTerms,
    referCode: referral.trim(),
    initial_password: randomCapitals(PASSWORD_LETTERS),
  };
}

function contact({ first, last, phone, email, identification }: Contact): object {
  return {
    first: first.trim(),
    last: last.trim(),
    phone: phone.trim(),
    email: email.trim(),
    identification: identification.trim(),
  };
}

export const registrationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Registers a team, with a new password each time. The answer has no body that anybody needs. */
    register: build.mutation<null, Registration>({
      query: (registration) => ({
        path: 'registrations/register',
        method: 'POST',
        body: payload(registration),
        read: readNothing,
      }),
    }),
  }),
});

export const { useRegisterMutation } = registrationApi;
