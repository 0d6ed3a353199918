import { render } from '@testing-library/react';
import { ScoreBox } from '../../src/ui/ScoreBox';

const spoken = (container: HTMLElement) => {
  const copy = container.cloneNode(true);
  if (copy instanceof HTMLElement) copy.querySelectorAll('[aria-hidden="true"]').forEach((part) => part.remove());
  return copy.textContent;
};

describe('a score box', () => {
  it('is read out as "4 zu 3"', () => {
    expect(spoken(render(<ScoreBox variant="live" home={4} away={3} />).container)).toBe('4 zu 3');
  });

  it('shows the kick-off of a match to come', () => {
    expect(spoken(render(<ScoreBox variant="upcoming" home={0} away={0} time="13:00" />).container)).toBe('13:00');
  });

  it('gives no result where there is none', () => {
    expect(spoken(render(<ScoreBox variant="cancelled" home={null} away={null} />).container)).toBe('kein Ergebnis');
  });

  it('keeps the score of an abandoned match', () => {
    expect(spoken(render(<ScoreBox variant="abandoned" home={3} away={1} />).container)).toBe('3 zu 1');
  });

  it('flashes once when the score changes, not when it appears', () => {
    const { container, rerender } = render(<ScoreBox variant="live" home={null} away={null} />);
    const flashes = () => container.querySelectorAll('.flash').length;
    rerender(<ScoreBox variant="live" home={3} away={3} />);
    expect(flashes()).toBe(0);
    rerender(<ScoreBox variant="live" home={4} away={3} />);
    expect(flashes()).toBe(1);
    expect(container.querySelector('.slide')).toHaveTextContent('4');
    const box = container.firstChild;
    rerender(<ScoreBox variant="live" home={4} away={3} />);
    expect(container.firstChild).toBe(box);
  });
});
