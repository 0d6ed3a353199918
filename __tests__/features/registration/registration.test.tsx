import { screen, within } from '@testing-library/react';
import RegistrationScreen from '../../../src/features/registration/RegistrationScreen';
import { network } from '../../support/answers';
import { showScreen } from '../../support/screen';
import { PATH, SUCCESS, open, field, fill, send, user } from './form';

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
  test('a modal states 70 Euro per match, residence in Austria and the contract by mail', async () => {
    showScreen(RegistrationScreen, { at: '/register', league: null });
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
    [/Vorname/, '\u200b\u3164\u2800\u00ad', 'Bitte ausfüllen.'],
  ])('%s "%s" is found out when the field is left', async (label, typed, hint) => {
    await open();
    const control = field('Erste Kontaktperson', label);
    await user.type(control, typed);
    await user.tab();
    expect(control).toHaveAccessibleDescription(hint);
    expect(control).toBeInvalid();
  });

  test('a phone number with words after it and a team name of one letter are taken', async () => {
    await open();
    await fill();
    await user.type(field('Erste Kontaktperson', /Telefon/), ' (abends, Büro Huber)');
    await user.clear(field('Team', /Teamname/));
    await user.type(field('Team', /Teamname/), 'Ü');
    await send();
    await screen.findByText(SUCCESS);
    expect(net.calls[0]?.body).toMatchObject({ teamName: 'Ü' });
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
});
