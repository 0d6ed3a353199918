import { FieldProblem, readField, readRecord, readText } from './registrationFields';
import type { Contact } from './types';

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** Words around the number (when to call, whom to ask for) are allowed, so a digit is enough. */
const PHONE = /\d/;

/** Reads a contact person of a registration: names, phone and e-mail are needed; the identification is not read at all. */
export function readContact(fields: Record<string, unknown>, key: string, whose: string): Contact {
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
