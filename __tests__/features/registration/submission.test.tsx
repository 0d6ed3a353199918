import { goTo } from '../../support/mount';
import { screen, waitFor } from '@testing-library/react';
import RegistrationScreen from '../../../src/features/registration/RegistrationScreen';
import { network } from '../../support/answers';
import { showScreen } from '../../support/screen';
import { PATH, SUCCESS, FAILURE, open, field, fill, send, user } from './form';

let net: ReturnType<typeof network>;

beforeEach(() => {
  sessionStorage.clear();
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  net = network({ [PATH]: '' });
});

afterEach(() => net.restore());

describe('Registration, /register', () => {
  test.each([
    ['the message', { message: 'Team schon gemeldet', reason: 'x' }, 400, 'Team schon gemeldet'],
    ['else the reason', { error: true, reason: 'teamName: zu kurz' }, 400, 'teamName: zu kurz'],
    ['else the fixed text', '<html>502</html>', 502, FAILURE],
  ])('failure: %s; nothing typed is lost', async (_name, body, status, shown) => {
    net.answer(PATH, body, status);
    await open();
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(shown);
    expect(field('Erste Kontaktperson', /Vorname/)).toHaveValue('Resi');
    expect(field('Team', /Teamname/)).toHaveValue('KFC Murmelstein');
    expect(screen.getByRole('radio', { name: 'Verein' })).toBeChecked();
  });

  test('one request per submission, however often one presses', async () => {
    const release = net.hold(PATH);
    await open();
    await fill();
    await send();
    await send();
    await user.type(field('Team', /Teamname/), '{Enter}');
    expect(screen.getByText('Wird gesendet…')).toBeInTheDocument();
    release();
    await screen.findByText(SUCCESS);
    expect(net.asked).toEqual([PATH]);
  });

  test('whoever comes back while a submission is on its way sends no second one', async () => {
    const release = net.hold(PATH);
    await open();
    await fill();
    await send();
    await goTo('/ligaordnung');
    await goTo('/register');
    await send();
    release();
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(field('Team', /Teamname/)).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
    expect(net.asked).toEqual([PATH]);
  });

  test.each([
    ['success', 200, SUCCESS, ''],
    ['failure', 400, 'Team schon gemeldet', 'KFC Murmelstein'],
  ])(
    'a %s that came while the screen was left is told to whoever comes back, once',
    async (_name, status, told, left) => {
      net.answer(PATH, { message: 'Team schon gemeldet' }, status);
      const release = net.hold(PATH);
      const { store } = await open();
      await fill();
      await send();
      await goTo('/ligaordnung');
      release();
      await waitFor(() => expect(JSON.stringify(store.getState().api.mutations)).not.toContain('pending'));
      await goTo('/register');
      expect(await screen.findByText(told)).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(field('Team', /Teamname/)).toHaveValue(left);
      await goTo('/ligaordnung');
      await goTo('/register');
      expect(screen.queryByText(told)).toBeNull();
      expect(JSON.stringify(store.getState())).not.toContain('Zwirnhuber');
    },
  );

  test.each([
    ['a failure', 400],
    ['success', 200],
  ])('of people nothing is in the state: while sending, having left, and after %s', async (_name, status) => {
    net.answer(PATH, {}, status);
    const release = net.hold(PATH);
    const { store } = await open();
    await fill();
    await user.type(field('Erste Kontaktperson', /Ausweisnummer/), 'P1234567');
    const state = () => JSON.stringify(store.getState());
    await send();
    expect(state()).not.toMatch(/P1234567|Zwirnhuber/);
    await goTo('/ligaordnung');
    expect(state()).not.toMatch(/P1234567|Zwirnhuber/);
    release();
    await waitFor(() => expect(state()).not.toContain('pending'));
    expect(state()).not.toMatch(/P1234567|Zwirnhuber/);
    await goTo('/register');
    expect(field('Erste Kontaktperson', /Ausweisnummer/)).toHaveValue('');
  });

  test('success takes the focus', async () => {
    const release = net.hold(PATH);
    await open();
    await fill();
    await send();
    release();
    await waitFor(() => expect(screen.getByText(SUCCESS).parentElement).toHaveFocus());
  });

  test('success that came while the screen was left is announced to whoever comes back', async () => {
    const release = net.hold(PATH);
    await open();
    await fill();
    await send();
    await goTo('/ligaordnung');
    release();
    await goTo('/register');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(SUCCESS));
  });

  test('identity numbers are never kept in the storage', async () => {
    await open();
    await user.type(field('Erste Kontaktperson', /Vorname/), 'Resi');
    await user.type(field('Erste Kontaktperson', /Ausweisnummer/), 'P1234567');
    expect(sessionStorage.getItem('kbo-registration')).toContain('Resi');
    expect(sessionStorage.getItem('kbo-registration')).not.toContain('P1234567');
  });

  test('what is typed survives leaving the page, and so does a broken draft', async () => {
    const { unmount } = await open();
    await user.type(field('Team', /Teamname/), 'KFC');
    unmount();
    await open();
    expect(field('Team', /Teamname/)).toHaveValue('KFC');
    expect(sessionStorage.getItem('kbo-registration')).not.toMatch(/password/i);
    sessionStorage.setItem('kbo-registration', '{"primary":7,"teamName":[],"state":null');
    expect(() => showScreen(RegistrationScreen, { at: '/register', league: null })).not.toThrow();
  });
});
