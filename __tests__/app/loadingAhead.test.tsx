import { act } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { routes } from '../../src/app/routes';
import { useLoadingAhead } from '../../src/app/BackgroundServices';
import { goTo, mount } from '../support/mount';

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

const pass = (): Promise<void> => act(() => jest.advanceTimersByTimeAsync(10_000));

/** A page of links, others at each address. */
function Page({ links = {} }: { readonly links?: Readonly<Record<string, readonly string[]>> }) {
  useLoadingAhead();
  return (
    <main>
      {links[useLocation().pathname]?.map((link) => (
        <a key={link} href={link}>
          {link}
        </a>
      ))}
    </main>
  );
}

const TO_A_TEAM = { '/': ['#/team-detail/1', '#/team-detail/2', '#/nirgends', 'https://a.example'] };

test('the three main screens are loaded while the page is idle; one that can’t be had keeps none of the others back', async () => {
  mount(<Page />);
  expect(loaded).toEqual([]);
  await pass();
  expect(loaded).toEqual(['/liga', '/tabelle', '/spielplan']);
});

test('so is each screen that the page leads to, and on the next page what that one leads to', async () => {
  mount(<Page links={{ ...TO_A_TEAM, '/team-detail/1': ['#/player-detail/1'] }} />);
  await pass();
  expect(loaded.slice(3)).toEqual(['/team-detail/:id']);
  await goTo('/team-detail/1');
  await pass();
  expect(loaded.slice(7)).toEqual(['/player-detail/:id']);
});

test('nothing is loaded for visitors who save data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  mount(<Page links={TO_A_TEAM} />);
  await pass();
  expect(loaded).toEqual([]);
});

test('a page that is left loads nothing any more', async () => {
  mount(<Page links={TO_A_TEAM} />).unmount();
  await pass();
  expect(loaded).toEqual([]);
});
