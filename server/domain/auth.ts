import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { isUnstorable } from './text';

/** A visitor's credentials; the e-mail address in lower case. */
export interface Credentials {
  email: string;
  password: string;
}

/** Reads a Basic authorization header (UTF-8); undefined when there is none or it makes no sense. */
export function readBasicAuth(header: string | undefined): Credentials | undefined {
  const encoded = /^basic\s+([\w+/=-]+)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 1 || isUnstorable(text)) return undefined;
  return { email: text.slice(0, colon).trim().toLowerCase(), password: text.slice(colon + 1) };
}

/** OWASP's recommendation for scrypt with blocks of 1 KiB. */
export const PASSWORD_COST = 131_072;
const SALT_LENGTH = 16;
const KEY_LENGTH = 32;
/** The derivation needs 128 MiB at the usual cost. */
const MEMORY = 256 * 1024 * 1024;

/** The text of a hash: it names its own cost so that it can be raised later. */
const written = (cost: number, salt: Buffer, key: Buffer) =>
  `scrypt:${cost}:${salt.toString('base64')}:${key.toString('base64')}`;

/** What no password opens: checked for an unknown user, so that a wrong address takes as long as a wrong password. */
export const nobody = (cost: number): string => written(cost, Buffer.alloc(SALT_LENGTH), Buffer.alloc(KEY_LENGTH));

/** Hashes a password with a fresh salt. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(SALT_LENGTH);
  return written(cost, salt, await derive(password, salt, cost));
}

/** Checks a password against a stored hash in time that does not depend on where they differ. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, cost, salt, key] = stored.split(':');
  if (scheme !== 'scrypt' || cost === undefined || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64');
  const given = await derive(password, Buffer.from(salt, 'base64'), Number(cost));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Whether a hash is of a lower cost than today's, so that the next sign-in should replace it. */
export function isOutdatedHash(stored: string, cost: number): boolean {
  return Number(stored.split(':')[1]) < cost;
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, { N: cost, maxmem: MEMORY }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
