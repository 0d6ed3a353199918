import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import ContactScreen from '../../src/features/contact/ContactScreen';
import FederationScreen from '../../src/features/federation/FederationScreen';
import GameRulesScreen from '../../src/features/gameRules/GameRulesScreen';
import LegalNoticeScreen from '../../src/features/legalNotice/LegalNoticeScreen';
import RegulationsScreen from '../../src/features/regulations/RegulationsScreen';
import { mount } from '../support/mount';
import { windowIs } from '../support/screen';

const show = (address: string, page: ReactElement) => mount(page, address);

const scrollIntoView = jest.fn();

beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  windowIs({ width: 1280 });
});

describe('Federation, /bund', () => {
  test('is titled "Unser Bund" and ends with the call to join', () => {
    show('/bund', <FederationScreen />);
    expect(screen.getByRole('heading', { level: 1, name: 'Unser Bund' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Team anmelden' })).toHaveAttribute('href', '#/register');
  });
});

describe('Contact, /kontakt', () => {
  test('gives address, phone with hours, three mailboxes and the sponsors', () => {
    show('/kontakt', <ContactScreen />);
    expect(screen.getByText(/Anstoßgasse 6/)).toBeVisible();
    expect(screen.getByText('Mo–Fr 10:00–17:00 Uhr')).toBeVisible();
    for (const box of ['office', 'support', 'strafsenat']) {
      expect(screen.getByRole('link', { name: `${box}@kboe.example` })).toHaveAttribute(
        'href',
        `mailto:${box}@kboe.example`,
      );
    }
    expect(within(screen.getByRole('region', { name: 'Sponsoren' })).getAllByRole('listitem')).not.toHaveLength(0);
  });

  test('mentions a form but shows none', () => {
    show('/kontakt', <ContactScreen />);
    expect(screen.getByText(/Kontaktformular/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('Legal notice, /impressum', () => {
  test('gives every detail with its term', () => {
    show('/impressum', <LegalNoticeScreen />);
    for (const term of [
      'Rechtsform',
      'Sitz',
      'Telefon',
      'Bürozeiten',
      'ZVR-Zahl',
      'Obmann',
      'Kammerzugehörigkeit',
      'Aufsichtsbehörde',
    ]) {
      expect(screen.getByText(term)).toBeVisible();
    }
  });
});

describe.each([
  ['League regulations', '/ligaordnung', 'Ligaordnung', 18, <RegulationsScreen key="regulations" />],
  ['Game rules', '/spielregeln', 'Unsere Spielregeln', 16, <GameRulesScreen key="rules" />],
])('%s, %s', (_name, address, title, count, page) => {
  test(`is titled "${title}" and has ${count} numbered headings`, () => {
    show(address, page);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings).toHaveLength(count);
    expect(headings[count - 1]?.textContent).toMatch(new RegExp(`^${count}\\. `));
  });

  test('its table of contents scrolls smoothly to a section, moves the focus there and leaves the address alone', async () => {
    show(address, page);
    const entries = within(screen.getByRole('navigation', { name: 'Inhalt' })).getAllByRole('button');
    expect(entries).toHaveLength(count);
    await userEvent.click(entries[4] ?? document.body);
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
    expect(screen.getAllByRole('heading', { level: 2 })[4]).toHaveFocus();
    expect(window.location.hash).toBe(`#${address}`);
  });
});

test('League regulations: the footer says when they last changed', () => {
  show('/ligaordnung', <RegulationsScreen />);
  expect(screen.getByText('Letzte Änderung 17.10.2025')).toBeVisible();
});

test('League regulations: a figure never parts from its unit', () => {
  show('/ligaordnung', <RegulationsScreen />);
  const fee = screen.getByRole('rowheader', { name: 'Spielgebühr je Team und Spiel' });
  expect(fee.nextElementSibling?.textContent).toBe('70\u00A0Euro');
});
