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
