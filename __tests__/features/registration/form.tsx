import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import RegistrationScreen from '../../../src/features/registration/RegistrationScreen';
import type { Mounted } from '../../support/mount';
import { showScreen } from '../../support/screen';

/** Types and presses without pauses. */
export const user = userEvent.setup({ delay: null });
export const PATH = 'registrations/register';
export const SUCCESS = 'Registration successful! You can now log in.';
export const FAILURE = 'Registration failed. Please try again.';

/** Opens the form and closes the dialog before it. */
export async function open(): Promise<Mounted> {
  const opened = showScreen(RegistrationScreen, { at: '/register', league: null });
  const confirm = screen.queryByRole('button', { name: 'Verstanden' });
  if (confirm !== null) await user.click(confirm);
  return opened;
}

const group = (name: string) => within(screen.getByRole('group', { name }));
/** A control of a group, by its label. */
export const field = (where: string, label: RegExp) => group(where).getByLabelText(label);

async function fillContact(where: string, first: string): Promise<void> {
  await user.type(field(where, /Vorname/), first);
  await user.type(field(where, /Nachname/), 'Zwirnhuber');
  await user.type(field(where, /Telefon/), '+43 1 000 00 01');
  await user.type(field(where, /E-Mail/), `${first.toLowerCase()}@example.invalid`);
}

/** Fills in everything that is required. */
export async function fill(): Promise<void> {
  await fillContact('Erste Kontaktperson', 'Resi');
  await fillContact('Zweite Kontaktperson', 'Gustl');
  await user.type(field('Team', /Teamname/), 'KFC Murmelstein');
  await user.selectOptions(field('Team', /Bundesland/), 'steiermark');
  await user.click(screen.getByRole('radio', { name: 'Verein' }));
}

/** Presses the button, whatever it says. */
export const send = () => user.click(screen.getByRole('button', { name: /Team anmelden|Wird gesendet/ }));
