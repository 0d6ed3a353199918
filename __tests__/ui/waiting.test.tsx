import { act, render, screen } from '@testing-library/react';
import { Line, Skeleton } from '../../src/ui/Skeleton';
import { ProgressBar } from '../../src/app/NavigationProgress';
import { SlowNote } from '../../src/ui/SlowNote';
import { Toast } from '../../src/ui/Toast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const later = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('shows a skeleton after 150 ms, having held its place from the start', () => {
  const { container } = render(
    <Skeleton>
      <Line />
    </Skeleton>,
  );
  expect(container.firstChild).toHaveAttribute('aria-busy', 'true');
  expect(container.firstChild).not.toBeVisible();
  later(149);
  expect(container.firstChild).not.toBeVisible();
  later(1);
  expect(container.firstChild).toBeVisible();
});

it('shows the route progress after 150 ms', () => {
  render(<ProgressBar />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  later(150);
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
});

it('admits after eight seconds that loading drags on', () => {
  const retry = jest.fn();
  render(<SlowNote onRetry={retry} />);
  later(7999);
  expect(screen.queryByRole('button')).toBeNull();
  later(1);
  screen.getByRole('button', { name: 'Erneut laden' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
});

it('takes a toast away after five seconds', () => {
  const close = jest.fn();
  render(<Toast text="Tor!" onClose={close} />);
  later(4999);
  expect(close).not.toHaveBeenCalled();
  later(1);
  expect(close).toHaveBeenCalledTimes(1);
});
