import { statSync } from 'node:fs';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import type { IsTrusted } from './http/request';

/** How the text of an environment variable is read. */
export interface Kind<T> {
  /** What is expected, as it ends the sentence "expected …". */
  expected: string;
  /** The value, or undefined when the text makes no sense. */
  read: (text: string) => { value: T } | undefined;
  /** The text is never shown, not even in a complaint about it. */
  secret?: boolean;
}

/** A whole number within bounds, both included. */
export function wholeNumber(least: number, most: number): Kind<number> {
  return {
    expected: `${least} to ${most}`,
    read: (text) => {
      const number = Number(text);
      return /^\d+$/.test(text) && number >= least && number <= most ? { value: number } : undefined;
    },
  };
}

/** One of a few words, spelt exactly so. */
export function oneOf<W extends string>(...words: readonly W[]): Kind<W> {
  return {
    expected: words.join(' or '),
    read: (text) => {
      const value = words.find((word) => word === text);
      return value === undefined ? undefined : { value };
    },
  };
}

/** Any text. */
export const anyText: Kind<string> = { expected: 'a text', read: (text) => ({ value: text }) };

/** Any text that must stay secret. */
export const secretText: Kind<string> = { ...anyText, secret: true };

/** The address of a PostgreSQL database. */
export const postgresUrl: Kind<string> = {
  expected: 'postgres://user:secret@host/database',
  read: (text) => (URL.canParse(text) && /^postgres(?:ql)?:\/\//.test(text) ? { value: text } : undefined),
  secret: true,
};

/** A mail server. */
export const smtpUrl: Kind<string> = {
  expected: 'smtp://user:secret@host:587 or smtps://…',
  read: (text) => (URL.canParse(text) && /^smtps?:\/\/[^/]/.test(text) ? { value: text } : undefined),
  secret: true,
};

export const mailAddress: Kind<string> = {
  expected: 'an e-mail address',
  read: (text) => (/^[^\s@<>,]+@[^\s@<>,]+$/.test(text) ? { value: text } : undefined),
};

/** The address at which the calls of an API start. */
export const apiUrl: Kind<string> = {
  expected: 'an address such as https://api.example.org/',
  read: (text) => (URL.canParse(text) && /^https?:\/\//.test(text) ? { value: text } : undefined),
};

/** A site's address, `/kbo/` or `https://kbo.example/kbo/`, with or without its last slash. */
export const folderUrl: Kind<string> = {
  expected: 'a path such as /kbo/ or an address such as https://kbo.example/kbo/',
  read: (text) =>
    /^(https?:\/\/[^/]+)?\/(?!\/)[^?#\s]*$/.test(`${text}/`) && URL.canParse(text, 'http://localhost')
      ? { value: `${text}/`.replace(/\/+$/, '/') }
      : undefined,
};

/** A folder that exists, as an absolute path; `off` for none. */
export const folderOrOff: Kind<string | undefined> = {
  expected: 'a folder that exists, or off',
  read: (text) => {
    if (text === 'off') return { value: undefined };
    return statSync(text, { throwIfNoEntry: false })?.isDirectory() === true ? { value: resolve(text) } : undefined;
  },
};

function listOf(expected: string, isItem: (item: string) => boolean): Kind<readonly string[]> {
  return {
    expected: `${expected}, separated by commas`,
    read: (text) => {
      const items = text.split(',').map((item) => item.trim());
      return items.every(isItem) ? { value: items } : undefined;
    },
  };
}

/** Origins of sites, as browsers send them. */
export const origins = listOf(
  'origins such as https://www.example.org',
  (item) => /^https?:/.test(item) && URL.canParse(item) && new URL(item).origin === item,
);

/** Names of hosts, `*.` before it for all below it. */
export const hostNames = listOf('host names such as push.example.org', (item) =>
  /^(?:\*\.)?[\w-]+(?:\.[\w-]+)*$/.test(item),
);

/** The push services of Chrome, Firefox, Safari and Edge. */
export const PUSH_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** How somebody outside reaches the operator (RFC 8292, 2.1). */
export const contactUrl: Kind<string> = {
  expected: 'an address such as mailto:office@example.org or https://example.org/',
  read: (text) =>
    /^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(text) && URL.canParse(text) ? { value: text } : undefined,
};

/** Sources as the content security policy writes them. */
export const sources = listOf('addresses such as https://api.example.org', (item) =>
  /^(?:https?|wss?):\/\/[\w.*-]+(?::(?:\d+|\*))?(?:\/[\w./-]*)?$/.test(item),
);

/** Addresses and ranges of proxies; a range of all addresses would trust anyone and is refused. */
export const proxyRanges: Kind<IsTrusted> = {
  expected: 'addresses or ranges such as 10.0.0.0/8, separated by commas',
  read: (text) => {
    const trusted = new BlockList();
    const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
    for (const item of text.split(',')) {
      const [address = '', length, ...rest] = item.trim().split('/');
      const bits = isIPv6(address) ? 128 : 32;
      if (isIP(address) === 0 || rest.length > 0) return undefined;
      if (length === undefined) trusted.addAddress(address, family(address));
      else if (/^\d+$/.test(length) && Number(length) > 0 && Number(length) <= bits)
        trusted.addSubnet(address, Number(length), family(address));
      else return undefined;
    }
    return { value: (address) => isIP(address) > 0 && trusted.check(address, family(address)) };
  },
};
