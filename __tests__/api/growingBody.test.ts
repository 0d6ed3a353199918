import { readGrowing } from '../../src/api/growingBody';

const CHUNK_MS = 50;

let clock = 0;
beforeEach(() => {
  clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => jest.restoreAllMocks());

/** A body of 40 letters, of which one comes every 50 ms. */
function dripping(): Response {
  let sent = 0;
  return new Response(
    new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          clock += CHUNK_MS;
          sent += 1;
          controller.enqueue(new TextEncoder().encode('x'));
          if (sent === 40) controller.close();
        },
      },
      // Nothing is fetched ahead of the reader, so that the clock stands where the reader is.
      { highWaterMark: 0 },
    ),
  );
}

/** When the part received so far was looked at, in ms, if each look takes that long. */
async function looks(takes: number): Promise<readonly number[]> {
  const at: number[] = [];
  const text = await readGrowing(dripping(), () => {
    at.push(clock);
    clock += takes;
    return false;
  });
  expect(text).toHaveLength(40);
  return at;
}

test('a body that grows is looked at after 300 ms, and then every 100 ms while that costs nothing', async () => {
  expect((await looks(0)).slice(0, 5)).toEqual([300, 400, 500, 600, 700]);
});

test('looks that take long take a quarter of the time at most', async () => {
  expect((await looks(100)).slice(0, 4)).toEqual([300, 700, 1_100, 1_500]);
});

test('once it has seen enough it does not look again', async () => {
  let count = 0;
  await readGrowing(dripping(), () => (count += 1) === 2);
  expect(count).toBe(2);
});
