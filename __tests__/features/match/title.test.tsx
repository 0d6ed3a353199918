import { act, waitFor } from '@testing-library/react';
import MatchScreen from '../../../src/features/match/MatchScreen';
import { favouriteAdded, favouriteRemoved } from '../../../src/filters/filtersSlice';
import { network } from '../../support/answers';
import { forgetCookies, showScreen, windowIs } from '../../support/screen';
import { matchId, matchRow } from '../../support/wire';
import { clubOf } from '../../support/ids';

let net: ReturnType<typeof network>;

beforeEach(() => {
  localStorage.clear();
  windowIs({ width: 1280 });
  net = network({
    [`webClient/match/detail/${matchId(1)}`]: matchRow(1, { status: 'halftime', score: { home: 2, away: 1 } }),
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  net.restore();
  jest.restoreAllMocks();
  forgetCookies();
});

test("docs/behaviour.md 12: the tab's title starts with the score while an own team plays, and only then", async () => {
  const { store } = showScreen(MatchScreen, { at: `/match/${matchId(1)}` });
  await waitFor(() => expect(document.title).toBe('FC Quarz 2 – FC Quarz 3 – KBÖ'));
  const club = clubOf(3);
  act(() => void store.dispatch(favouriteAdded({ club, code: null, name: 'FC Quarz 3', logo: null })));
  expect(document.title).toBe('2:1 · FC Quarz 2 – FC Quarz 3 – KBÖ');
  act(() => void store.dispatch(favouriteRemoved(club)));
  expect(document.title).toBe('FC Quarz 2 – FC Quarz 3 – KBÖ');
});
