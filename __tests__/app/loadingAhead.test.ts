import { renderHook } from '@testing-library/react';
import { routes } from '../../src/app/routes';
import { useLoadingAhead } from '../../src/app/BackgroundServices';

let loaded: string[];

beforeEach(() => {
  jest.useFakeTimers();
  loaded = [];
  for (const route of routes)
    jest.spyOn(route, 'load').mockImplementation(() => {
      loaded.push(route.path);
      return route.path === '/liga' ? Promise.reject(new Error('gone')) : Promise.resolve({ default: () => null });
    });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

const pass = (): Promise<void> => jest.advanceTimersByTimeAsync(5_000);

test('the three main screens are loaded while the page is idle; one that can’t be had keeps none of the others back', async () => {
  renderHook(useLoadingAhead);
  expect(loaded).toEqual([]);
  await pass();
  expect(loaded).toEqual(['/liga', '/tabelle', '/spielplan']);
});

test('nothing is loaded for visitors who save data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  renderHook(useLoadingAhead);
  await pass();
  expect(loaded).toEqual([]);
});

test('a page that is left loads nothing any more', async () => {
  renderHook(useLoadingAhead).unmount();
  await pass();
  expect(loaded).toEqual([]);
});
