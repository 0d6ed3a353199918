import { act, cleanup } from '@testing-library/react';
import { prefetchClub } from '../../src/api/clubs';
import { watchIntent } from '../../src/app/intent';
import { routes } from '../../src/app/routes';
import type { SiteRoute } from '../../src/app/routes';
import type { ClubId } from '../../src/entities/ids';
import type { AppStore } from '../../src/store/makeStore';
import { completeBrowser } from '../support/app';
import { network } from '../support/answers';
import { windowIs } from '../support/screen';
import { testStore } from '../support/store';
import { clubRow } from '../support/wire';

type Load = SiteRoute['load'];

/** A route whose chunk is not there yet. */
function routeTo(path: string): { load: Load; forget: () => void } {
  const found = routes.find((route) => route.path === path);
  if (found === undefined) throw new Error(`no route ${path}`);
  jest.spyOn(found, 'loaded').mockReturnValue(undefined);
  return found;
}

const chunkLoadError = (): Error => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
let net: ReturnType<typeof network>;

beforeEach(() => {
  completeBrowser();
  windowIs({ width: 1280 });
  net = network({ 'client/leagueList?per=25': [] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  net.restore();
  jest.useRealTimers();
  jest.restoreAllMocks();
  routes.forEach((route) => route.forget());
});

describe('Prefetch on intent', () => {
  const prefetch = jest.fn();
  let load: jest.SpyInstance;
  let stop: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    prefetch.mockClear();
    load = jest.spyOn(routeTo('/team-detail/:id'), 'load').mockResolvedValue({ default: () => null, prefetch });
    const stopper = new AbortController();
    watchIntent(testStore(), stopper.signal);
    stop = () => stopper.abort();
    document.body.innerHTML =
      '<a href="#/team-detail/7"><b>Team</b></a><a href="https://anderswo.example/">x</a><p>Text</p>';
  });
  afterEach(() => {
    stop();
    document.body.innerHTML = '';
  });

  const point = (type: string, selector: string, at = 5, pointerType = 'mouse'): void => {
    const event = new MouseEvent(type, { bubbles: true, clientX: at, clientY: at });
    document.querySelector(selector)?.dispatchEvent(Object.assign(event, { pointerType }));
  };
  const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

  test('a link that is pointed at for a moment loads its screen and what it asks for', async () => {
    point('pointerover', 'b');
    await pass(64);
    expect(load).not.toHaveBeenCalled();
    await pass(1);
    expect(prefetch).toHaveBeenCalledWith(expect.anything(), '7', undefined);
  });

  test('touch at once, focus as well, once per visit of the link', async () => {
    point('pointerdown', 'b', 9, 'touch');
    point('touchstart', 'b');
    await pass(0);
    expect(prefetch).toHaveBeenCalledTimes(1);
    point('pointerover', 'b');
    await pass(100);
    expect(prefetch).toHaveBeenCalledTimes(1);
    point('pointerover', 'p');
    point('focusin', 'a');
    await pass(100);
    expect(prefetch).toHaveBeenCalledTimes(2);
  });

  test('a press waits for the next frame only, which the click may need: it is sure to follow', async () => {
    point('pointerover', 'b');
    point('pointerdown', 'b');
    expect(load).not.toHaveBeenCalled();
    await pass(20);
    expect(prefetch).toHaveBeenCalledTimes(1);
    point('pointerover', 'b');
    await pass(100);
    expect(prefetch).toHaveBeenCalledTimes(1);
  });

  describe('the call that fills a page about one thing', () => {
    const CLUB = 'webClient/clubs/detail/7?lineups=none';
    const early = (): number => globalThis.earlyAnswers?.size ?? 0;

    beforeEach(() => {
      net.answer(CLUB, { club: clubRow(7), upcoming: [] });
      prefetch.mockImplementation((store: AppStore) => store.dispatch(prefetchClub('7' as ClubId)));
    });

    test('leaves with the press, and the page takes its answer over', async () => {
      point('pointerdown', 'b');
      expect(net.asked).toEqual([CLUB]);
      await pass(20);
      expect(prefetch).toHaveBeenCalledTimes(1);
      expect(early()).toBe(0);
      point('pointerdown', 'b');
      await pass(20);
      expect(net.asked).toEqual([CLUB]);
    });

    test('is forgotten where the press leads nowhere', async () => {
      prefetch.mockReset();
      point('pointerdown', 'b');
      await pass(20);
      expect(early()).toBe(1);
      await pass(1_000);
      expect(early()).toBe(0);
    });

    test('is left to the page where the visitor saves data', async () => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
      point('pointerdown', 'b');
      await pass(20);
      Reflect.deleteProperty(navigator, 'connection');
      expect(net.asked).toEqual([]);
    });
  });

  test('where answers take long, a press on a link to any other page asks at once', async () => {
    Object.defineProperty(navigator, 'connection', { value: { rtt: 150 }, configurable: true });
    load = jest.spyOn(routeTo('/teams'), 'load').mockResolvedValue({ default: () => null, prefetch });
    document.querySelector('a')?.setAttribute('href', '#/teams');
    point('pointerdown', 'b');
    expect(load).toHaveBeenCalledTimes(1);
    await pass(0);
    expect(prefetch).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, 'connection');
  });

  test('crossing a link, other sites, and a pointer that rests where it clicked mean nothing', async () => {
    point('pointerover', 'b');
    await pass(30);
    point('pointerover', 'p');
    point('pointerover', 'a[href^=https]');
    await pass(100);
    point('pointerdown', 'p', 9);
    point('pointerover', 'b', 9);
    await pass(100);
    expect(load).not.toHaveBeenCalled();
  });

  test('respects Save-Data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    point('touchstart', 'b');
    await pass(100);
    Reflect.deleteProperty(navigator, 'connection');
    expect(load).not.toHaveBeenCalled();
  });

  test('a chunk whose prefetch fails is requested again when it is needed', async () => {
    const forget = jest.spyOn(routeTo('/team-detail/:id'), 'forget');
    load.mockRejectedValue(chunkLoadError());
    point('touchstart', 'b');
    await pass(0);
    expect(forget).toHaveBeenCalled();
  });
});
