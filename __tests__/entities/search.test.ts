import fc from 'fast-check';
import { find, runs, sentenceWith } from '../../src/entities/search/find';
import type { Findable, FindKind } from '../../src/entities/search/find';
import { searchable } from '../../src/entities/search/fold';
import { wildText } from '../support/wildText';

/** @jest-environment node */

const entry = (title: string, kind: FindKind = 'player'): Findable => ({
  key: `${kind}/${title}`,
  kind,
  title,
  note: '',
  to: '/x',
  text: searchable(title),
});
const names = (titles: readonly string[], typed: string) =>
  find(
    titles.map((title) => entry(title)),
    typed,
  ).map(({ title }) => title);
const hits = (text: string, typed: string) =>
  runs(text, typed)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('');

describe('docs/behaviour.md 17: finding', () => {
  test.each(['mueller', 'muller', 'Müller', 'MÜLLER', 'müll', 'Mu\u0308ller'])('%s finds Müller', (typed) => {
    expect(names(['Anna Müller', 'Anna Maier'], typed)).toEqual(['Anna Müller']);
  });

  test.each([
    ['Müller', 'Jo Mueller'],
    ['strasse', 'Straße FC'],
    ['STRAẞE', 'Strasse FC'],
    ['benes', 'Karel Beneš'],
    ['bauer', 'Toni Bauer'],
    ['22 donau', 'Donauwelle 22'],
    ["o'neill", 'Pat O’Neill'],
    ['djuric', 'Ivo Đurić'],
    ['duric', 'Ivo Đurić'],
    ['Đurić', 'Ivo Djuric'],
    ['lukasz', 'Łukasz Nowak'],
    ['soren', 'Søren Holm'],
    ['isik', 'Işık Demir'],
    ['thor', 'Þór Jónsson'],
    ['aegir', 'Ægir Holm'],
  ])('%s finds %s', (typed, title) => {
    expect(names([title, 'Zwettl'], typed)).toEqual([title]);
  });

  test('whole words before starts, starts before middles, then by name; five of a kind', () => {
    expect(names(['Ziegelkarl', 'Karla Ober', 'Karl Zacherl', 'Adam Karl'], 'karl')).toEqual([
      'Adam Karl',
      'Karl Zacherl',
      'Karla Ober',
      'Ziegelkarl',
    ]);
    expect(names(['Ka 9', 'Ka 3', 'Ka 1', 'Ka 7', 'Ka 5', 'Ka 2'], 'ka')).toEqual([
      'Ka 1',
      'Ka 2',
      'Ka 3',
      'Ka 5',
      'Ka 7',
    ]);
  });

  test('kinds in their order', () => {
    const found = find([entry('Ka N', 'news'), entry('Ka P'), entry('Ka R', 'rule'), entry('Ka C', 'club')], 'ka');
    expect(found.map(({ kind }) => kind)).toEqual(['club', 'player', 'rule', 'news']);
  });

  test.each(['', '   ', '%', '_', '🙂', '.*', '\\', '<b>'])('%j finds nothing by chance', (typed) => {
    expect(names(['Anna Müller', '22'], typed)).toEqual([]);
  });

  test('whatever is typed and whatever things are called: nothing throws, titles stay whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), wildText({ maxLength: 60 }), (typed, title) => {
        find([entry(title)], typed);
        expect(
          runs(title, typed)
            .map(({ text }) => text)
            .join(''),
        ).toBe(title);
      }),
    );
  });

  test('the letters that were typed are marked where they stand', () => {
    expect(hits('Kärnten – 1. Liga', 'ka')).toBe('[Kä]rnten – 1. Liga');
    expect(hits('Anna Müller', 'mueller an')).toBe('[An]na [Müller]');
    expect(hits('Straßer', 'strass')).toBe('[Straß]er');
    expect(hits('Laternen-Kapitän', 'kap')).toBe('Laternen-[Kap]itän');
  });

  test('the sentence of a rule that holds the word', () => {
    const text = 'Jede Mannschaft stellt einen Ball. Jede vierte Gelbe Karte bedeutet eine Sperre. Das gilt immer.';
    expect(sentenceWith(text, 'karte')).toBe('Jede vierte Gelbe Karte bedeutet eine Sperre.');
    expect(sentenceWith(text, 'qwx')).toBe('Jede Mannschaft stellt einen Ball.');
  });
});
