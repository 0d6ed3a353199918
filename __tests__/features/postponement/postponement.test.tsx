import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PostponementScreen from '../../../src/features/postponement/PostponementScreen';
import * as screenModule from '../../../src/features/postponement/PostponementScreen';
import { network } from '../../support/answers';
import { showScreen } from '../../support/screen';
import { clubId, matchId, postponementId, postponementRow } from '../../support/wire';

const PATH = `postpone/${postponementId(1)}/id`;
const APPROVE = `postpone/${postponementId(1)}/approve`;
const DENY = `postpone/${postponementId(1)}/deny`;
const CLOSED = 'Diese Spielverlegungsanfrage ist bereits abgeschlossen.';
const open = (address = `/postpone/${postponementId(1)}`) =>
  showScreen(PostponementScreen, { path: '/postpone/:id?', at: address, league: null });
const button = (name: 'JA' | 'NEIN') => screen.findByRole('button', { name });

let net: ReturnType<typeof network>;
let logged: jest.SpyInstance;
const answers = () => net.calls.filter(({ path }) => path === APPROVE || path === DENY);
beforeEach(() => {
  net = network({
    [PATH]: postponementRow(1),
    [APPROVE]: '',
    [DENY]: postponementRow(1, { status: false, response: false }),
  });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  net.restore();
  logged.mockRestore();
});

describe('Postponement request, /postpone/{id}', () => {
  test('a loading text, then a card saying that the requesting team asked to postpone, with links to both team pages', async () => {
    open();
    expect(screen.getByText('Lade Spielverlegungsanfrage…')).toBeInTheDocument();
    expect(
      await screen.findByRole('heading', { level: 2, name: 'FC Quarzelhof möchte ein Spiel verlegen' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'FC Quarzelhof' })).toHaveAttribute('href', `#/team-detail/${clubId(1)}`);
    expect(screen.getByRole('link', { name: 'SV Zirbelquell' })).toHaveAttribute('href', `#/team-detail/${clubId(2)}`);
    expect(screen.getByRole('link', { name: 'Zum Spiel' })).toHaveAttribute('href', `#/match/${matchId(1)}`);
  });

  test.each([
    ['JA', APPROVE, 'zugestimmt'],
    ['NEIN', DENY, 'abgelehnt'],
  ] as const)('%s posts one answer without a body, says so, and goes to /', async (name, path, said) => {
    const { route } = open();
    await userEvent.dblClick(await button(name));
    await waitFor(() => expect(route()).toBe('/'));
    expect(answers()).toHaveLength(1);
    expect(answers()[0]).toMatchObject({ path, method: 'POST', body: null });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said));
  });

  test.each([[false], [null], [0], ['false'], ['akzeptiert'], ['']])(
    'a falsy status (%j) means completed: no buttons',
    async (status) => {
      net.answer(PATH, postponementRow(1, { status }));
      open();
      expect(await screen.findByText(CLOSED)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'JA' })).toBeNull();
    },
  );

  test('an answer that the server saved although it failed shows the closed request', async () => {
    net.answer(APPROVE, '', 500);
    const release = net.hold(APPROVE);
    open();
    await userEvent.click(await button('JA'));
    await waitFor(() => expect(answers()).toHaveLength(1));
    net.answer(PATH, postponementRow(1, { status: false, response: true }));
    release();
    expect(await screen.findByText(CLOSED)).toBeInTheDocument();
    expect(logged).toHaveBeenCalledWith(
      'Die Antwort auf die Spielverlegungsanfrage wurde nicht angenommen.',
      'Request failed',
    );
  });

  test('a failed answer is only logged and the visitor stays (docs/behaviour.md 8)', async () => {
    net.cut(DENY);
    const { route } = open();
    await userEvent.click(await button('NEIN'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Das hat nicht geklappt.');
    expect(route()).toBe(`/postpone/${postponementId(1)}`);
    expect(answers()).toHaveLength(1);
  });

  test('an answer given elsewhere meanwhile is seen before one is sent', async () => {
    open();
    await button('JA');
    net.answer(PATH, postponementRow(1, { status: false }));
    await userEvent.click(await button('JA'));
    expect(await screen.findByText(CLOSED)).toBeInTheDocument();
    expect(answers()).toEqual([]);
  });

  test("without id: 'Ungültige Postpone-ID.'", () => {
    open('/postpone');
    expect(screen.getByText('Ungültige Postpone-ID.')).toBeInTheDocument();
    expect(net.asked).toEqual([]);
  });

  test.each([[{}], [postponementRow(1, { requestee: { id: clubId(2) } })], [postponementRow(1, { requester: null })]])(
    "without team names: 'Keine gültigen Spielverlegungsdaten gefunden.'",
    async (row) => {
      net.answer(PATH, row);
      open();
      expect(await screen.findByText('Keine gültigen Spielverlegungsdaten gefunden.')).toBeInTheDocument();
    },
  );

  test("'Fehler beim Laden der Spielverlegungsdaten.' is shown, logged, and can be tried again", async () => {
    net.cut(PATH);
    open();
    expect(await screen.findByText('Fehler beim Laden der Spielverlegungsdaten.')).toBeInTheDocument();
    expect(logged).toHaveBeenCalledWith('Fehler beim Laden der Spielverlegungsdaten.');
    net.answer(PATH, postponementRow(1));
    await userEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
    expect(await button('JA')).toBeEnabled();
  });

  test('nothing of it is asked for ahead', () => {
    expect(screenModule).not.toHaveProperty('prefetch');
  });
});
