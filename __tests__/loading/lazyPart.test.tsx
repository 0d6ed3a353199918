import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failedRest } from '../../src/shared/failedPart';
import { announcePage } from '../../src/lib/lazyModule';
import { lazyPart } from '../../src/loading/lazyPart';

const Words = ({ words }: { readonly words: string }) => <p>{words}</p>;
const draw = (Part: ReturnType<typeof lazyPart<{ readonly words: string }>>, due = true) => (
  <Part due={due} words="Tabelle" />
);

/** Code that is lost at first. */
const lost = () =>
  jest
    .fn<Promise<{ default: typeof Words }>, []>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue({ default: Words });

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('A part of a page with code of its own', () => {
  test('its code is requested once what is above is drawn, and only once', async () => {
    const load = jest.fn(() => Promise.resolve({ default: Words }));
    const Part = lazyPart(load, { when: 'idle' });
    const { rerender, unmount } = render(draw(Part, false));
    expect(load).not.toHaveBeenCalled();
    rerender(draw(Part, true));
    expect(await screen.findByText('Tabelle')).toBeVisible();
    unmount();
    render(draw(Part, false));
    expect(screen.getByText('Tabelle')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('however slow what is above may be, it comes after 600 ms', async () => {
    jest.useFakeTimers();
    const load = jest.fn(() => Promise.resolve({ default: Words }));
    render(draw(lazyPart(load, { when: 'idle' }), false));
    await act(() => jest.advanceTimersByTimeAsync(600));
    // Until the main thread is idle.
    await act(() => jest.advanceTimersByTimeAsync(50));
    jest.useRealTimers();
    expect(screen.getByText('Tabelle')).toBeVisible();
  });

  test('a lost connection is said, and trying again works', async () => {
    render(draw(lazyPart(lost(), { failed: failedRest })));
    await userEvent.click(await screen.findByRole('button', { name: 'Erneut laden' }));
    expect(await screen.findByText('Tabelle')).toBeVisible();
  });

  test.each([
    ['once the line is back', () => window.dispatchEvent(new Event('online'))],
    ['with the next page, if the line was there all the time', announcePage],
  ])('comes by itself %s', async (_when, chance) => {
    await act(async () => Promise.resolve(render(draw(lazyPart(lost())))));
    expect(screen.queryByText('Tabelle')).toBeNull();
    await act(async () => Promise.resolve(void chance()));
    expect(await screen.findByText('Tabelle')).toBeVisible();
  });
});
