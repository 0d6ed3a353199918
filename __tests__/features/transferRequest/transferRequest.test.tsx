import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TransferRequestScreen from '../../../src/features/transferRequest/TransferRequestScreen';
import * as screenModule from '../../../src/features/transferRequest/TransferRequestScreen';
import { network } from '../../support/answers';
import { goTo } from '../../support/mount';
import { showScreen } from '../../support/screen';
import { clubId, playerId, transferId, transferRow } from '../../support/wire';

const PATH = `transfers/${transferId(1)}`;
const CONFIRM = `transfers/confirm/${transferId(1)}`;
const REJECT = `transfers/reject/${transferId(1)}`;
const CLOSED = 'Diese Transferanfrage ist schon abgeschlossen.';
const open = (address = `/transfer/${transferId(1)}`) =>
  showScreen(TransferRequestScreen, { path: '/transfer/:id?', at: address, league: null });
const button = (name: 'JA' | 'NEIN') => screen.findByRole('button', { name });

let net: ReturnType<typeof network>;
let logged: jest.SpyInstance;
const answers = () => net.asked.filter((path) => path === CONFIRM || path === REJECT);
beforeEach(() => {
  net = network({ [PATH]: transferRow(1), [CONFIRM]: '', [REJECT]: '' });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  net.restore();
  logged.mockRestore();
});

describe('Transfer request, /transfer/{id}', () => {
  test('a card with the player, both teams and the buttons JA and NEIN', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Transferanfrage' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 2, name: 'Ferdl Quasten1' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'FC Quarzelhof' })).toHaveAttribute('href', `#/team-detail/${clubId(1)}`);
    expect(screen.getByRole('link', { name: 'SV Zirbelquell' })).toHaveAttribute('href', `#/team-detail/${clubId(2)}`);
    expect(screen.getByText('Stimmst du dem Wechsel von FC Quarzelhof zu SV Zirbelquell zu?')).toBeInTheDocument();
    expect(await button('JA')).toBeEnabled();
    expect(await button('NEIN')).toBeEnabled();
  });

  test('a player without a team so far can change too', async () => {
    net.answer(PATH, transferRow(1, { origin: null, origin_name: null, origin_image: null }));
    open();
    expect(await screen.findByText('Stimmst du dem Wechsel zu SV Zirbelquell zu?')).toBeInTheDocument();
  });

  test.each([
    ['JA', CONFIRM, 'zugestimmt'],
    ['NEIN', REJECT, 'abgelehnt'],
  ] as const)('%s sends one answer, says so, and goes to /player-detail/{player}', async (name, path, said) => {
    const { route } = open();
    await userEvent.click(await button(name));
    await waitFor(() => expect(route()).toBe(`/player-detail/${playerId(1)}`));
    expect(answers()).toEqual([path]);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said));
  });

  test('a double click sends one answer', async () => {
    const release = net.hold(CONFIRM);
    const { route } = open();
    await userEvent.dblClick(await button('JA'));
    await waitFor(() => expect(answers()).toHaveLength(1));
    expect(await button('NEIN')).toBeDisabled();
    await userEvent.click(await button('JA'));
    release();
    await waitFor(() => expect(route()).toContain('/player-detail/'));
    expect(answers()).toEqual([CONFIRM]);
  });

  test.each(['angenommen', 'abgelehnt', 'abgelaufen', ''])("status '%s' is closed: no buttons", async (status) => {
    net.answer(PATH, transferRow(1, { status }));
    open();
    expect(await screen.findByText(CLOSED)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'JA' })).toBeNull();
  });

  test('an answer given elsewhere meanwhile is seen before one is sent', async () => {
    open();
    await button('JA');
    net.answer(PATH, transferRow(1, { status: 'abgelehnt' }));
    await userEvent.click(await button('JA'));
    expect(await screen.findByText(CLOSED)).toBeInTheDocument();
    expect(answers()).toEqual([]);
  });

  test('looking at the window again asks again', async () => {
    const { store } = open();
    await button('JA');
    net.answer(PATH, transferRow(1, { status: 'angenommen' }));
    act(() => {
      store.dispatch({ type: '__rtkq/focused' });
    });
    expect(await screen.findByText(CLOSED)).toBeInTheDocument();
  });

  test('two tabs: the second waits for the first and then sees it closed', async () => {
    let queue: Promise<unknown> = Promise.resolve();
    const request = (_name: string, job: () => Promise<unknown>) => (queue = queue.then(job));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    net.answer(CONFIRM, '', 200);
    const first = open();
    await button('JA');
    const otherTab = navigator.locks.request(`transfer/${transferId(1)}`, async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      net.answer(PATH, transferRow(1, { status: 'angenommen' }));
    });
    await userEvent.click(await button('JA'));
    await otherTab;
    expect(await screen.findByText(CLOSED)).toBeInTheDocument();
    expect(answers()).toEqual([]);
    expect(first.route()).toContain('/transfer/');
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('a failed answer is only logged, the visitor stays and nothing is repeated by itself (docs/behaviour.md 8)', async () => {
    net.answer(CONFIRM, { error: true, reason: 'Außerhalb Saison nicht möglich einen Transfer zu machen.' }, 400);
    const { route } = open();
    await userEvent.click(await button('JA'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Das hat nicht geklappt.');
    expect(logged).toHaveBeenCalledWith(
      'Die Antwort auf die Transferanfrage wurde nicht angenommen.',
      'Außerhalb Saison nicht möglich einen Transfer zu machen.',
    );
    expect(route()).toBe(`/transfer/${transferId(1)}`);
    expect(await button('JA')).toBeEnabled();
    expect(answers()).toEqual([CONFIRM]);
  });

  test('after an error the request is asked for again and may be closed', async () => {
    net.answer(CONFIRM, '', 500);
    const release = net.hold(CONFIRM);
    open();
    await userEvent.click(await button('JA'));
    await waitFor(() => expect(answers()).toHaveLength(1));
    net.answer(PATH, transferRow(1, { status: 'angenommen' }));
    release();
    expect(await screen.findByText(CLOSED)).toBeInTheDocument();
  });

  test('an answer that comes when the visitor has left takes nobody anywhere', async () => {
    const release = net.hold(CONFIRM);
    const { route } = open();
    await userEvent.click(await button('JA'));
    await waitFor(() => expect(answers()).toHaveLength(1));
    await goTo('/tabelle');
    await act(async () => {
      release();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(route()).toBe('/tabelle');
  });

  test("without id: 'Ungültige Transfer-ID.'", () => {
    open('/transfer');
    expect(screen.getByText('Ungültige Transfer-ID.')).toBeInTheDocument();
    expect(net.asked).toEqual([]);
  });

  test.each([[{}], [transferRow(1, { player_name: null })], [transferRow(1, { player_name: '  ' })]])(
    "without a player name: 'Keine gültigen Transferdaten gefunden.'",
    async (row) => {
      net.answer(PATH, row);
      open();
      expect(await screen.findByText('Keine gültigen Transferdaten gefunden.')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'JA' })).toBeNull();
    },
  );

  test("'Fehler beim Laden der Transferdaten.' is shown, logged, and can be tried again", async () => {
    net.answer(PATH, { error: true, reason: 'Not Found' }, 404);
    open();
    expect(await screen.findByText('Fehler beim Laden der Transferdaten.')).toBeInTheDocument();
    expect(logged).toHaveBeenCalledWith('Fehler beim Laden der Transferdaten.');
    net.answer(PATH, transferRow(1));
    await userEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
    expect(await button('JA')).toBeEnabled();
  });

  test('nothing of it is asked for ahead', () => {
    expect(screenModule).not.toHaveProperty('prefetch');
  });
});
