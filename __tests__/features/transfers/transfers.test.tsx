import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TransfersScreen from '../../../src/features/transfers/TransfersScreen';
import { network } from '../../support/answers';
import { showScreen } from '../../support/screen';
import { clubId, playerId, transferRow } from '../../support/wire';

const PATH = 'webClient/transfers';
const EMPTY = 'In dieser Liga gibt es aktuell keine Transfers';
const done = (n: number, more = {}) => transferRow(n, { status: 'angenommen', ...more });
const open = () => showScreen(TransfersScreen, { at: '/transfers', league: null });

let net: ReturnType<typeof network>;
let logged: jest.SpyInstance;
beforeEach(() => {
  net = network();
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  net.restore();
  logged.mockRestore();
});

describe('Transfers list, /transfers', () => {
  test('each item shows player, origin club, an arrow and the new team', async () => {
    net.answer(PATH, [done(1)]);
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Transfers' })).toBeInTheDocument();
    expect(screen.getByText('Lade Transfers…')).toBeInTheDocument();
    const row = await screen.findByText('wechselt zu').then((arrow) => arrow.closest('li') ?? document.body);
    expect(within(row).getByRole('link', { name: /Ferdl Quasten1/ })).toHaveAttribute(
      'href',
      `#/player-detail/${playerId(1)}`,
    );
    expect(within(row).getByRole('link', { name: /FC Quarzelhof/ })).toHaveAttribute(
      'href',
      `#/team-detail/${clubId(1)}`,
    );
    expect(within(row).getByRole('link', { name: /SV Zirbelquell/ })).toHaveAttribute(
      'href',
      `#/team-detail/${clubId(2)}`,
    );
  });

  test('newest first, undated last', async () => {
    net.answer(PATH, [done(2, { created: null }), done(3), done(9), done(5)]);
    open();
    await screen.findByText('Ferdl Quasten9');
    expect(screen.getAllByText(/^Ferdl/).map(({ textContent }) => textContent)).toEqual(
      [9, 5, 3, 2].map((n) => `Ferdl Quasten${n}`),
    );
  });

  test('empty text', async () => {
    net.answer(PATH, []);
    open();
    expect(await screen.findByText(EMPTY)).toBeInTheDocument();
  });

  test('a failed load is logged, is not called empty, and can be tried again', async () => {
    net.cut(PATH);
    open();
    const retry = await screen.findByRole('button', { name: 'Erneut laden' });
    expect(logged).toHaveBeenCalledWith('Die Transfers konnten nicht geladen werden.');
    expect(screen.queryByText(EMPTY)).toBeNull();
    net.answer(PATH, [done(1)]);
    await userEvent.click(retry);
    expect(await screen.findByText('Ferdl Quasten1')).toBeInTheDocument();
  });
});
