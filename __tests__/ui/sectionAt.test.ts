import { sectionAt } from '../../src/ui/blocks/TocPage';

const at = (id: string, top: number, focused = false) => ({ id, top, focused });

describe('Table of contents: which section is being read', () => {
  test('before the first section has come up, it is the first', () => {
    expect(sectionAt([at('a', 300), at('b', 500)], false)).toBe('a');
  });

  test('it is the last one that has passed the reading line, however short', () => {
    expect(sectionAt([at('a', -200), at('b', 24), at('c', 110)], false)).toBe('b');
  });

  test('at the end of the page it is the last one', () => {
    expect(sectionAt([at('a', -200), at('b', 24), at('c', 400)], true)).toBe('c');
  });

  test('at the end of the page the opened one counts, though it cannot come up further', () => {
    expect(sectionAt([at('a', -200), at('b', 300, true), at('c', 400)], true)).toBe('b');
  });

  test('at the end of the page the opened one counts, also when it has just come up', () => {
    expect(sectionAt([at('a', -200), at('b', 40, true), at('c', 400)], true)).toBe('b');
  });

  test('a section left behind with the focus does not hold the mark', () => {
    expect(sectionAt([at('a', -900, true), at('b', 300), at('c', 400)], true)).toBe('c');
  });

  test('without sections there is none', () => {
    expect(sectionAt([], false)).toBeUndefined();
  });
});
