import { act, render } from '@testing-library/react';
import { useInSlices } from '../../src/screen/useInSlices';

const drawn: (readonly [subject: string, answer: string | undefined])[] = [];

function Page({ subject, answer }: { readonly subject: string; readonly answer: string | undefined }) {
  const shown = useInSlices(subject, answer);
  drawn.push([subject, shown]);
  return <p>{shown ?? 'lädt'}</p>;
}

describe('A long answer, drawn in slices', () => {
  beforeEach(() => drawn.splice(0));

  test('of another subject never stands under this one, in no frame', () => {
    const { rerender, container } = render(<Page subject="W1A" answer={undefined} />);
    for (const [subject, answer] of [
      ['W1A', 'W1A'],
      ['S1A', undefined],
      ['S1A', 'S1A'],
      ['W1A', 'W1A'],
      ['S1A', 'S1A'],
    ] as const) {
      act(() => rerender(<Page subject={subject} answer={answer} />));
      expect(container).toHaveTextContent(answer ?? 'lädt');
    }
    expect(drawn.filter(([subject, answer]) => answer !== undefined && answer !== subject)).toEqual([]);
  });

  test('is there in the first frame where it is known, and comes in a later one where it arrives', () => {
    const { rerender } = render(<Page subject="W1A" answer="W1A" />);
    act(() => rerender(<Page subject="S1A" answer="S1A" />));
    expect(drawn.find(([subject]) => subject === 'S1A')).toEqual(['S1A', 'S1A']);
    act(() => rerender(<Page subject="K1A" answer={undefined} />));
    drawn.splice(0);
    act(() => rerender(<Page subject="K1A" answer="K1A" />));
    expect(drawn.map(([, answer]) => answer)).toEqual([undefined, 'K1A']);
  });
});
