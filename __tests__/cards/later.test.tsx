import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HashRouter } from 'react-router-dom';
import { later } from '../../src/loading/later';

const Words = ({ words }: { readonly words: string }) => <p>{words}</p>;
const draw = (Later: ReturnType<typeof later<{ readonly words: string }>>, due: boolean) => (
  <HashRouter>
    <Later due={due} props={{ words: 'Tabelle' }} />
  </HashRouter>
);

describe('The rest of a page', () => {
  test('its code is requested once what is above is drawn, and only once', async () => {
    const load = jest.fn(() => Promise.resolve({ default: Words }));
    const Later = later(load);
    const { rerender, unmount } = render(draw(Later, false));
    expect(load).not.toHaveBeenCalled();
    rerender(draw(Later, true));
    expect(await screen.findByText('Tabelle')).toBeVisible();
    unmount();
    render(draw(Later, false));
    expect(screen.getByText('Tabelle')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('however slow what is above may be, it comes after 600 ms', async () => {
    jest.useFakeTimers();
    const load = jest.fn(() => Promise.resolve({ default: Words }));
    render(draw(later(load), false));
    await act(() => jest.advanceTimersByTimeAsync(600));
    // Until the main thread is idle.
    await act(() => jest.advanceTimersByTimeAsync(50));
    jest.useRealTimers();
    expect(screen.getByText('Tabelle')).toBeVisible();
  });

  test('a lost connection is said, and trying again works', async () => {
    const load = jest
      .fn<Promise<{ default: typeof Words }>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ default: Words });
    render(draw(later(load), true));
    await userEvent.click(await screen.findByRole('button', { name: 'Erneut laden' }));
    expect(await screen.findByText('Tabelle')).toBeVisible();
  });
});
