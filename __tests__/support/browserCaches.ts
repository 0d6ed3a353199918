/** A browser's storage of answers, in memory, in a page that a service worker keeps. */
interface BrowserCaches {
  /** What is kept, oldest first: URLs and bodies. */
  readonly kept: () => Promise<readonly (readonly [string, string])[]>;
  /** From now on nothing more fits. */
  readonly fill: () => void;
  readonly restore: () => void;
}

const key = (asked: RequestInfo | URL): string => (asked instanceof Request ? asked.url : String(asked));

/** Gives the page `caches` and a service worker that controls it. */
export function browserCaches(): BrowserCaches {
  const answers = new Map<string, Response>();
  let full = false;
  const cache = {
    match: (asked: RequestInfo | URL) => Promise.resolve(answers.get(key(asked))?.clone()),
    keys: () => Promise.resolve([...answers.keys()].map((url) => new Request(url))),
    delete: (asked: RequestInfo | URL) => Promise.resolve(answers.delete(key(asked))),
    put: (asked: RequestInfo | URL, answer: Response) => {
      if (full) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      answers.delete(key(asked));
      answers.set(key(asked), answer);
      return Promise.resolve();
    },
  };
  const storage = {
    open: () => Promise.resolve(cache),
    delete: () => {
      answers.clear();
      return Promise.resolve(true);
    },
  };
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: storage });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } });
  return {
    kept: async () => {
      const found: [string, string][] = [];
      for (const [url, answer] of answers) found.push([url, await answer.clone().text()]);
      return found;
    },
    fill: () => {
      full = true;
    },
    restore: () => {
      Reflect.deleteProperty(globalThis, 'caches');
      Reflect.deleteProperty(navigator, 'serviceWorker');
    },
  };
}
