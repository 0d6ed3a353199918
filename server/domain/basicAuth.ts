import { isUnstorable } from './plainText';

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
