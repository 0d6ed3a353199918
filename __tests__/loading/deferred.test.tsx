import { Fragment } from 'react';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FirstPage } from '../../src/router/arrival';
import { Deferred } from '../../src/loading/Deferred';

function page(name: string) {
  return (
    <Fragment key={name}>
      <h1>{name}</h1>
      <Deferred>
        <p>Inhalt von {name}</p>
        <Deferred>
          <p>Beiwerk von {name}</p>
        </Deferred>
      </Deferred>
    </Fragment>
  );
}

const frames: FrameRequestCallback[] = [];
/** The browser paints; tasks of their own follow, each asked for by the one before. One long wait could end before the last. */
const paint = () =>
  act(async () => {
    frames.splice(0).forEach((frame) => frame(0));
    for (let task = 0; task < 5; task++) await new Promise((resolve) => setTimeout(resolve, 4));
  });

describe('What follows a page’s header', () => {
  const router = () =>
    createMemoryRouter(
      ['start', 'team'].map((path) => ({ path, element: page(path) })),
      { initialEntries: ['/start'] },
    );

  beforeEach(() => {
    frames.splice(0);
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  });
  afterEach(() => jest.restoreAllMocks());

  test('waits for nothing on the first page', () => {
    render(<RouterProvider router={router()} />);
    expect(screen.getByText('Inhalt von start')).toBeInTheDocument();
  });

  test('is drawn after a link once the header is painted, and at once on the way back', async () => {
    const pages = router();
    render(<RouterProvider router={pages} />);
    await act(() => pages.navigate('/team'));
    expect(screen.getByRole('heading')).toHaveTextContent('team');
    expect(screen.queryByText('Inhalt von team')).toBeNull();
    await paint();
    expect(screen.getByText('Inhalt von team')).toBeInTheDocument();
    await paint();
    await paint();
    await act(() => pages.navigate(-1));
    expect(frames).toEqual([]);
    expect(screen.getByText('Inhalt von start')).toBeInTheDocument();
  });

  test('what is deferred within it comes once that is painted, and at once with the first page and on the way back', async () => {
    const pages = router();
    render(<RouterProvider router={pages} />);
    expect(screen.getByText('Beiwerk von start')).toBeInTheDocument();
    await act(() => pages.navigate('/team'));
    await paint();
    expect(screen.getByText('Inhalt von team')).toBeInTheDocument();
    expect(screen.queryByText('Beiwerk von team')).toBeNull();
    await paint();
    expect(screen.getByText('Beiwerk von team')).toBeInTheDocument();
    await act(() => pages.navigate(-1));
    expect(screen.getByText('Beiwerk von start')).toBeInTheDocument();
  });

  test('holds its place on the first page until it is drawn, and never flashes after a link', async () => {
    const drawn = jest.fn<null, [string]>(() => null);
    const Drawn = ({ what }: { readonly what: string }) => drawn(what);
    const paths = ['start', 'team'].map((path) => ({
      path,
      element: (
        <FirstPage key={path} value={path === 'start'}>
          <Deferred placeholder={<Drawn what="Platz" />}>
            <Drawn what={path} />
          </Deferred>
        </FirstPage>
      ),
    }));
    const order = () => [...new Set(drawn.mock.calls.flat())];
    const pages = createMemoryRouter(paths, { initialEntries: [{ pathname: '/start', key: 'default' }] });
    render(<RouterProvider router={pages} />);
    expect(order()).toEqual(['Platz', 'start']);
    drawn.mockClear();
    await act(() => pages.navigate('/team'));
    expect(order()).toEqual([]);
    await paint();
    expect(order()).toEqual(['team']);
  });
});
