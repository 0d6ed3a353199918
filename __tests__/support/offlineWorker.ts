import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

/** A service worker between the page and the line, with a browser's storage of answers in memory. */
interface OfflineWorker {
  /** What is kept, oldest first: URLs and bodies. */
  readonly kept: () => Promise<readonly (readonly [string, string])[]>;
  /** Comes when nothing is left to do for the calls so far: what is kept of them is kept. */
  readonly idle: () => Promise<unknown>;
  /** From now on nothing more fits. */
  readonly fill: () => void;
  /** From now on this is what the line answers. */
  readonly line: (answers: typeof fetch) => void;
  readonly restore: () => void;
}

const key = (asked: RequestInfo | URL): string => (asked instanceof Request ? asked.url : String(asked));

/** What a worker's events are in a worker. */
class ExtendableEvent extends Event {
  override readonly timeStamp = performance.now();
  waitUntil(work: Promise<unknown>): void {
    work.catch(() => undefined);
  }
}

/** Puts the site's service worker between the page and its line, which `fetch` was until now. */
export async function offlineWorker(): Promise<OfflineWorker> {
  const answers = new Map<string, Response>();
  let full = false;
  const cache = {
    match: (asked: RequestInfo | URL) => Promise.resolve(answers.get(key(asked))?.clone()),
    keys: () => Promise.resolve([...answers.keys()].map((url) => new Request(url))),
    delete: (asked: RequestInfo | URL) => Promise.resolve(answers.delete(key(asked))),
    put: async (asked: RequestInfo | URL, answer: Response) => {
      const body = await answer.arrayBuffer();
      if (full) throw new DOMException('full', 'QuotaExceededError');
      answers.delete(key(asked));
      answers.set(key(asked), new Response(body, answer));
    },
  };
  const storage = {
    open: () => Promise.resolve(cache),
    match: cache.match,
    delete: () => {
      answers.clear();
      return Promise.resolve(true);
    },
  };
  Object.assign(globalThis, {
    caches: storage,
    indexedDB: new IDBFactory(),
    ExtendableEvent,
    FetchEvent: class FetchEvent extends ExtendableEvent {},
    __WB_DISABLE_DEV_LOGS: true,
  });
  const before = globalThis.fetch;
  let line = before;
  const work: Promise<unknown>[] = [];
  // Workbox looks for what it needs when it is loaded, and keeps its times of use: each worker has its own.
  jest.resetModules();
  const { answers: strategy, isCacheable } = await import('../../src/offline/strategies');
  globalThis.fetch = (input, init) => {
    // The worker's own calls.
    if (input instanceof Request) return line(input.url, { signal: input.signal });
    const request = new Request(input, init);
    if (request.method !== 'GET' || !isCacheable(new URL(request.url))) return line(input, init);
    const [answer, done] = strategy.handleAll({ event: new ExtendableEvent('fetch'), request });
    // What could not be kept is nobody's fault.
    work.push(done.catch(() => undefined));
    return new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      answer.then(resolve, () => reject(new TypeError('Failed to fetch')));
    });
  };
  return {
    kept: async () => {
      const found: [string, string][] = [];
      for (const [url, answer] of answers) found.push([url, await answer.clone().text()]);
      return found;
    },
    idle: () => Promise.all(work),
    fill: () => {
      full = true;
    },
    line: (answering) => {
      line = answering;
    },
    restore: () => {
      globalThis.fetch = before;
    },
  };
}
