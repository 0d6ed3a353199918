import { seasonReader } from '../../src/api/seasonReader';
import type { FromReader } from '../../src/api/seasonReader';
import { matchId, matchRow, seasonId } from '../support/wire';

const season = { season_id: seasonId(1), season_name: '2025/26', primary: true };
const BODY = JSON.stringify([{ ...season, matches: [matchRow(1), matchRow(2), matchRow(3)] }]);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What a reader tells, in words. */
function inWords(message: FromReader): string {
  const seasons = message.kind === 'whole' ? message.decoded.answer : message.seasons;
  const ids = seasons?.ids.flatMap(({ matches }) => matches) ?? [];
  return `${message.kind}: ${ids.length}`;
}

describe('The reader of a league’s fixtures', () => {
  let clock = 0;
  let told: FromReader[];
  let read: ReturnType<typeof seasonReader>;
  /** Sends what comes within some milliseconds. */
  const comes = (text: string, ms: number): void => {
    clock += ms;
    read({ kind: 'bytes', bytes: bytes(text) });
  };
  const upTo = (n: number): number => BODY.indexOf(matchId(n));
  beforeEach(() => {
    clock = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => clock);
    told = [];
    read = seasonReader((message) => told.push(message));
  });
  afterEach(() => jest.restoreAllMocks());

  test('tells ever longer beginnings while the body is arriving, then the whole', () => {
    comes(BODY.slice(0, upTo(2)), 300);
    comes(BODY.slice(upTo(2), upTo(3)), 200);
    comes(BODY.slice(upTo(3)), 10);
    read({ kind: 'end' });
    expect(told.map(inWords)).toEqual(['beginning: 1', 'beginning: 2', 'whole: 3']);
  });

  test('tells nothing of a body without a complete match, nor of one that comes quickly', () => {
    comes(BODY.slice(0, upTo(1)), 300);
    read({ kind: 'end' });
    expect(told.map(inWords)).toEqual(['whole: 0']);
  });

  test('once it was told that this is enough it tells only the whole', () => {
    comes(BODY.slice(0, upTo(2)), 300);
    read({ kind: 'enough' });
    comes(BODY.slice(upTo(2)), 2_000);
    read({ kind: 'end' });
    expect(told.map(inWords)).toEqual(['beginning: 1', 'whole: 3']);
  });

  test('passes on of each season only what lists show', () => {
    const lineups = { home_blanket: { id: matchId(9), name: 'FC Quarz', starting: [{ id: '1' }], events: [{}] } };
    comes(JSON.stringify([{ ...season, matches: [matchRow(1, lineups)] }]), 0);
    read({ kind: 'end' });
    expect(JSON.stringify(told)).toContain('FC Quarz');
    expect(JSON.stringify(told)).not.toMatch(/starting|events/);
  });

  test('a look that takes long is followed by a pause three times as long; a letter in two pieces is one', () => {
    const [first, second] = [BODY.slice(0, upTo(2)), BODY.slice(upTo(2), upTo(3))];
    const slow = jest.spyOn(JSON, 'parse').mockImplementationOnce((text: string) => {
      clock += 500;
      slow.mockRestore();
      return JSON.parse(text) as unknown;
    });
    comes(first, 300);
    comes(second, 1_499);
    comes(' ', 1);
    expect(told.map(inWords)).toEqual(['beginning: 1', 'beginning: 2']);
    const rest = bytes(BODY.slice(upTo(3)).replace('FC', 'FČ'));
    read({ kind: 'bytes', bytes: rest.slice(0, rest.indexOf(0xc4) + 1) });
    read({ kind: 'bytes', bytes: rest.slice(rest.indexOf(0xc4) + 1) });
    read({ kind: 'end' });
    expect(JSON.stringify(told.at(-1))).not.toContain('\ufffd');
  });

  test.each([
    ['an empty body', ''],
    ['a blank one', ' \n'],
    ['a page', '<html>Wartung</html>'],
    ['one that was cut off', BODY.slice(0, -1)],
    ['no list', '{"unerwartet":1}'],
  ])('%s is no answer', (_what, text) => {
    comes(text, 0);
    read({ kind: 'end' });
    expect(told.at(-1)).toEqual({ kind: 'whole', decoded: { answer: null, problems: [] } });
  });
});
