import { act, fireEvent, screen } from '@testing-library/react';
import LeagueSelectionScreen from '../../../src/features/leagueSelection/LeagueSelectionScreen';
import { network } from '../../support/answers';
import { forgetCookies, showScreen, windowIs } from '../../support/screen';
import { leagueRow, uuid } from '../../support/wire';

const slide = (n: number, more: object = {}) => ({
  id: uuid('511D', n),
  title: `Folie ${n}`,
  description: '',
  image: `/s${n}.jpg`,
  ...more,
});
let net: ReturnType<typeof network>;

// A chunk of its own, loaded from disk here, outside of fake time.
beforeAll(() => import('../../../src/features/leagueSelection/SliderControls'));

beforeEach(() => {
  jest.useFakeTimers();
  windowIs({ width: 1280 });
  net = network({ 'webClient/selection': [leagueRow(1)] });
});
afterEach(() => {
  net.restore();
  jest.useRealTimers();
  forgetCookies();
});

/** Lets time pass in small steps, so that React draws in between as it does in a browser. */
const pass = async (ms: number) => {
  for (let left = ms; left > 0; left -= 1_000) await act(() => jest.advanceTimersByTimeAsync(Math.min(1_000, left)));
};
const hero = () => screen.getByRole('region', { name: 'Aktuelles' });
const swipe = (from: number, to: number) => {
  fireEvent(
    hero(),
    Object.assign(new MouseEvent('pointerdown', { bubbles: true, clientX: from, clientY: 100 }), {
      pointerType: 'touch',
    }),
  );
  fireEvent(hero(), new MouseEvent('pointerup', { bubbles: true, clientX: to, clientY: 110 }));
};
const show = async (slides: readonly object[]) => {
  net.answer('webClient/home/league/HME', { data: { sliderdata: slides }, league: leagueRow(1) });
  showScreen(LeagueSelectionScreen, { league: null });
  await pass(25);
  await pass(25);
  return hero();
};
const current = () =>
  [...document.querySelectorAll('h2')].find(
    (title) => /^Folie/.test(title.textContent ?? '') && title.closest('[inert]') === null,
  )?.textContent;

describe('Hero image slider', () => {
  test('shows the slides reversed and auto-advances every 15 s, around the end', async () => {
    await show([slide(1), slide(2), slide(3)]);
    expect(current()).toBe('Folie 3');
    expect(screen.getByText('1/3', { exact: false })).toBeVisible();
    await pass(14_900);
    expect(current()).toBe('Folie 3');
    await pass(200);
    expect(current()).toBe('Folie 2');
    await pass(30_000);
    expect(current()).toBe('Folie 3');
  });

  test('previous and next only when there is more than one slide', async () => {
    await show([slide(1)]);
    expect(screen.queryByRole('button', { name: 'Nächste Folie' })).toBeNull();
    expect(screen.queryByText('1/1', { exact: false })).toBeNull();
  });

  test('previous and next lead around', async () => {
    await show([slide(1), slide(2)]);
    fireEvent.click(screen.getByRole('button', { name: 'Vorherige Folie' }));
    expect(current()).toBe('Folie 1');
    fireEvent.click(screen.getByRole('button', { name: 'Nächste Folie' }));
    expect(current()).toBe('Folie 2');
  });

  test('pauses under the pointer and resumes with the remaining time', async () => {
    await show([slide(1), slide(2)]);
    await pass(10_000);
    fireEvent.pointerEnter(hero());
    await pass(20_000);
    expect(current()).toBe('Folie 2');
    fireEvent.pointerLeave(hero());
    await pass(4_500);
    expect(current()).toBe('Folie 2');
    await pass(700);
    expect(current()).toBe('Folie 1');
  });

  test('pauses with the focus inside and in a hidden tab', async () => {
    await show([slide(1), slide(2)]);
    act(() => screen.getByRole('button', { name: 'Nächste Folie' }).focus());
    await pass(20_000);
    expect(current()).toBe('Folie 2');
    act(() => screen.getByRole('button', { name: 'Nächste Folie' }).blur());
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await pass(20_000);
    expect(current()).toBe('Folie 2');
    hidden.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    await pass(15_100);
    expect(current()).toBe('Folie 1');
  });

  test('never moves by itself under reduced motion, nor once it was stopped', async () => {
    windowIs({ width: 1280, calm: true });
    await show([slide(1), slide(2)]);
    await pass(20_000);
    expect(current()).toBe('Folie 2');
    expect(screen.queryByRole('button', { name: 'Folienwechsel anhalten' })).toBeNull();
  });

  test('a visitor may stop it (WCAG 2.2.2)', async () => {
    await show([slide(1), slide(2)]);
    fireEvent.click(screen.getByRole('button', { name: 'Folienwechsel anhalten' }));
    await pass(20_000);
    expect(current()).toBe('Folie 2');
    expect(screen.getByRole('button', { name: 'Folien wieder wechseln lassen' })).toBeVisible();
  });

  test('arrow keys and a swipe step; a swipe from the screen edge is the browser’s', async () => {
    await show([slide(1), slide(2), slide(3)]);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Nächste Folie' }), { key: 'ArrowRight' });
    expect(current()).toBe('Folie 2');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Nächste Folie' }), { key: 'ArrowLeft' });
    expect(current()).toBe('Folie 3');
    swipe(300, 200);
    expect(current()).toBe('Folie 2');
    swipe(200, 300);
    expect(current()).toBe('Folie 3');
    swipe(5, 200);
    expect(current()).toBe('Folie 3');
  });

  test('a swipe before the slides are there does no harm', async () => {
    const release = net.hold('webClient/home/league/HME');
    await show([slide(1), slide(2)]);
    swipe(300, 200);
    release();
    await pass(50);
    expect(current()).toBe('Folie 2');
    expect(screen.getByText('1/2', { exact: false })).toBeVisible();
  });

  test('goes on by itself after a press on its arrows: only a focus that the keyboard gave holds it', async () => {
    await show([slide(1), slide(2)]);
    const next = screen.getByRole('button', { name: 'Nächste Folie' });
    const byPointer = jest.spyOn(next, 'matches').mockReturnValue(false);
    act(() => next.focus());
    fireEvent.click(next);
    expect(current()).toBe('Folie 1');
    await pass(15_100);
    expect(current()).toBe('Folie 2');
    byPointer.mockRestore();
    fireEvent.keyDown(next, { key: 'Shift' });
    await pass(20_000);
    expect(current()).toBe('Folie 2');
  });

  test('a slide opens its article', async () => {
    await show([slide(1, { news_id: uuid('AE35', 1) })]);
    expect(screen.getByRole('link', { name: 'Folie 1' })).toHaveAttribute('href', `#/news-detail/${uuid('AE35', 1)}`);
  });
});
