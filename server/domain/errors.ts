/** Why something is refused; `http/` gives each its status. */
export type RefusalKind = 'impossible' | 'stranger' | 'unknown' | 'late' | 'crowded';

/** A refusal with the text shown to the visitor; `reason` may say more to a developer. */
export class Refusal extends Error {
  constructor(
    readonly kind: RefusalKind,
    message: string,
    readonly reason: string = message,
  ) {
    super(message);
  }
}

/**
 * Returns something that must exist.
 * @throws Refusal `unknown` when nothing was found
 */
export function found<T>(thing: T | undefined, message: string): T {
  if (thing === undefined) throw new Refusal('unknown', message);
  return thing;
}

/** What a log may say about an error. */
export interface Redacted {
  type: string;
  /** Of the database only what names none of its rows. */
  message?: string;
  code?: string;
  constraint?: string;
  at: string[];
}

/** Connection, sign-in, no such database, rights and names, resources, operator, system (PostgreSQL, appendix A). */
const SPEAKING = /^(?:08|28|3D|42|53|57|58)/;

/**
 * Removes from an error whatever may hold people's data: a failed statement with its parameters, the row the database
 * quotes, a message that repeats a value. The places in the code and the kind of failure remain.
 */
export function redact(error: unknown): Redacted {
  const chain = causes(error);
  const code = chain.map((one) => textOf(one, 'code')).find((text) => text !== undefined);
  const constraint = chain.map((one) => textOf(one, 'constraint')).find((text) => text !== undefined);
  const ofDatabase = chain.some((one) => 'query' in one || textOf(one, 'severity') !== undefined);
  const [first] = chain;
  const speaking = ofDatabase ? chain.find((one) => SPEAKING.test(textOf(one, 'code') ?? '')) : first;
  const message = speaking === undefined ? undefined : textOf(speaking, 'message')?.split('\n')[0];
  return {
    type: first === undefined ? typeof error : (textOf(first, 'name') ?? 'Error'),
    ...(message === undefined ? {} : { message }),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    at: chain.flatMap((one) => (textOf(one, 'stack') ?? '').split('\n').filter((line) => /^\s+at /.test(line))),
  };
}

function causes(error: unknown): object[] {
  const chain: object[] = [];
  for (let one = error; typeof one === 'object' && one !== null && !chain.includes(one);) {
    chain.push(one);
    one = 'cause' in one ? one.cause : undefined;
  }
  return chain;
}

function textOf(of: object, key: string): string | undefined {
  const value: unknown = Reflect.get(of, key);
  return typeof value === 'string' ? value : undefined;
}
