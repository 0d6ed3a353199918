import { aboutFederation } from '../../src/content/aboutFederation';
import { federation } from '../../src/content/federation';
import { headquarters } from '../../src/content/headquarters';
import { partners, sponsors } from '../../src/content/supporters';
import { legalNotice } from '../../src/content/legalNotice';
import { registration } from '../../src/content/registration';
import { fact, list, paragraph, tariff, text } from '../../src/content/text';

describe('Static pages (docs/behaviour.md 2)', () => {
  test('the federation page is titled "Unser Bund" and speaks of the field of about 45 × 25 metres', () => {
    expect(aboutFederation.title).toBe('Unser Bund');
    expect(JSON.stringify(aboutFederation.sections)).toContain('rund 45 × 25 Metern');
  });

  test('the legal notice states every detail that the specification asks for', () => {
    const byTerm = new Map(legalNotice.details.map(({ term, value }) => [term, value]));
    expect(byTerm.get('Verein')).toBe('KBÖ – Kleinfeld Bund Österreich');
    expect(byTerm.get('Rechtsform')).toMatch(/^Eingetragener Verein/);
    expect(byTerm.get('Sitz')).toBe('Wien');
    expect(byTerm.get('Telefon')).toBe(headquarters.phone);
    expect(byTerm.get('Bürozeiten')).toBe('Mo–Fr 10:00–17:00 Uhr');
    expect(byTerm.get('E-Mail Office')).toBe('office@kboe.example');
    expect(byTerm.get('E-Mail Support')).toBe('support@kboe.example');
    expect(byTerm.get('E-Mail Strafsenat')).toBe('strafsenat@kboe.example');
    for (const term of ['ZVR-Zahl', 'Obmann', 'Kammerzugehörigkeit', 'Aufsichtsbehörde'])
      expect(byTerm.get(term)).toBeTruthy();
  });

  test('every address on the net is one that can never exist', () => {
    const urls = [federation.teamLoginUrl, federation.refereeLoginUrl, ...federation.social.map(({ url }) => url)];
    for (const url of urls) expect(new URL(url).hostname).toMatch(/\.example$/);
    for (const { address } of Object.values(headquarters.mailboxes)) expect(address).toMatch(/@kboe\.example$/);
  });

  test('the season label reads "SEASON 2025-2026", sponsors and partners are named once each', () => {
    expect(federation.seasonLabel).toBe('SEASON 2025-2026');
    const names = [...sponsors, ...partners].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('the registration modal states 70 euro per match, residence in Austria and the contract by mail', () => {
    expect(registration.conditions.items.map(({ lead }) => lead)).toEqual([
      '70 Euro pro Spiel.',
      'Wohnsitz in Österreich.',
      'Vertrag per Mail.',
    ]);
  });
});

describe('Text with facts', () => {
  test('a tagged text keeps its facts and counts a line break as one space', () => {
    expect(text`Das kostet
      ${fact('fee', '7 Euro')}.`).toEqual(['Das kostet ', { id: 'fee', words: '7 Euro' }, '.']);
  });

  test('a text may begin or end with a fact', () => {
    expect(text`${fact('fee', '7 Euro')}`).toEqual([{ id: 'fee', words: '7 Euro' }]);
  });

  test('paragraph, list and tariff name their kind', () => {
    expect(paragraph`Kurz.`).toEqual({ kind: 'paragraph', text: ['Kurz.'] });
    expect(list(text`Erstens`)).toEqual({ kind: 'list', items: [['Erstens']] });
    expect(tariff('Preise', ['Brot', fact('bread', '2 Euro')])).toEqual({
      kind: 'tariff',
      caption: 'Preise',
      rows: [{ label: 'Brot', value: { id: 'bread', words: '2 Euro' } }],
    });
  });
});
