import { render, screen } from '@testing-library/react';
import { RouteError } from '../../src/app/RouteError';
import { SectionBoundary } from '../../src/shared/SectionBoundary';
import type { Elements } from '../../src/ui/elements';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

function List({ words }: { readonly words: readonly string[] }) {
  if (words.length === 0) throw new Error('an error of its own');
  return words.map((word) => <p key={word}>{word}</p>);
}

const Route = ({ children }: { readonly children: Elements }) => (
  <RouteError title="Teams" onCaught={() => undefined}>
    {children}
  </RouteError>
);

describe.each([
  ['a section', SectionBoundary],
  ['a page', Route],
])('%s from which somebody else took a node', (_name, Boundary) => {
  const show = (...words: readonly string[]) => (
    <Boundary>
      <List words={words} />
    </Boundary>
  );
  const shown = () => screen.getAllByRole('paragraph').map((one) => one.textContent);

  test('shows what is true now: removed, and put before it', () => {
    const { rerender } = render(show('A', 'B', 'C'));
    screen.getByText('B').remove();
    rerender(show('A', 'C'));
    expect(shown()).toEqual(['A', 'C']);
    screen.getByText('C').remove();
    rerender(show('A', 'D', 'C'));
    expect(shown()).toEqual(['A', 'D', 'C']);
    rerender(show('D'));
    expect(shown()).toEqual(['D']);
  });

  test('says so if that goes on without end', () => {
    const Lost = (): Elements => {
      throw new DOMException('The child can not be found in the parent.', 'NotFoundError');
    };
    render(
      <Boundary>
        <Lost />
      </Boundary>,
    );
    expect(document.body).toHaveTextContent('konnte nicht dargestellt werden');
  });

  test('has its message for every other error', () => {
    const { rerender } = render(show('A'));
    rerender(show());
    expect(document.body).toHaveTextContent('konnte nicht dargestellt werden');
  });
});
