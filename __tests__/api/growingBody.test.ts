import { growingBody } from '../../src/api/growingBody';

const CHUNK_MS = 50;

let clock = 0;
beforeEach(() => {
  clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => jest.restoreAllMocks());

/** Reads a body of 40 letters, of which one comes every 50 ms. */
function dripping(look: () => boolean): string {
  const body = growingBody(look);
  for (let sent = 0; sent < 40; sent += 1) {
    clock += CHUNK_MS;
    body.add(new TextEncoder().encode('x'));
  }
  return body.end();
}

/** When the part received so far was looked at, in ms, if each look takes that long. */
function looks(takes: number): readonly number[] {
  const at: number[] = [];
  const text = dripping(() => {
    at.push(clock);
    clock += takes;
    return false;
  });
  expect(text).toHaveLength(40);
  return at;
}

test('a body that grows is looked at after 300 ms, and then every 100 ms while that costs nothing', () => {
  expect(looks(0).slice(0, 5)).toEqual([300, 400, 500, 600, 700]);
});

test('looks that take long take a quarter of the time at most', () => {
  expect(looks(100).slice(0, 4)).toEqual([300, 700, 1_100, 1_500]);
});

test('once it has seen enough it does not look again', () => {
  let count = 0;
  dripping(() => (count += 1) === 2);
  expect(count).toBe(2);
});

test('a letter that comes in two pieces is one letter', () => {
  const body = growingBody(() => false);
  const bytes = new TextEncoder().encode('Spielgemeinschaft Grün');
  const inside = bytes.indexOf(0xc3) + 1;
  body.add(bytes.slice(0, inside));
  body.add(bytes.slice(inside));
  expect(body.end()).toBe('Spielgemeinschaft Grün');
});
