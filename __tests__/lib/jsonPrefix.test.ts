import fc from 'fast-check';
import { parsePrefix } from '../../src/lib/jsonPrefix';

describe('parsePrefix', () => {
  test('the elements that are complete, whatever stands in their texts', () => {
    const text = JSON.stringify([{ a: ['}]"\\', { b: 1 }] }, { c: '[{' }]);
    expect(parsePrefix(text.slice(0, -3), 1)).toEqual([{ a: ['}]"\\', { b: 1 }] }]);
    expect(parsePrefix(text, 1)).toEqual([{ a: ['}]"\\', { b: 1 }] }, { c: '[{' }]);
  });

  test('nested lists are cut between their elements as deep as asked', () => {
    const text = '[{"name":"S","matches":[{"id":1,"events":[{"x":1},{"x":2}]},{"id":2,"events":[{"x":3},';
    expect(parsePrefix(text, 3)).toEqual([{ name: 'S', matches: [{ id: 1, events: [{ x: 1 }, { x: 2 }] }] }]);
  });

  test.each(['', '[', '[{', '{"a":1}', 'kein JSON ]', '<html>{[}]'])('nothing complete, or no JSON: %s', (text) => {
    expect(parsePrefix(text, 3)).toBeUndefined();
  });

  test('any prefix of any list of objects gives a beginning of that list', () => {
    const rows = fc.array(fc.dictionary(fc.string(), fc.jsonValue()));
    fc.assert(
      fc.property(rows, fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
        const wire = JSON.stringify(list);
        const whole: unknown[] = JSON.parse(wire);
        const part = parsePrefix(wire.slice(0, Math.floor(wire.length * share)), 1);
        if (part !== undefined) expect(part).toEqual(whole.slice(0, (part as unknown[]).length));
        expect(parsePrefix(wire, 1)).toEqual(list.length === 0 ? undefined : whole);
      }),
    );
  });
});
