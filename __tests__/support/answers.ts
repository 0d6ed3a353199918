import { STORED_AT } from '../../src/api/paths';

/** One call as it was sent. */
export interface SentCall {
  readonly path: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
}

interface Network {
  /** Paths requested so far, in order. */
  readonly asked: string[];
  /** The same calls in full. */
  readonly calls: SentCall[];
  /** From now on a path answers this. */
  answer: (path: string, body: unknown, status?: number) => void;
  /** From now on a path answers what was kept of an answer requested at a time (ms since 1970). */
  answerKept: (path: string, body: unknown, storedAt: number) => void;
  /** From now on a path never reaches the server. */
  cut: (path: string) => void;
  /** Holds back answers of a path until the returned function is called. */
  hold: (path: string) => () => void;
  /** What the server offers beyond the contract from now on: `share, calendar`. */
  offer: (offers: string) => void;
  restore: () => void;
}

/** Replaces `fetch` by a table of answers; unknown paths answer 404 like the server does. */
export function network(answers: Readonly<Record<string, unknown>> = {}): Network {
  const known = new Map<string, { body: unknown; status: number; storedAt?: number }>(
    Object.entries(answers).map(([path, body]) => [path, { body, status: 200 }]),
  );
  const cut = new Set<string>();
  const held = new Map<string, Promise<void>>();
  const asked: string[] = [];
  const calls: SentCall[] = [];
  let offered = '';
  const before = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const path = url.pathname.replace(/^\/api\//, '') + url.search;
    asked.push(path);
    calls.push({
      path,
      method: init?.method ?? 'GET',
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : null,
    });
    const found = known.get(path);
    const body =
      found === undefined
        ? JSON.stringify({ error: true, reason: 'Not Found' })
        : typeof found.body === 'string'
          ? found.body
          : JSON.stringify(found.body);
    await held.get(path);
    if (cut.has(path)) throw new TypeError('Failed to fetch');
    const headers = new Headers({ 'Content-Type': 'application/json' });
    if (offered !== '') headers.set('Server-Offers', offered);
    if (found?.storedAt !== undefined) headers.set(STORED_AT, String(found.storedAt));
    return new Response(body, { status: found?.status ?? 404, headers });
  };
  return {
    asked,
    calls,
    offer: (offers) => {
      offered = offers;
    },
    answer: (path, body, status = 200) => {
      cut.delete(path);
      known.set(path, { body, status });
    },
    answerKept: (path, body, storedAt) => {
      cut.delete(path);
      known.set(path, { body, status: 200, storedAt });
    },
    cut: (path) => cut.add(path),
    hold: (path) => {
      let release = (): void => undefined;
      held.set(path, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(path);
        release();
      };
    },
    restore: () => {
      globalThis.fetch = before;
    },
  };
}
