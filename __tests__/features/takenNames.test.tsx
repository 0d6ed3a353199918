import { screen } from '@testing-library/react';
import PlayerScreen from '../../src/features/player/PlayerScreen';
import { requestsApi } from '../../src/api/requests';
import { network } from '../support/answers';
import { showScreen, windowIs } from '../support/screen';
import { testStore } from '../support/store';
import { clubId, playerId, transferRow } from '../support/wire';
import { open as openTeam } from './team/teamPage';

const PLAYER = `webClient/player/detail/${playerId(1)}?lineups=none`;
const club = (n: number) => `webClient/clubs/detail/${clubId(n)}?lineups=none`;

describe('what /transfers told is painted at once on the pages it leads to', () => {
  let net: ReturnType<typeof network>;
  let logged: jest.SpyInstance;
  let store: ReturnType<typeof testStore>;
  const heading = () => screen.getByRole('heading', { level: 1 });
  beforeEach(async () => {
    windowIs({ width: 1280 });
    net = network({ 'webClient/transfers': [transferRow(1, { status: 'angenommen' })] });
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    store = testStore();
    await store.dispatch(requestsApi.endpoints.transfers.initiate());
  });
  afterEach(() => {
    net.restore();
    logged.mockRestore();
  });

  test("the player's name", () => {
    net.hold(PLAYER);
    showScreen(PlayerScreen, { path: '/player-detail/:id', at: `/player-detail/${playerId(1)}`, store });
    expect(heading()).toHaveTextContent('Ferdl Quasten1');
  });

  test.each([
    ['he leaves', 1, 'FC QUARZELHOF'],
    ['he joins', 2, 'SV ZIRBELQUELL'],
  ])('the name of the club that %s', (_what, n, name) => {
    net.hold(club(n));
    openTeam(clubId(n), store);
    expect(heading()).toHaveTextContent(name);
  });
});
