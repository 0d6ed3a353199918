import { createHash } from 'node:crypto';
import type { Db } from '../db/database';
import { bodyOf } from './ask';
import { onceForAll } from './onceForAll';
import type { PassedAnswer, PassedCall } from './passedCall';

const PATIENCE_MS = 15_000;
const LARGEST_BYTES = 1024 * 1024;
/** Headers of an answer that are returned. */
const PASSED_BACK = ['content-type', 'retry-after', 'www-authenticate'];

/**
 * Returns the function that forwards calls to the API at an address. A call repeated while it is under way shares the
 * answer; if it changes something, also across processes on the same database.
 */
export function passOnTo(base: string, db: Db): (call: PassedCall) => Promise<PassedAnswer> {
  const underWay = new Map<string, Promise<PassedAnswer>>();
  return (call) => {
    const key = createHash('sha256').update(JSON.stringify(call)).digest('base64');
    const running = underWay.get(key);
    if (running !== undefined) return running;
    const asking = call.changes ? onceForAll(db, key, () => ask(base, call)) : ask(base, call);
    const answer = asking.finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  };
}

async function ask(
  base: string,
  { method, path, authorization, contentType, body }: PassedCall,
): Promise<PassedAnswer> {
  const response = await fetch(new URL(path, base), {
    method,
    headers: {
      accept: 'application/json',
      'user-agent': 'kbo-mirror',
      ...(authorization === undefined ? {} : { authorization }),
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
    },
    // No redirects: forwarded calls hold passwords.
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body === undefined ? {} : { body }),
  });
  const headers = Object.fromEntries(
    PASSED_BACK.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return { status: response.status, headers, body: await bodyOf(response, LARGEST_BYTES) };
}
