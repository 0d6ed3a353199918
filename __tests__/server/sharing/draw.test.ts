/** @jest-environment node */
import fc from 'fast-check';
import { pictures } from '../../../server/demo/pictures/render';
import { draw } from '../../../server/sharing/draw';
import type { ClubFacts, Format, Goal, MatchFacts, TableFacts } from '../../../server/sharing/facts';
import { Lettering } from '../../../server/sharing/lettering';
import { scorerLines } from '../../../server/sharing/matchLook';
import { MATCH_STATUSES } from '../../../server/domain/types';
import { xmlFault } from '../pictures/xmlFault';
import { wildText } from '../../support/wildText';

const FORMATS: readonly Format[] = ['quer', 'hoch'];
const CREST = '/bilder/wappen/rund-symbol-wellen-ball-0b5ca9-ffffff-D22.svg';

const text = fc.oneof(
  wildText({ maxLength: 80 }),
  fc.constantFrom(
    '</svg><script>boom()</script>',
    '"/><image href="//x"/>',
    '😀',
    '',
    'İ\u202e\u0000',
    'w'.repeat(400),
  ),
);
let crests = 0;
const club: fc.Arbitrary<ClubFacts> = fc.record({
  name: text,
  crest: fc.boolean().map((drawn) => (drawn ? pictures.crest(CREST, `c${(crests += 1)}`) : undefined)),
  color: fc.option(fc.oneof(text, fc.constantFrom('#0B5CA9', '#ffffff', '#000000', 'fff'))),
});
const goal: fc.Arbitrary<Goal> = fc.record({
  side: fc.constantFrom('home', 'away'),
  name: text,
  minute: fc.nat(60),
  own: fc.boolean(),
});
const match: fc.Arbitrary<MatchFacts> = fc.record({
  league: text,
  gameday: fc.nat(40),
  kickoff: fc.option(fc.constant('2025-11-16T11:00:00Z')),
  location: text,
  status: fc.constantFrom(...MATCH_STATUSES),
  home: club,
  away: club,
  homeScore: fc.nat(120),
  awayScore: fc.nat(120),
  goals: fc.array(goal, { maxLength: 30 }),
});
const table: fc.Arbitrary<TableFacts> = fc.record({
  league: text,
  gameday: fc.option(fc.nat(40)),
  rows: fc.array(
    fc.tuple(club, fc.nat(99)).map(([one, points]) => ({ ...one, id: '', points })),
    { maxLength: 40 },
  ),
});

describe('Drawings to share', () => {
  let lettering: Lettering;
  beforeAll(async () => {
    lettering = await Lettering.open();
  });

  it('are sound SVG without a single character of text, whatever names hold', () => {
    const motif = fc.oneof(
      match.map((facts) => ({ match: facts })),
      table.map((facts) => ({ table: facts })),
    );
    fc.assert(
      fc.property(motif, fc.constantFrom(...FORMATS), (facts, format) => {
        const svg = draw(lettering, { ...facts, format });
        expect(xmlFault(svg)).toBeNull();
        expect(svg.replaceAll(/<[^>]*>/g, '')).toBe('');
        expect(svg).not.toMatch(/NaN|Infinity|undefined|<(image|script|text|style|foreignObject)|href/);
      }),
      { numRuns: 150 },
    );
  }, 120_000);

  it('write Austrian and neighbouring names with letters of the fonts', () => {
    const box = lettering.paths('中', 'display 800', 100);
    for (const letter of 'ÄÖÜäöüßéčšžőűłŐ–…’') expect(lettering.paths(letter, 'display 800', 100)).not.toBe(box);
    expect(lettering.width('Müller', 'text 600', 50)).toBeCloseTo(2 * lettering.width('Müller', 'text 600', 25));
    expect(lettering.width('😀\u202e', 'text 600', 50)).toBe(0);
  });
});

describe('Scorers', () => {
  const at = (side: Goal['side'], name: string, minute: number, own = false): Goal => ({ side, name, minute, own });

  it('stand by surname with all their minutes, own goals apart', () => {
    const goals = [at('home', 'Max ALMSTADLER', 3), at('away', 'x y', 8), at('home', 'Max ALMSTADLER', 39)];
    const lines = scorerLines([...goals, at('home', 'Ivo McNeal', 40, true)], 'home');
    expect(lines).toEqual([
      { name: 'Almstadler', minutes: "3' 39'" },
      { name: 'McNeal (ET)', minutes: "40'" },
    ]);
  });

  it('of one surname have initials, and whole names where these are the same', () => {
    const names = ['Max HUBER', 'Otto Huber', 'Max HUBER', 'Ivo McNeal', 'Jan Berg', 'Jon Berg'];
    const lines = scorerLines(
      names.map((name, index) => at('home', name, index)),
      'home',
    );
    expect(lines.map(({ name, minutes }) => `${name} ${minutes}`)).toEqual([
      "M. Huber 0' 2'",
      "O. Huber 1'",
      "McNeal 3'",
      '+2 weitere ',
    ]);
    expect(scorerLines([at('home', 'Jan Berg', 1), at('home', 'JON BERG', 2)], 'home').map(({ name }) => name)).toEqual(
      ['Jan Berg', 'Jon Berg'],
    );
    const alike = ['a', 'b'].map((player, index) => ({ ...at('home', 'Max Huber', index), player }));
    expect(scorerLines(alike, 'home').map(({ minutes }) => minutes)).toEqual(["0'", "1'"]);
  });

  it('are three at most; the others are counted', () => {
    const goals = ['A', 'B', 'C', 'D', 'E'].map((name, index) => at('away', name, index));
    expect(scorerLines(goals, 'away').map(({ name }) => name)).toEqual(['A', 'B', 'C', '+2 weitere']);
  });
});
