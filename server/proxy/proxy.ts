import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { passedCalls } from '../db/schema/own';
import { bodyOf } from '../ingest/client';

const PATIENCE_MS = 15_000;
const LARGEST_BYTES = 1024 * 1024;
/** Headers of an answer that are returned. */
const PASSED_BACK = ['content-type', 'retry-after', 'www-authenticate'];
const LOOK_AGAIN_MS = 100;
/** Longer than any wait for the source: the process that was calling is gone. */
const GIVEN_UP_MS = 20_000;

/** A call that only the source can answer. */
export interface ProxiedCall {
  method: string;
  /** Below the address at which the source's calls start. */
  path: string;
  authorization?: string | undefined;
  contentType?: string | undefined;
  body?: string | undefined;
  /** Whether it changes something at the source. */
  changes: boolean;
}

/** The source's answer, unchanged. */
export interface ProxiedAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/**
 * Returns the function that forwards calls to the API at an address. A call repeated while it is under way shares the
 * answer; if it changes something, also across processes on the same database.
 */
export function forwardTo(base: string, db: Db): (call: ProxiedCall) => Promise<ProxiedAnswer> {
  const underWay = new Map<string, Promise<ProxiedAnswer>>();
  return (call) => {
    const key = createHash('sha256').update(JSON.stringify(call)).digest('base64');
    const running = underWay.get(key);
    if (running !== undefined) return running;
    const asking = call.changes ? forwardOnce(db, key, () => ask(base, call)) : ask(base, call);
    const answer = asking.finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  };
}

async function ask(
  base: string,
  { method, path, authorization, contentType, body }: ProxiedCall,
): Promise<ProxiedAnswer> {
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

/**
 * Makes a call once for all processes that need it while it is under way; they share the answer.
 * @param key identifies the call
 * @throws Error what `ask` throws, in every process
 */
export async function forwardOnce(db: Db, key: string, ask: () => Promise<ProxiedAnswer>): Promise<ProxiedAnswer> {
  const underWay = and(eq(passedCalls.key, key), isNull(passedCalls.answer));
  for (;;) {
    await db.delete(passedCalls).where(and(underWay, lt(passedCalls.began, before(GIVEN_UP_MS))));
    const [own] = await db.insert(passedCalls).values({ key }).onConflictDoNothing().returning();
    if (own !== undefined) return answered(db, own.id, ask);
    const [other] = await db.select().from(passedCalls).where(underWay);
    if (other !== undefined) return shared(db, other.id);
  }
}

/** Deletes answers so old that every waiting process has received them. */
export async function forgetPassedCalls(db: Db): Promise<void> {
  await db.delete(passedCalls).where(lt(passedCalls.began, before(2 * GIVEN_UP_MS)));
}

async function answered(db: Db, id: string, ask: () => Promise<ProxiedAnswer>): Promise<ProxiedAnswer> {
  const own = eq(passedCalls.id, id);
  try {
    const { status, headers, body } = await ask();
    const answer = { status, headers: { ...headers }, body: body.toString('base64') };
    // The caller has the answer, even if the others cannot be notified.
    await db
      .update(passedCalls)
      .set({ answer })
      .where(own)
      .catch(() => {});
    return { status, headers, body };
  } catch (error) {
    await db.delete(passedCalls).where(own);
    throw error;
  }
}

async function shared(db: Db, id: string): Promise<ProxiedAnswer> {
  for (const end = Date.now() + GIVEN_UP_MS; Date.now() < end; await pause(LOOK_AGAIN_MS)) {
    const [call] = await db.select().from(passedCalls).where(eq(passedCalls.id, id));
    if (call === undefined) break;
    if (call.answer !== null) return { ...call.answer, body: Buffer.from(call.answer.body, 'base64') };
  }
  throw new Error('whoever asked the source first got no answer');
}

function before(ms: number) {
  return sql`clock_timestamp() - ${ms / 1_000} * interval '1 second'`;
}
