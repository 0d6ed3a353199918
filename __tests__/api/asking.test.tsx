import { skipToken } from '@reduxjs/toolkit/query';
import { act } from '@testing-library/react';
import { clubsApi, useClubsQuery } from '../../src/api/clubs';
import { network } from '../support/answers';
import { mount } from '../support/mount';
import { testStore } from '../support/store';
import { clubRow } from '../support/wire';

let net: ReturnType<typeof network>;
let store: ReturnType<typeof testStore>;
let clubs: Partial<ReturnType<typeof useClubsQuery>>;
function Clubs({ of }: { readonly of: string | typeof skipToken }) {
  clubs = useClubsQuery(of);
  return null;
}
/** Appears within a click, as a page does that a link leads to. */
const show = (of: string | typeof skipToken = 'Q1') => mount(<Clubs of={of} />, '/', store);
const answered = () => act(() => new Promise((resolve) => setTimeout(resolve)));

beforeEach(() => {
  net = network({ 'webClient/clubs/league/Q1': [clubRow(1)] });
  store = testStore();
});
afterEach(async () => {
  await answered();
  net.restore();
});

describe('A page that a link leads to', () => {
  test('asks within the click, and is loading until the answer is there', async () => {
    show();
    expect(clubs).toMatchObject({ status: 'pending', isLoading: true, isFetching: true });
    await act(() => Promise.resolve());
    expect(net.asked).toHaveLength(1);
    await answered();
    expect(clubs).toMatchObject({ isSuccess: true, isFetching: false });
    expect(net.asked).toHaveLength(1);
  });

  test('shows what is known in its first frame, and asks for it no more', async () => {
    await store.dispatch(clubsApi.endpoints.clubs.initiate('Q1', { subscribe: false }));
    show();
    expect(clubs).toMatchObject({ isSuccess: true, isFetching: false });
    await answered();
    expect(net.asked).toHaveLength(1);
  });

  test('asking anew for what nobody asked for does nothing', () => {
    show(skipToken);
    expect(() => clubs.refetch?.()).not.toThrow();
    expect(net.asked).toHaveLength(0);
  });
});
