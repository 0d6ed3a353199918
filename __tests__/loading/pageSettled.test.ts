import { render } from '@testing-library/react';
import { createElement } from 'react';
import { whenPageSettled } from '../../src/lib/schedule';
import { Placeholder } from '../../src/loading/Deferred';
import { leaguesApi } from '../../src/api/leagues';
import { network } from '../support/answers';
import { testStore } from '../support/store';

const LEAGUES = 'client/leagueList?per=25';

describe('What may come later waits until the page has settled', () => {
  let net: ReturnType<typeof network>;
  let picture: HTMLImageElement;
  const then = jest.fn();

  beforeEach(() => {
    jest.useFakeTimers();
    then.mockClear();
    net = network({ [LEAGUES]: [] });
    picture = document.createElement('img');
    document.body.append(picture);
  });
  afterEach(() => {
    picture.remove();
    net.restore();
    jest.useRealTimers();
  });

  const pictureIs = (complete: boolean, left = 0, top = 0): void => {
    Object.defineProperty(picture, 'complete', { value: complete, configurable: true });
    picture.getBoundingClientRect = () => new DOMRect(left, top, 10, 10);
  };

  test('for queries', async () => {
    const store = testStore();
    const release = net.hold(LEAGUES);
    const asked = store.dispatch(leaguesApi.endpoints.leagueList.initiate());
    whenPageSettled(store, then);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(then).not.toHaveBeenCalled();
    release();
    await asked;
    await jest.advanceTimersByTimeAsync(300);
    expect(then).toHaveBeenCalledTimes(1);
    asked.unsubscribe();
  });

  test.each([
    ['below', 0, 5_000],
    ['above', 0, -5_000],
    ['beside', 5_000, 0],
  ])('for pictures in view, not for those %s', async (_where, left, top) => {
    pictureIs(false);
    whenPageSettled(testStore(), then);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(then).not.toHaveBeenCalled();
    pictureIs(false, left, top);
    await jest.advanceTimersByTimeAsync(300);
    expect(then).toHaveBeenCalledTimes(1);
  });

  test('for the rest of the page', async () => {
    pictureIs(true);
    const place = render(createElement(Placeholder));
    whenPageSettled(testStore(), then);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(then).not.toHaveBeenCalled();
    place.unmount();
    await jest.advanceTimersByTimeAsync(300);
    expect(then).toHaveBeenCalledTimes(1);
  });

  test('eight seconds at most, and never after it was called off', async () => {
    pictureIs(false);
    whenPageSettled(testStore(), then);
    const stop = whenPageSettled(testStore(), then);
    stop();
    await jest.advanceTimersByTimeAsync(8_110);
    expect(then).toHaveBeenCalledTimes(1);
  });
});
