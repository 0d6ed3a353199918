import { loadAhead } from '../../src/app/ahead';
import { routes } from '../../src/app/routes';

const never = new AbortController().signal;
let loaded: string[];
/** Addresses that were fetched in this visit. */
let known: string[];

/** Files that were fetched, and read to their end. */
let fetched: string[];
/** Of these, those that can't be had. */
let lost: string[];

class Timing {
  readonly transferSize = 125_000;
  readonly requestStart = 0;
  constructor(readonly responseEnd: number) {}
}

/** How fast this page's largest file came; null: nothing says. */
function lineOf(mbit: number | null): void {
  const entries = mbit === null ? [] : [new Timing(1_000 / mbit)];
  Object.assign(performance, {
    getEntriesByType: () => entries,
    getEntriesByName: (address: string) => known.filter((other) => other === address),
  });
  Object.assign(globalThis, { PerformanceResourceTiming: Timing });
}

/** Lets time pass, and the page alone. */
const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  loaded = [];
  known = [];
  fetched = [];
  lost = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address);
    if (lost.includes(pathname)) return Promise.reject(new TypeError('Failed to fetch'));
    const answer = new Response('');
    jest.spyOn(answer, 'arrayBuffer').mockImplementation(() => {
      fetched.push(pathname);
      return Promise.resolve(new ArrayBuffer(0));
    });
    return Promise.resolve(answer);
  });
  for (const route of routes)
    jest.spyOn(route, 'load').mockImplementation(() => {
      loaded.push(route.path);
      return Promise.resolve({ default: () => null });
    });
  lineOf(null);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

/** The page lists the files of all screens. */
function lists(screens: string): void {
  const boot = document.createElement('script');
  boot.dataset.screens = screens;
  document.head.append(boot);
}

describe('Loading ahead', () => {
  test('likely screens are loaded, the files of the others only fetched, each once, when the page is left alone', async () => {
    lists('start assets/a.js assets/shared.js|liga assets/b.js ~assets/c.js|bund assets/shared.js');
    void loadAhead('/tabelle', never);
    await pass(2_500);
    expect(loaded).toEqual(['/team-detail/:id', '/player-detail/:id', '/match/:id?']);
    dispatchEvent(new Event('pointerdown'));
    await pass(2_500);
    expect(fetched).toEqual([]);
    await pass(1_000);
    expect(fetched).toEqual(['/assets/a.js', '/assets/shared.js', '/assets/b.js', '/assets/c.js']);
  });

  test('what was fetched in this visit is not fetched again', async () => {
    lists('start assets/a.js assets/d.js');
    known = [new URL('assets/a.js', document.baseURI).href];
    void loadAhead('/bund', never);
    await pass(6_000);
    expect(fetched).toEqual(['/assets/d.js']);
  });

  test('one that cannot be had keeps none of the others back', async () => {
    lists('start assets/h.js assets/i.js');
    lost = ['/assets/h.js'];
    void loadAhead('/bund', never);
    await pass(6_000);
    expect(fetched).toEqual(['/assets/i.js']);
  });

  test.each([
    [1, ['/liga', '/tabelle', '/spielplan']],
    [0.3, ['/liga']],
  ])('at %s Mbit/s only what is likely', async (mbit, screens) => {
    lists('start assets/e.js');
    lineOf(mbit);
    void loadAhead('/', never);
    await pass(6_000);
    expect(loaded).toEqual(screens);
    expect(fetched).toEqual([]);
  });

  test('a page that is hidden counts as left alone', async () => {
    lists('start assets/g.js');
    void loadAhead('/bund', never);
    await pass(1_000);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
    await pass(100);
    expect(fetched).toEqual(['/assets/g.js']);
  });

  test('a page that is left loads nothing any more', async () => {
    lists('start assets/f.js');
    void loadAhead('/', AbortSignal.abort());
    await pass(6_000);
    expect([...loaded, ...fetched]).toEqual([]);
  });

  test('nor does one that is left later', async () => {
    lists('start assets/f.js');
    const leave = new AbortController();
    void loadAhead('/', leave.signal);
    await pass(2_000);
    leave.abort();
    await pass(6_000);
    expect(fetched).toEqual([]);
  });
});
