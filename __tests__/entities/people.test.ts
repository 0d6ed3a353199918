import { flagName, fullName, personName, captainOf, shownSquad } from '../../src/entities/player/rules';
import type { Player } from '../../src/entities/player/model';
import type { ClubId, PlayerId, StandingId } from '../../src/entities/ids';
import { tableOrder, zoneOf } from '../../src/entities/standing/order';
import type { Standing } from '../../src/entities/standing/model';
import { idOf } from '../support/ids';

const id = (text: string) => idOf<PlayerId>(text);

describe('docs/behaviour.md 2, player page', () => {
  test.each([
    ['FERDL quastenberger', 'Ferdl', 'Quastenberger'],
    ['  resi   von DER au ', 'Resi', 'von der Au'],
    ['Jan van der Berg', 'Jan', 'van der Berg'],
    ['JAN VAN DER BERG', 'Jan', 'van der Berg'],
    ['jan van der berg', 'Jan', 'van der Berg'],
    ['MARIA DE LA CRUZ', 'Maria', 'de la Cruz'],
    ['VAN MORRISON', 'Van', 'Morrison'],
    ['Max ALMSTADLER', 'Max', 'Almstadler'],
    ['DJ Ötzi', 'DJ', 'Ötzi'],
    ['Ali bin Saleh', 'Ali', 'bin Saleh'],
    ['Luc d’Artagnan-MEYER', 'Luc', 'd’Artagnan-Meyer'],
    ['ÖMER ÇELIK-özgür', 'Ömer', 'Çelik-Özgür'],
    ['Ian McAllister', 'Ian', 'McAllister'],
    ['poldi', '', 'Poldi'],
    ['', '', ''],
    [undefined, '', ''],
  ])('capitalisation normalised: %j', (raw, first, last) => expect(personName(raw)).toEqual({ first, last }));
  test('a missing name is Unknown', () => expect(fullName(undefined)).toBe('Unknown'));

  test.each([
    ['Österreich', 'oesterreich'],
    ['Bosnien und Herzegowina', 'bosnienundherzegowina'],
    ['Côte d’Ivoire', 'cotedivoire'],
    ['Groß-Brücke', 'grossbruecke'],
    ['', null],
    [null, null],
    ['123', null],
  ])('flag image named by nationality: %s → %s', (nationality, file) => expect(flagName(nationality)).toBe(file));
});

describe('docs/behaviour.md 2, team page', () => {
  test.each([
    ['whom the club names, whatever else is marked', 'b', 'b'],
    ['the first who is marked, if the club names nobody of the squad', 'x', 'a'],
    ['the first who is marked, if the club names nobody', null, 'a'],
  ])('one captain: %s', (_what, named, expected) => {
    const squad: readonly Player[] = ['a', 'b', 'c'].map((name) => ({ id: id(name), isCaptain: name !== 'b' }));
    expect(captainOf(named === null ? null : id(named), squad)).toBe(id(expected));
  });
  test('a squad without a marked player has no captain', () => expect(captainOf(null, [{ id: id('a') }])).toBeNull());

  test('squad: only Spielberechtigt and Gesperrt, Spielberechtigt first', () => {
    const players: readonly Player[] = [
      { id: id('a'), eligibility: 'suspended', number: '2' },
      { id: id('b'), eligibility: 'waiting', number: '1' },
      { id: id('c'), eligibility: 'eligible', number: '10' },
      { id: id('d'), eligibility: 'eligible', number: '9' },
      { id: id('e'), eligibility: 'eligible', number: null },
      { id: id('f') },
    ];
    expect(shownSquad(players).map((player) => player.id)).toEqual(['d', 'c', 'e', 'a']);
  });
});

describe('docs/behaviour.md 2, table page', () => {
  const row = (name: string, points: number, ranking: number, more: Partial<Standing> = {}): Standing => ({
    id: idOf<StandingId>(name),
    leagueCode: 'W1A',
    club: idOf<ClubId>(name),
    ranking,
    wins: 0,
    draws: 0,
    losses: 0,
    scored: 0,
    against: 0,
    difference: 0,
    points,
    form: [],
    adjustments: [],
    ...more,
  });

  test('points, ranking, difference, scored, wins, name', () => {
    const rows = [
      row('Zora', 3, 9),
      row('Äpfel', 3, 9),
      row('Beta', 3, 2),
      row('Tore', 3, 9, { scored: 4 }),
      row('Diff', 3, 9, { difference: 1 }),
      row('Top', 12.5, 12),
    ];
    expect(tableOrder(rows, (standing) => standing.club).map((standing) => standing.club)).toEqual([
      'Top',
      'Beta',
      'Diff',
      'Tore',
      'Äpfel',
      'Zora',
    ]);
  });
  test('the top 3 promotion, the last 2 relegation, never both', () => {
    const zones = (teams: number) =>
      Array.from({ length: teams }, (_, index) => zoneOf(index, teams)?.[0] ?? '-').join('');
    expect([1, 2, 3, 4, 5, 6, 12].map(zones)).toEqual(['p', 'pp', 'ppp', 'pppr', 'ppprr', 'ppp-rr', 'ppp-------rr']);
  });
});
