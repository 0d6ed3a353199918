import { gameRules } from '../../src/content/gameRules';
import { regulations } from '../../src/content/regulations';
import type { Block, Fact, Section, Text } from '../../src/content/text';

/** Every figure and condition of docs/behaviour.md 9: fact, its words, and the one section it stands in. */
const expectations: readonly (readonly [id: string, words: string, section: string])[] = [
  // Section 5, rule content
  ['playerDeadline', 'Donnerstag, 12:00 Uhr', 'Anmeldung und Fristen'],
  ['documentsDeadline', 'Freitag, 23:59 Uhr', 'Anmeldung und Fristen'],
  ['secondTeam', 'weder in derselben noch in einer höheren Liga', 'Zweite Mannschaften'],
  ['playersAtKickOff', 'mindestens 5 Feldspieler und ein Tormann', 'Spieler und Tormann'],
  ['kickOffForfeit', '0:6', 'Spieler und Tormann'],
  ['red', 'mindestens 1 Spiel', 'Sperren'],
  ['yellowRed', '1 Spiel', 'Sperren'],
  ['fourthYellow', '1 Spiel', 'Sperren'],
  ['seniorBirthYear', '1990 oder früher', 'Über-35-Liga'],
  ['seniorYoungerPlayer', 'ein Feldspieler unter 35 Jahren', 'Über-35-Liga'],
  ['seniorYoungerKeeper', 'der Tormann darf unter 35', 'Über-35-Liga'],
  // Section 9, game rules
  ['pitchLength', '44 bis 50 Meter', 'Spielfeld'],
  ['pitchWidth', '24 bis 30 Meter', 'Spielfeld'],
  ['nationalGoal', '5 × 2 Meter', 'Tore'],
  ['internationalGoal', '4 Meter', 'Tore'],
  ['ballSize', 'Größe 5', 'Ball'],
  ['playersOnPitch', '5 Feldspielern und einem Tormann', 'Spieler und Tormann'],
  ['squadSize', 'höchstens 12 Spieler', 'Kader und Wechsel'],
  ['substitutes', '6 Ersatzspieler', 'Kader und Wechsel'],
  ['flyingSubstitutions', 'fliegend und unbegrenzt', 'Kader und Wechsel'],
  ['playingTime', '2 × 25 Minuten', 'Spielzeit'],
  ['tooFewPlayers', 'weniger als 3 Feldspieler', 'Unterzahl und Spielabbruch'],
  ['tooFewForfeit', '0:6', 'Unterzahl und Spielabbruch'],
  ['numericalDisadvantage', '5 Minuten in Unterzahl', 'Karten'],
  ['slidingTackle', 'weniger als 1 Meter', 'Zweikampf und Tackling'],
  ['wallDistance', '5 Meter', 'Freistoß'],
  ['penaltyDistance', '7,5 Metern', 'Strafstoß'],
  ['abandonedResult', 'mindestens 40 Minuten', 'Unterzahl und Spielabbruch'],
  ['noOffside', 'kein Abseits', 'Abseits'],
  // Section 9, over-35
  ['seniorRestart', 'innerhalb von 5 Sekunden', 'Über-35-Liga'],
  ['seniorBlueCard', '2 Minuten Zeitstrafe', 'Über-35-Liga'],
  ['seniorCorners', 'Nach 3 Eckbällen', 'Über-35-Liga'],
  // Section 9, money and deadlines
  ['matchFee', '70 Euro', 'Gebühren'],
  ['newTeamFee', '300 Euro', 'Gebühren'],
  ['newTeamRefund', 'nach der ersten Saison', 'Gebühren'],
  ['playerFee', '5 Euro einmalig', 'Gebühren'],
  ['negativeBalance', 'negativer Kontostand sperrt das Teamkonto', 'Gebühren'],
  ['selfUnlock', '50 Euro', 'Gebühren'],
  ['autumnPayment', '5. August', 'Gebühren'],
  ['springPayment', '5. Februar', 'Gebühren'],
  ['withdrawal', '5. Mai', 'Austritt'],
  ['autumnWishes', '10. August', 'Spieltermine und Wunschzeiten'],
  ['springWishes', '10. Jänner', 'Spieltermine und Wunschzeiten'],
  ['cancellationDeadline', '18:00 Uhr am Vortag', 'Spielabsage'],
  ['firstLeagueFirst', '600 Euro', 'Preisgelder'],
  ['firstLeagueSecond', '400 Euro', 'Preisgelder'],
  ['firstLeagueThird', '200 Euro', 'Preisgelder'],
  ['otherLeaguesFirst', '300 Euro', 'Preisgelder'],
  ['otherLeaguesSecond', '200 Euro', 'Preisgelder'],
  ['otherLeaguesThird', '100 Euro', 'Preisgelder'],
  ['prizesAsCredit', 'Guthaben', 'Preisgelder'],
  ['firstCancellation', '170 Euro', 'Spielabsage'],
  ['secondCancellation', '270 Euro', 'Spielabsage'],
  ['thirdCancellation', '370 Euro', 'Spielabsage'],
  ['furtherCancellation', 'Sperre', 'Spielabsage'],
  ['noShow', '200 Euro', 'Nichtantreten'],
  ['missingLineUp', '100 Euro', 'Aufstellung und Blankett'],
  ['wrongKit', '50 Euro', 'Ausrüstung und Platzordnung'],
  ['latePayment', '100 Euro alle zwei Wochen', 'Gebühren'],
  ['reRegistration', '50 Euro', 'Spielberechtigung'],
  ['withoutConsent', '500 Euro', 'Spielberechtigung'],
  ['lineUpError', '25 Euro', 'Aufstellung und Blankett'],
  ['benchPerson', '50 Euro', 'Aufstellung und Blankett'],
  ['ballPenalty', '30 Euro', 'Ausrüstung und Platzordnung'],
  ['food', '100 Euro', 'Ausrüstung und Platzordnung'],
  ['smoking', '50 Euro', 'Ausrüstung und Platzordnung'],
  ['pitchEntry', '150 Euro', 'Ausrüstung und Platzordnung'],
  ['tournamentCancellation', '300 Euro', 'Spielabsage'],
  ['tournamentNoShow', '1.000 Euro', 'Nichtantreten'],
  ['ceasingPlay', '1.000 Euro', 'Austritt'],
  ['suspensionRange', '2 bis 40 Spiele', 'Sperren'],
  ['postponementFee', '70 Euro', 'Spielverlegung'],
  ['postponements', 'pro Halbsaison ein Spiel', 'Spielverlegung'],
  ['lateTeams', 'höchstens 2 Teams', 'Anmeldung und Fristen'],
  ['matchdays', 'höchstens 22 Spieltage', 'Spieltermine und Wunschzeiten'],
  ['clubChange', 'einmal pro Jahr', 'Transfers'],
  ['freePlayer', '6 Monate', 'Transfers'],
  ['withdrawalRevocable', '15. Juni', 'Austritt'],
  ['creditRefund', '15. August', 'Austritt'],
  // Section 2, table page
  ['promotion', 'die ersten drei', 'Auf- und Abstieg'],
  ['relegation', 'die letzten zwei', 'Auf- und Abstieg'],
];

const sections: readonly Section[] = [...regulations.sections, ...gameRules.sections];

function textsOf(block: Block): readonly Text[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'tariff':
      return block.rows.map(({ label, value }) => [label, value]);
  }
}

const pieces = sections.flatMap((section) =>
  section.blocks.flatMap(textsOf).flatMap((text) => text.map((piece) => ({ section: section.title, piece }))),
);

const facts = pieces.flatMap(({ section, piece }): readonly { readonly section: string; readonly fact: Fact }[] =>
  typeof piece === 'string' ? [] : [{ section, fact: piece }],
);

describe('Rule content and business constants (docs/behaviour.md 9)', () => {
  test.each(expectations)('%s – "%s" – stands once, in "%s"', (id, words, section) => {
    expect(facts.filter(({ fact }) => fact.id === id)).toEqual([{ section, fact: { id, words } }]);
  });

  test('no fact is marked that is not listed here', () => {
    const listed = new Set(expectations.map(([id]) => id));
    expect(facts.map(({ fact }) => fact.id).filter((id) => !listed.has(id))).toEqual([]);
  });

  test('no figure stands in the text without being marked', () => {
    expect(pieces.filter(({ piece }) => typeof piece === 'string' && /\d/.test(piece))).toEqual([]);
  });

  test('suspensions, red cards and fourth yellow cards are told apart by their labels', () => {
    const rows = sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'tariff' ? block.rows : []));
    const byLabel = new Map(rows.map(({ label, value }) => [label, value.id]));
    expect(byLabel.get('Vierte Gelbe Karte')).toBe('fourthYellow');
    expect(byLabel.get('Gelb-Rote Karte')).toBe('yellowRed');
    expect(byLabel.get('Rote Karte')).toBe('red');
    expect(byLabel.size).toBe(rows.length);
  });
});

describe('League regulations and game rules (docs/behaviour.md 2)', () => {
  test('the regulations have 18 sections and name their last change', () => {
    expect(regulations.sections).toHaveLength(18);
    expect(regulations.lastChanged).toBe('Letzte Änderung 17.10.2025');
  });

  test('the game rules are titled "Unsere Spielregeln" and have 16 paragraphs', () => {
    expect(gameRules.title).toBe('Unsere Spielregeln');
    expect(gameRules.sections).toHaveLength(16);
  });

  test.each([regulations, gameRules])('$title: ids are unique and nothing is empty', ({ sections: page }) => {
    expect(new Set(page.map(({ id }) => id)).size).toBe(page.length);
    for (const { id, title, blocks } of page) {
      expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
      expect(title).not.toBe('');
      expect(blocks.flatMap(textsOf).length).toBeGreaterThan(0);
    }
  });

  test('a section that is referred to exists', () => {
    const references = pieces.flatMap(({ piece }) =>
      typeof piece === 'string' ? [...piece.matchAll(/Abschnitts? „([^“]+)“/g)].map(([, title]) => title) : [],
    );
    const titles = regulations.sections.map(({ title }) => title);
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((title) => title === undefined || !titles.includes(title))).toEqual([]);
  });
});
