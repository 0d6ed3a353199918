import { act, fireEvent, screen } from '@testing-library/react';
import { useTransfersQuery } from '../../src/api/requests';
import { SlowNotice } from '../../src/app/SlowNotice';
import { network } from '../support/answers';
import { mount } from '../support/mount';

const TRANSFERS = 'webClient/transfers';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function Transfers() {
  const { data, isError } = useTransfersQuery();
  return <p>{isError ? 'Fehler' : data === undefined ? 'Lädt' : 'Geladen'}</p>;
}

test("'Erneut laden' after eight seconds asks anew for what has no answer yet", async () => {
  jest.useFakeTimers();
  const net = network({ [TRANSFERS]: [] });
  const release = net.hold(TRANSFERS);
  mount(
    <>
      <Transfers />
      <SlowNotice />
    </>,
  );
  const place = screen.getByRole('status');
  await pass(2_000);
  await pass(5_900);
  expect(screen.queryByRole('button')).toBeNull();
  await pass(200);
  // Screen readers hear what comes into a place that was there before.
  expect(place).toHaveTextContent('Das dauert länger als sonst.');
  fireEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
  await pass(100);
  expect(net.asked).toEqual([TRANSFERS, TRANSFERS]);
  expect(screen.getByText('Lädt')).toBeVisible();
  release();
  await pass(100);
  expect(screen.getByText('Geladen')).toBeVisible();
  expect(place).toBeInTheDocument();
  expect(place).toBeEmptyDOMElement();
  jest.useRealTimers();
  net.restore();
});
