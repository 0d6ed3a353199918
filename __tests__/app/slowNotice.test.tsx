import { act, fireEvent, screen } from '@testing-library/react';
import { livescoreApi } from '../../src/api/livescore';
import { useTransfersQuery } from '../../src/api/requests';
import { SlowNotice } from '../../src/app/ConnectionNotices';
import { Announcements } from '../../src/ui/Announcements';
import { network } from '../support/answers';
import { mount } from '../support/mount';
import { testStore } from '../support/store';

const TRANSFERS = 'webClient/transfers';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function Transfers() {
  const { data, isError } = useTransfersQuery();
  return <p>{isError ? 'Fehler' : data === undefined ? 'Lädt' : 'Geladen'}</p>;
}

test('what nobody waits for says nothing over a complete page, and is not aborted by its button', async () => {
  jest.useFakeTimers();
  const net = network({ [TRANSFERS]: [], 'webClient/livescore': [] });
  const releaseHovered = net.hold('webClient/livescore');
  const store = testStore();
  let hovered = 'on its way';
  // A link was rested on.
  void store
    .dispatch(livescoreApi.endpoints.livescore.initiate(undefined, { subscribe: false }))
    .then(({ status }) => (hovered = status));
  const page = (
    <>
      <Transfers />
      <SlowNotice />
    </>
  );
  const { unmount } = mount(page, '/', store);
  await pass(2_000);
  await pass(7_000);
  expect(screen.getByText('Geladen')).toBeVisible();
  expect(screen.queryByText('Das dauert länger als sonst.', { exact: false })).toBeNull();
  unmount();
  releaseHovered();
  await pass(100);
  expect(hovered).toBe('fulfilled');

  const releaseOwn = net.hold(TRANSFERS);
  const releaseOther = net.hold('webClient/livescore');
  const other = testStore();
  void other.dispatch(livescoreApi.endpoints.livescore.initiate(undefined, { subscribe: false }));
  mount(page, '/', other);
  await pass(500);
  await pass(1_500);
  await pass(6_100);
  fireEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
  await pass(100);
  expect(net.asked.filter((path) => path === TRANSFERS)).toHaveLength(3);
  expect(net.asked.filter((path) => path === 'webClient/livescore')).toHaveLength(2);
  releaseOwn();
  releaseOther();
  await pass(100);
  expect(livescoreApi.endpoints.livescore.select()(other.getState()).isSuccess).toBe(true);
  jest.useRealTimers();
  net.restore();
});

test("'Erneut laden' after eight seconds asks anew for what has no answer yet", async () => {
  jest.useFakeTimers();
  const net = network({ [TRANSFERS]: [] });
  const release = net.hold(TRANSFERS);
  mount(
    <>
      <Transfers />
      <SlowNotice />
      <Announcements />
    </>,
  );
  const region = screen.getByRole('status');
  await pass(500);
  await pass(1_500);
  await pass(5_900);
  expect(screen.queryByRole('button')).toBeNull();
  await pass(200);
  await pass(200);
  // Screen readers hear what comes into a region that was there before, and no other one.
  expect(region).toHaveTextContent('Das dauert länger als sonst.');
  expect(screen.getAllByRole('status')).toEqual([region]);
  fireEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
  await pass(100);
  expect(net.asked).toEqual([TRANSFERS, TRANSFERS]);
  expect(screen.getByText('Lädt')).toBeVisible();
  release();
  await pass(100);
  expect(screen.getByText('Geladen')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  jest.useRealTimers();
  net.restore();
});
