import { useState } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation, useRoutes } from 'react-router-dom';
import { FirstPage } from '../../src/router/arrival';
import { IncrementalList } from '../../src/loading/IncrementalList';
import { whenPageSettled } from '../../src/lib/schedule';

const numbers = Array.from({ length: 100 }, (_none, index) => index + 1);
function List({ items }: { readonly items: readonly number[] }) {
  const location = useLocation();
  const [first] = useState(location);
  const list = (
    <ol>
      <IncrementalList items={items}>{(item, index) => <li key={item}>{`${index}: ${item}`}</li>}</IncrementalList>
    </ol>
  );
  const pages = useRoutes([
    { path: 'liste', element: list },
    { path: 'spieler', element: <p>Spieler</p> },
  ]);
  return <FirstPage value={location === first}>{pages}</FirstPage>;
}
const router = (items: readonly number[] = numbers) =>
  createMemoryRouter([{ path: '*', element: <List items={items} /> }], { initialEntries: ['/liste'] });

const frames: FrameRequestCallback[] = [];
const paint = () =>
  act(async () => {
    frames.splice(0).forEach((frame) => frame(0));
    for (let task = 0; task < 3; task++) await new Promise((resolve) => setTimeout(resolve, 4));
  });
const rows = () => screen.queryAllByRole('listitem').length;

describe('A long list', () => {
  beforeEach(() => {
    frames.splice(0);
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    Object.defineProperty(window, 'innerHeight', { value: 800, configurable: true });
  });
  afterEach(() => jest.restoreAllMocks());

  test('begins with as many rows as fill the window; the page is not quiet until the last one is there', async () => {
    render(<RouterProvider router={router()} />);
    expect(rows()).toBe(14);
    const settled = jest.fn();
    whenPageSettled({ getState: () => ({ api: { queries: {} } }) }, settled);
    await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
    expect(settled).not.toHaveBeenCalled();
    await paint();
    expect(rows()).toBe(22);
    for (let piece = 0; piece < 10; piece++) await paint();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      numbers.map((item, index) => `${index}: ${item}`),
    );
    await waitFor(() => expect(settled).toHaveBeenCalledTimes(1));
    expect(frames).toEqual([]);
  });

  test('may come in pieces of another size', async () => {
    const element = (
      <FirstPage value>
        <ol>
          <IncrementalList items={['eins', 'zwei', 'drei']} first={1} step={1}>
            {(item) => <li key={item}>{item}</li>}
          </IncrementalList>
        </ol>
      </FirstPage>
    );
    render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
    const drawn = [rows()];
    for (let piece = 0; piece < 3; piece++) {
      await paint();
      drawn.push(rows());
    }
    expect(drawn).toEqual([1, 2, 3, 3]);
  });

  test('is drawn at once if it fills no window, and whole on the way back', async () => {
    const short = render(<RouterProvider router={router([7, 8])} />);
    expect(rows()).toBe(2);
    expect(frames).toEqual([]);
    short.unmount();
    const pages = router();
    render(<RouterProvider router={pages} />);
    await act(() => pages.navigate('/spieler'));
    await act(() => pages.navigate(-1));
    expect(rows()).toBe(100);
  });
});
