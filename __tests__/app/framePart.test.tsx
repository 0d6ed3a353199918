import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { framePart } from '../../src/app/framePart';

test('a part of the frame whose chunk was lost comes once the line is back', async () => {
  const load = jest
    .fn<Promise<{ default: () => React.ReactNode }>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: () => <p>Fußzeile</p> });
  const Part = framePart(load);
  await act(() =>
    render(
      <Suspense fallback={null}>
        <Part />
      </Suspense>,
    ),
  );
  expect(screen.queryByText('Fußzeile')).toBeNull();
  await act(async () => Promise.resolve(window.dispatchEvent(new Event('online'))));
  expect(await screen.findByText('Fußzeile')).toBeVisible();
});
