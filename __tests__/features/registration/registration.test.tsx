import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import RegistrationScreen from '../../../src/features/registration/RegistrationScreen';
import { network } from '../../support/answers';
import { openScreen } from '../../support/openScreen';

const PATH = 'registrations/register';
const SUCCESS = 'Registration successful! You can now log in.';
const FAILURE = 'Registration failed. Please try again.';

let net: ReturnType<typeof network>;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  sessionStorage.clear();
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  net = network({ [PATH]: '' });
  user = userEvent.setup({ delay: null });
});
afterEach(() => net.restore());

async function open(): Promise<ReturnType<typeof openScreen>> {
  const opened = openScreen('/register', '/register', <RegistrationScreen />);
  const confirm = screen.queryByRole('button', { name: 'Verstanden' });
  if (confirm !== null) await user.click(confirm);
  return opened;
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const field = (where: string, label: RegExp) => group(where).getByLabelText(label);

async function fillContact(where: string, first: string): Promise<void> {
  await user.type(field(where, /Vorname/), first);
  await user.type(field(where, /Nachname/), 'Zwirnhuber');
  await user.type(field(where, /Telefon/), '+43 1 000 00 01');
  await user.type(field(where, /E-Mail/), `${first.toLowerCase()}@example.invalid`);
}

async function fill(): Promise<void> {
  await fillContact('Erste Kontaktperson', 'Resi');
  await fillContact('Zweite Kontaktperson', 'Gustl');
  await user.type(field('Team', /Teamname/), 'KFC Murmelstein');
  await user.selectOptions(field('Team', /Bundesland/), 'steiermark');
  await user.click(screen.getByRole('radio', { name: 'Verein' }));
}

const send = () => user.click(screen.getByRole('button', { name: /Team anmelden|Wird gesendet/ }));

describe('Registration, /register', () => {
  test('a modal states 70 Euro per match, residence in Austria and the contract by mail', async () => {
    openScreen('/register', '/register', <RegistrationScreen />);
    const modal = within(screen.getByRole('dialog', { name: 'Bevor du anmeldest' }));
    for (const lead of ['70 Euro pro Spiel.', 'Wohnsitz in Österreich.', 'Vertrag per Mail.'])
      expect(modal.getByText(lead)).toBeInTheDocument();
    await user.click(modal.getByRole('button', { name: 'Verstanden' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the browser requires name, phone and mail of both contacts, team name, type and Bundesland; the rest is free (docs/behaviour.md 5)', async () => {
    await open();
    for (const where of ['Erste Kontaktperson', 'Zweite Kontaktperson']) {
      for (const label of [/Vorname/, /Nachname/, /Telefon/, /E-Mail/]) expect(field(where, label)).toBeRequired();
      expect(field(where, /Ausweisnummer/)).not.toBeRequired();
    }
    expect(field('Team', /Teamname/)).toBeRequired();
    expect(field('Team', /Bundesland/)).toBeRequired();
    for (const type of screen.getAllByRole('radio')) expect(type).toBeRequired();
    expect(field('Team', /Verein \(freiwillig\)/)).not.toBeRequired();
    expect(screen.getByRole('checkbox', { name: /AGB/ })).not.toBeRequired();
    expect(
      within(field('Team', /Bundesland/))
        .getAllByRole('option')
        .map((option) => option.getAttribute('value')),
    ).toEqual([
      '',
      'wien',
      'niederoesterreich',
      'oberoesterreich',
      'steiermark',
      'kaernten',
      'salzburg',
      'tirol',
      'vorarlberg',
      'burgenland',
    ]);
  });

  test('an incomplete form is not sent: German hints belong to their fields, the first one takes the focus', async () => {
    await open();
    await user.type(field('Erste Kontaktperson', /Vorname/), 'Resi');
    await send();
    expect(net.asked).toEqual([]);
    expect(field('Erste Kontaktperson', /Nachname/)).toHaveFocus();
    expect(field('Erste Kontaktperson', /Nachname/)).toHaveAccessibleDescription('Bitte ausfüllen.');
    expect(field('Team', /Bundesland/)).toHaveAccessibleDescription('Bitte wählen.');
    expect(field('Erste Kontaktperson', /Vorname/)).toBeValid();
    await user.type(field('Erste Kontaktperson', /Nachname/), 'Z');
    expect(field('Erste Kontaktperson', /Nachname/)).toHaveAccessibleDescription('');
  });

  test.each([
    [/E-Mail/, 'benedikt@beispiel', 'Bitte eine gültige E-Mail-Adresse eingeben.'],
    [/Telefon/, 'keines', 'Bitte eine gültige Telefonnummer eingeben.'],
    [/Vorname/, '   ', 'Bitte ausfüllen.'],
  ])('%s "%s" is found out when the field is left', async (label, typed, hint) => {
    await open();
    const control = field('Erste Kontaktperson', label);
    await user.type(control, typed);
    await user.tab();
    expect(control).toHaveAccessibleDescription(hint);
    expect(control).toBeInvalid();
  });

  test("sends the contract's payload; AGB and Empfehlungscode are not enforced", async () => {
    await open();
    await fill();
    await send();
    await screen.findByText(SUCCESS);
    expect(net.calls).toHaveLength(1);
    expect(net.calls[0]?.body).toMatchObject({
      primaryContact: {
        first: 'Resi',
        last: 'Zwirnhuber',
        phone: '+43 1 000 00 01',
        email: 'resi@example.invalid',
        identification: '',
      },
      teamName: 'KFC Murmelstein',
      verein: '',
      bundesland: 'steiermark',
      type: 'verein',
      acceptedAGB: false,
      referCode: '',
    });
  });

  test(`success: '${SUCCESS}' and the form is cleared`, async () => {
    await open();
    await fill();
    await send();
    expect(await screen.findByText(SUCCESS)).toHaveAttribute('lang', 'en');
    expect(field('Erste Kontaktperson', /Vorname/)).toHaveValue('');
    expect(field('Team', /Bundesland/)).toHaveValue('');
    for (const type of screen.getAllByRole('radio')) expect(type).not.toBeChecked();
    expect(sessionStorage).toHaveLength(0);
  });

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
    const { go } = await open();
    await fill();
    await send();
    go('/ligaordnung');
    go('/register');
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
      const { go, store } = await open();
      await fill();
      await send();
      go('/ligaordnung');
      release();
      await waitFor(() => expect(JSON.stringify(store.getState().api.mutations)).not.toContain('pending'));
      go('/register');
      expect(await screen.findByText(told)).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(field('Team', /Teamname/)).toHaveValue(left);
      go('/ligaordnung');
      go('/register');
      expect(screen.queryByText(told)).toBeNull();
      expect(JSON.stringify(store.getState())).not.toContain('Zwirnhuber');
    },
  );

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
    expect(() => openScreen('/register', '/register', <RegistrationScreen />)).not.toThrow();
  });
});
