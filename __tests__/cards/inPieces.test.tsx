import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation, useRoutes } from 'react-router-dom';
import { FirstPage } from '../../src/loading/arrival';
import { InPieces } from '../../src/loading/InPieces';
import { usePieces } from '../../src/loading/pieces';
import { awaitsParts } from '../../src/loading/waiting';

const numbers = Array.from({ length: 100 }, (_none, index) => index + 1);
function List({ items }: { readonly items: readonly number[] }) {
  const location = useLocation();
  const [first] = useState(location);
  const list = (
    <ol>
      <InPieces items={items}>{(item, index) => <li key={item}>{`${index}: ${item}`}</li>}</InPieces>
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
    expect(awaitsParts()).toBe(true);
    await paint();
    expect(rows()).toBe(22);
    for (let piece = 0; piece < 10; piece++) await paint();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      numbers.map((item, index) => `${index}: ${item}`),
    );
    expect(awaitsParts()).toBe(false);
    expect(frames).toEqual([]);
  });

  test('may come in pieces of another size', async () => {
    const Sections = () => <p>{usePieces(3, 1, 1)}</p>;
    const element = (
      <FirstPage value>
        <Sections />
      </FirstPage>
    );
    render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
    const drawn = [screen.getByRole('paragraph').textContent];
    for (let piece = 0; piece < 3; piece++) {
      await paint();
      drawn.push(screen.getByRole('paragraph').textContent);
    }
    expect(drawn).toEqual(['1', '2', '3', '3']);
    expect(awaitsParts()).toBe(false);
  });

  test('is drawn at once if it fills no window, and whole on the way back', async () => {
    const short = render(<RouterProvider router={router([7, 8])} />);
    expect(rows()).toBe(2);
    expect(frames).toEqual([]);
    short.unmount();
    const pages = router();
    render(<RouterProvider router={pages} />);
    await act(() => pages.navigate('/spieler'));
    expect(awaitsParts()).toBe(false);
    await act(() => pages.navigate(-1));
    expect(rows()).toBe(100);
  });
});
