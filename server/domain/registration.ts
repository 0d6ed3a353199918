import { createHash } from 'node:crypto';
import { readContact } from './registrationContact';
import { readChoice, readConsent, readRecord, readText } from './registrationFields';
import type { Contact } from './types';

const STATES = [
  'wien',
  'niederoesterreich',
  'oberoesterreich',
  'steiermark',
  'kaernten',
  'salzburg',
  'tirol',
  'vorarlberg',
  'burgenland',
] as const;
/** The version of the terms that the form links to; raised with every change of their text. */
export const AGB_VERSION = '1';
const TYPES = ['privat', 'verein'] as const;

/** A valid team registration; the password is still in clear and must only be stored hashed. */
export interface Registration {
  primaryContact: Contact;
  secondaryContact: Contact;
  teamName: string;
  verein: string;
  bundesland: string;
  type: string;
  acceptedAgb: true;
  referCode: string;
  initialPassword: string;
}

/**
 * Reads a registration as sent by the form; keys may be camel or snake case, texts are trimmed.
 * @throws FieldProblem naming the first bad key
 */
export function readRegistration(body: unknown): Registration {
  const fields = readRecord(body, '', 'Die Anmeldung');
  return {
    primaryContact: readContact(fields, 'primaryContact', 'der ersten Kontaktperson'),
    secondaryContact: readContact(fields, 'secondaryContact', 'der zweiten Kontaktperson'),
    teamName: readText(fields, 'teamName', { name: 'Der Mannschaftsname', min: 1, max: 80 }),
    verein: readText(fields, 'verein', { name: 'Der Vereinsname', min: 0, max: 120, optional: true }),
    bundesland: readChoice(fields, 'bundesland', STATES, 'Das Bundesland'),
    type: readChoice(fields, 'type', TYPES, 'Die Art der Mannschaft'),
    acceptedAgb: readConsent(fields, 'acceptedAGB', 'Die Zustimmung zu den AGB'),
    referCode: readText(fields, 'referCode', { name: 'Der Empfehlungscode', min: 0, max: 64 }),
    initialPassword: readText(fields, 'initialPassword', { name: 'Das Erstpasswort', min: 6, max: 72 }),
  };
}

/** Recognises the same registration sent twice; the password is left out because each submission draws a new one. */
export function fingerprint(registration: Omit<Registration, 'initialPassword'>): string {
  return createHash('sha256').update(JSON.stringify(registration)).digest('hex');
}
