import type { Contact, Registration } from '../teamApplication';

function contact({ first, last, phone, email, identification }: Contact): object {
  return {
    first: first.trim(),
    last: last.trim(),
    phone: phone.trim(),
    email: email.trim(),
    identification: identification.trim(),
  };
}

/**
 * The body of docs/api.md 4.26.
 * @param password the team's initial one
 */
export function registrationBody(registration: Registration, password: string): object {
  const { primary, secondary, teamName, club, state, type, acceptedTerms, referral } = registration;
  return {
    primaryContact: contact(primary),
    secondaryContact: contact(secondary),
    teamName: teamName.trim(),
    verein: club.trim(),
    bundesland: state,
    type,
    acceptedAGB: acceptedTerms,
    referCode: referral.trim(),
    initial_password: password,
  };
}
