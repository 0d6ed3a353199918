import { restoreScroll, createScrollMemory } from '../../src/app/page/restoreScroll';

describe('Scroll memory', () => {
  const storage = (held: string | null): Storage => {
    sessionStorage.clear();
    if (held !== null) sessionStorage.setItem('kbo-scroll', held);
    return sessionStorage;
  };

  test('remembers each place of the history, also over a reload', () => {
    const first = createScrollMemory(() => storage(null));
    first.remember('a /liga', 700);
    first.remember('b /tabelle', 0);
    first.remember('a /liga', 900);
    first.save();
    const second = createScrollMemory(() => sessionStorage);
    expect([second.recall('a /liga'), second.recall('b /tabelle'), second.recall('c /news')]).toEqual([900, 0, null]);
  });

  test('forgets the oldest of more than a hundred places', () => {
    const memory = createScrollMemory(() => storage(null));
    for (let place = 0; place <= 100; place += 1) memory.remember(`${place}`, place);
    expect([memory.recall('0'), memory.recall('1'), memory.recall('100')]).toEqual([null, 1, 100]);
  });

  test.each(['{', 'null', '7', '{}', '[7]', '[["a"]]', '[["a","7"]]', '[[7,7]]', '[["a",-1]]', '[["a",null]]'])(
    'storage that holds %s counts for nothing',
    (held) => {
      const memory = createScrollMemory(() => storage(held));
      expect(memory.recall('a')).toBeNull();
    },
  );

  test('forbidden or full storage is no error', () => {
    const memory = createScrollMemory(() => {
      throw new Error('forbidden');
    });
    memory.remember('a', 5);
    expect(() => memory.save()).not.toThrow();
    expect(memory.recall('a')).toBe(5);
  });
});

describe('Restoring a position', () => {
  let height = 0;
  let grow: (() => void) | undefined;
  const observed = jest.fn();
  const done = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    height = 0;
    observed.mockClear();
    done.mockClear();
    window.scrollTo = jest.fn(({ top }: ScrollToOptions) => {
      Object.defineProperty(window, 'scrollY', { value: Math.min(top ?? 0, height), configurable: true });
    }) as typeof window.scrollTo;
    globalThis.ResizeObserver = class {
      constructor(changed: ResizeObserverCallback) {
        grow = () => changed([], this);
      }
      observe = observed;
      unobserve(): void {}
      disconnect(): void {}
    };
  });
  afterEach(() => jest.useRealTimers());

  const grown = (to: number): void => {
    height = to;
    grow?.();
  };

  test('the top is reached at once, so nothing is watched for it', () => {
    restoreScroll(0, done)();
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
    expect(done).toHaveBeenCalledTimes(1);
    expect(observed).not.toHaveBeenCalled();
  });

  test('waits for the height, and holds the place while the page still grows above', () => {
    restoreScroll(1_500, done);
    grown(800);
    expect([window.scrollY, done.mock.calls.length]).toEqual([800, 0]);
    grown(2_000);
    expect(window.scrollY).toBe(1_500);
    Object.defineProperty(window, 'scrollY', { value: 1_584, configurable: true });
    grown(2_084);
    expect(window.scrollY).toBe(1_500);
    jest.advanceTimersByTime(500);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('%s: the visitor takes over', (hand) => {
    restoreScroll(1_500, done);
    window.dispatchEvent(new Event(hand));
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('gives up after 5 s, or when told to, and says so once', () => {
    restoreScroll(1_500, done);
    jest.advanceTimersByTime(5_000);
    expect(done).toHaveBeenCalledTimes(1);
    const stop = restoreScroll(1_500, done);
    stop();
    stop();
    jest.advanceTimersByTime(5_000);
    expect(done).toHaveBeenCalledTimes(2);
  });
});
