import { act, cleanup } from '@testing-library/react';
import { prefetchClub } from '../../src/api/clubs';
import { startLinkPrefetch } from '../../src/app/linkPrefetch';
import { routes } from '../../src/app/routes';
import type { SiteRoute } from '../../src/app/routes';
import type { ClubId } from '../../src/entities/ids';
import type { AppStore } from '../../src/store/makeStore';
import { completeBrowser } from '../support/app';
import { network } from '../support/answers';
import { windowIs } from '../support/screen';
import { idOf } from '../support/ids';
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
  let store: AppStore;

  beforeEach(() => {
    jest.useFakeTimers();
    prefetch.mockClear();
    load = jest.spyOn(routeTo('/team-detail/:id'), 'load').mockResolvedValue({ default: () => null, prefetch });
    const stopper = new AbortController();
    store = testStore();
    startLinkPrefetch(store, stopper.signal);
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

  test('a press asks at once: the click is sure to follow', async () => {
    point('pointerover', 'b');
    point('pointerdown', 'b');
    await pass(0);
    expect(prefetch).toHaveBeenCalledTimes(1);
    point('pointerover', 'b');
    await pass(100);
    expect(prefetch).toHaveBeenCalledTimes(1);
  });

  test('a press on a slow line makes one call, however late the screen comes', async () => {
    const CLUB = 'webClient/clubs/detail/7?lineups=none';
    net.answer(CLUB, { club: clubRow(7), upcoming: [] });
    const release = net.hold(CLUB);
    prefetch.mockImplementation((store: AppStore) => void store.dispatch(prefetchClub(idOf<ClubId>('7'))));
    let come = (): void => undefined;
    const screen = new Promise<{ default: () => null; prefetch: typeof prefetch }>(
      (resolve) => (come = () => resolve({ default: () => null, prefetch })),
    );
    load.mockReturnValue(screen);
    point('pointerdown', 'b');
    await pass(1_200);
    come();
    await pass(3_000);
    // The page that the press leads to.
    void store.dispatch(prefetchClub(idOf<ClubId>('7')));
    await pass(0);
    release();
    await pass(0);
    expect(net.asked).toEqual([CLUB]);
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
