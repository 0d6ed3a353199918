import { act, screen } from '@testing-library/react';
import { optionalPart } from '../../src/loading/optionalPart';
import { goTo, mount } from '../support/mount';

/** A part of the frame whose chunk is lost at first. */
async function showLost() {
  const load = jest
    .fn<Promise<{ default: () => React.ReactNode }>, []>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue({ default: () => <p>Fußzeile</p> });
  const Part = optionalPart(load);
  await act(async () => Promise.resolve(mount(<Part />)));
  expect(screen.queryByText('Fußzeile')).toBeNull();
}

describe('A part of the frame whose chunk was lost', () => {
  test('comes once the line is back', async () => {
    await showLost();
    await act(async () => Promise.resolve(window.dispatchEvent(new Event('online'))));
    expect(await screen.findByText('Fußzeile')).toBeVisible();
  });

  test('comes with the next page, if the line was there all the time', async () => {
    await showLost();
    await goTo('/kontakt');
    expect(await screen.findByText('Fußzeile')).toBeVisible();
  });
});
