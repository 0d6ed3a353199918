import { createHash } from 'node:crypto';
import { isInvisible, isUnstorable } from './text';
import type { Contact } from './types';

/** A field of a form that cannot be accepted; `message` is meant for the person who filled it in. */
export class FieldProblem extends Error {
  constructor(
    readonly key: string,
    message: string,
  ) {
    super(message);
  }
}

/** Requirements of a text field: its name in a sentence, and how many characters it may have. */
export interface TextRule {
  name: string;
  min: number;
  max: number;
  /** A missing value counts as an empty text. */
  optional?: boolean;
}

/** Reads an object, or fails naming the key. */
function readRecord(value: unknown, key: string, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new FieldProblem(key, `${name} fehlt oder ist unvollständig.`);
  }
  return { ...value };
}

/** Reads a field by its camel-case key or the snake-case spelling of it. */
function readField(fields: Record<string, unknown>, key: string): unknown {
  return fields[key] ?? fields[key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)];
}

/** Reads a trimmed text within its bounds. */
function readText(fields: Record<string, unknown>, key: string, rule: TextRule, path = key): string {
  const value = readField(fields, key) ?? (rule.optional === true ? '' : undefined);
  if (typeof value !== 'string') throw new FieldProblem(path, `${rule.name} fehlt.`);
  const text = value.trim();
  if (isInvisible(text) && rule.min > 0) throw new FieldProblem(path, `${rule.name} fehlt.`);
  if (text.length < rule.min) throw new FieldProblem(path, `${rule.name} ist zu kurz.`);
  if (text.length > rule.max) throw new FieldProblem(path, `${rule.name} ist zu lang (höchstens ${rule.max} Zeichen).`);
  if (isUnstorable(text)) throw new FieldProblem(path, `${rule.name} enthält unzulässige Zeichen.`);
  return text;
}

/** Reads one of a fixed set of values. */
function readChoice(fields: Record<string, unknown>, key: string, choices: readonly string[], name: string): string {
  const value = readField(fields, key);
  if (typeof value !== 'string' || value === '') throw new FieldProblem(key, `${name} fehlt.`);
  if (!choices.includes(value)) throw new FieldProblem(key, `${name} ist ungültig.`);
  return value;
}

/** Reads a consent, which only a clear yes gives. */
function readConsent(fields: Record<string, unknown>, key: string, name: string): true {
  if (fields[key] !== true) throw new FieldProblem(key, `${name} fehlt.`);
  return true;
}

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** Words around the number (when to call, whom to ask for) are allowed, so a digit is enough. */
const PHONE = /\d/;

/** Reads a contact person of a registration: names, phone and e-mail are needed; the identification is not read at all. */
function readContact(fields: Record<string, unknown>, key: string, whose: string): Contact {
  const contact = readRecord(readField(fields, key), key, `Die Angabe ${whose}`);
  const text = (field: string, name: string, max: number) =>
    readText(contact, field, { name: `${name} ${whose}`, min: 1, max }, `${key}.${field}`);
  const phone = text('phone', 'Die Telefonnummer', 40);
  if (!PHONE.test(phone)) throw new FieldProblem(`${key}.phone`, `Die Telefonnummer ${whose} ist ungültig.`);
  const email = text('email', 'Die E-Mail-Adresse', 254);
  if (!EMAIL.test(email)) throw new FieldProblem(`${key}.email`, `Die E-Mail-Adresse ${whose} ist ungültig.`);
  return {
    first: text('first', 'Der Vorname', 80),
    last: text('last', 'Der Nachname', 80),
    phone,
    email,
  };
}

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
