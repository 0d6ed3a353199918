import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { clubsApi, useClubsQuery } from '../../src/api/clubs';
import { afterPaint } from '../../src/lib/afterPaint';
import { network } from '../support/answers';
import { testStore } from '../support/store';
import { clubRow } from '../support/wire';

let net: ReturnType<typeof network>;
let store: ReturnType<typeof testStore>;
const painted = () => act(() => new Promise<void>((resolve) => afterPaint(resolve)));
/** Whoever asks at once has asked by then. */
const begun = () => act(() => Promise.resolve());
const show = () =>
  renderHook(() => useClubsQuery('Q1'), {
    wrapper: ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  }).result;
/** Shows it within a click, as a link does. */
function follow(): ReturnType<typeof show> {
  let result: ReturnType<typeof show> | undefined;
  document.body.addEventListener('click', () => (result = show()), { once: true });
  document.body.click();
  if (result === undefined) throw new Error('no click');
  return result;
}

beforeEach(() => {
  net = network({ 'webClient/clubs/league/Q1': [clubRow(1)] });
  store = testStore();
});
afterEach(async () => {
  await painted();
  net.restore();
});

describe('A page that a link leads to', () => {
  test('asks after the click that it appears in, and is loading until then', async () => {
    // The test says when the page is drawn, and a busy machine does not.
    let drawn = (): void => {
      throw new Error('nobody waits for it');
    };
    Object.assign(window, {
      requestIdleCallback: (then: () => void) => (drawn = then),
      cancelIdleCallback: () => undefined,
    });
    const result = follow();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    await begun();
    expect(net.asked).toHaveLength(0);
    expect(result.current).toMatchObject({ status: 'pending', isLoading: true, isFetching: true });
    act(drawn);
    await waitFor(() => expect(result.current).toMatchObject({ isSuccess: true, isFetching: false }));
    expect(net.asked).toHaveLength(1);
  });

  test('shows what is known in that frame, and asks for it no more', async () => {
    await store.dispatch(clubsApi.endpoints.clubs.initiate('Q1', { subscribe: false }));
    expect(follow().current).toMatchObject({ isSuccess: true, isFetching: false });
    await painted();
    expect(net.asked).toHaveLength(1);
  });

  test('any other asks at once, as does what appears later on this one', async () => {
    show();
    await begun();
    expect(net.asked).toHaveLength(1);
  });
});
