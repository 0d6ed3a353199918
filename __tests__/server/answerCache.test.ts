/** @jest-environment node */
import { ResponseCache } from '../../server/cache/cache';
import { EVERYTHING, tag } from '../../server/cache/tags';
import { Refusal } from '../../server/domain/errors';
import { HttpError } from '../../server/http/errors';

/** A build that waits until the test ends it. */
function heldBuild(body: unknown, tags: string[]) {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { finish: () => finish(), build: async () => held.then(() => ({ body, tags })) };
}
const counting = (tags: string[] = ['t']) => {
  const built = { count: 0, build: () => Promise.resolve({ body: (built.count += 1), tags }) };
  return built;
};

describe('Finished answers', () => {
  it('are built once for all concurrent and later requests', async () => {
    const cache = new ResponseCache();
    const counter = counting();
    const first = await Promise.all([cache.read('k', counter.build), cache.read('k', counter.build)]);
    expect([first[0] === first[1], (await cache.read('k', counter.build)) === first[0], counter.count]).toEqual([
      true,
      true,
      1,
    ]);
  });
  it('are dropped by a write that names one of their tags, and by no other', async () => {
    const cache = new ResponseCache();
    const counter = counting(['a', 'b']);
    await cache.read('k', counter.build);
    cache.invalidate(['c']);
    expect(cache.peek('k')).toBeDefined();
    cache.invalidate(['c', 'b']);
    expect(cache.peek('k')).toBeUndefined();
    await cache.read('k', counter.build);
    cache.invalidate([EVERYTHING]);
    expect(cache.peek('k')).toBeUndefined();
  });
  it('built while something they show was written are sent but not cached; requests after the write get a new one', async () => {
    const cache = new ResponseCache();
    const held = heldBuild('old', ['t']);
    const waiting = cache.read('k', held.build);
    await Promise.resolve();
    cache.invalidate(['t']);
    const late = cache.read('k', () => Promise.resolve({ body: 'new', tags: ['t'] }));
    cache.invalidate(['other']);
    held.finish();
    expect((await (await waiting).bytes('identity')).toString()).toBe('"old"');
    expect((await (await late).bytes('identity')).toString()).toBe('"new"');
    expect(cache.peek('k')).toBe(await late);
  });
  it('known to show what was written are built anew at once, not after the old build', async () => {
    const cache = new ResponseCache();
    await cache.read('k', counting().build);
    cache.invalidate(['t']);
    const held = heldBuild('old', ['t']);
    const waiting = cache.read('k', held.build);
    cache.invalidate(['t']);
    const fresh = await cache.read('k', () => Promise.resolve({ body: 'new', tags: ['t'] }));
    held.finish();
    await waiting;
    expect(cache.peek('k')).toBe(fresh);
  });
  it('are shared on while something else is written', async () => {
    const cache = new ResponseCache();
    const held = heldBuild(1, ['league:1']);
    const first = cache.read('k', held.build);
    cache.invalidate(['league:2']);
    const second = cache.read('k', () => Promise.reject(new Error('a second build')));
    held.finish();
    expect(await second).toBe(await first);
  });
  it('that depend on the time of day are built anew after their time', async () => {
    const cache = new ResponseCache();
    await cache.read('k', () => Promise.resolve({ body: 1, tags: [], freshForMs: 0 }));
    expect(cache.peek('k')).toBeUndefined();
  });
  it('are not trusted while changes of other processes cannot be heard, but stand in for a lost database', async () => {
    const cache = new ResponseCache();
    const kept = await cache.read('k', counting().build);
    cache.setSubscribed(false);
    expect(cache.peek('k')).toBeUndefined();
    expect(await cache.read('k', () => Promise.reject(new Error('lost')))).toBe(kept);
    await expect(cache.read('k', () => Promise.reject(new HttpError(404, 'gone')))).rejects.toThrow('gone');
    await cache.read('k', counting().build);
    expect(cache.peek('k')).toBeUndefined();
    cache.setSubscribed(true);
    await cache.read('k', counting().build);
    expect(cache.peek('k')).toBeDefined();
  });
  it('stay within their bounds, the least recently used leave first', async () => {
    const cache = new ResponseCache({ entries: 2 });
    const read = (key: string) => cache.read(key, () => Promise.resolve({ body: key, tags: [] }));
    for (const key of ['a', 'b', 'a', 'c']) await read(key);
    expect(['a', 'b', 'c'].map((key) => cache.peek(key) !== undefined)).toEqual([true, false, true]);
  });
  it('count with their compressed copies and their keys', async () => {
    const text = Array.from({ length: 5_000 }, (_, index) => index).join(' ');
    const cache = new ResponseCache({ bytes: 200_000 });
    const answer = await cache.read('key', () => Promise.resolve({ body: text, tags: ['t'] }));
    const plain = cache.figures.bytes;
    const copies = (await answer.bytes('br')).length + (await answer.bytes('gzip')).length;
    expect(plain).toBeGreaterThan(text.length + 2 * 'key'.length);
    expect(cache.figures.bytes).toBe(plain + copies);
    cache.invalidate(['t']);
    expect(cache.peek('key')).toBeUndefined();
    for (let index = 0; index < 20; index += 1)
      await cache.read(`key ${index}`, () => Promise.resolve({ body: text, tags: [] }));
    expect(cache.figures.bytes).toBeLessThanOrEqual(200_000);
    expect(cache.figures.entries).toBe(Math.floor(200_000 / (plain - 150)));
  });
  it('are built anew when their time is over, sooner where they show live matches', async () => {
    let now = 1_000_000;
    const cache = new ResponseCache({ ageMs: 300_000, liveAgeMs: 60_000 }, () => now);
    await cache.read('table', () => Promise.resolve({ body: 1, tags: [tag.league('1')] }));
    await cache.read('live', () => Promise.resolve({ body: 1, tags: [tag.leagues, tag.live] }));
    const kept = () => [cache.peek('table') !== undefined, cache.peek('live') !== undefined];
    now += 59_999;
    expect(kept()).toEqual([true, true]);
    now += 1;
    expect(kept()).toEqual([true, false]);
    now += 240_000;
    expect(kept()).toEqual([false, false]);
  });
  it('stand in with their age while no other can be built, which is reported once', async () => {
    let now = 1_000_000;
    const told: unknown[] = [];
    const cache = new ResponseCache({}, () => now);
    cache.onStale(({ key, ageS }) => told.push([key, ageS]));
    const away = () => cache.read('k', () => Promise.reject(new Error('away')));
    await cache.read('k', counting().build);
    cache.invalidate(['t']);
    now += 12_300;
    expect((await away()).age).toBe(12);
    now += 2_000;
    expect((await away()).age).toBe(14);
    expect(told).toEqual([['k', 12]]);
    expect((await cache.read('k', counting().build)).age).toBeUndefined();
    cache.invalidate(['t']);
    await away();
    expect(told).toHaveLength(2);
    // Too much to do is trouble as well, not what somebody asked for wrongly.
    const busy = await cache.read('k', () => Promise.reject(new HttpError(503, 'busy')));
    expect(busy.age).toBe(0);
  });
  it('not found is remembered only briefly, and until any write', async () => {
    const cache = new ResponseCache({ unknownMs: 60_000 });
    let builds = 0;
    const absent = () =>
      cache.read('k', () => {
        builds += 1;
        return Promise.reject(new Refusal('unknown', 'League not found'));
      });
    await expect(absent()).rejects.toThrow('League not found');
    await expect(absent()).rejects.toThrow('League not found');
    expect(builds).toBe(1);
    cache.invalidate(['league:1']);
    await expect(absent()).rejects.toThrow('League not found');
    expect([builds, cache.figures.entries]).toEqual([2, 0]);
    cache.invalidate(['league:1']);
    await cache.read('k', counting().build);
    expect(cache.peek('k')).toBeDefined();
  });
  it('100,000 invented addresses take no room', async () => {
    const cache = new ResponseCache();
    const ask = (index: number) =>
      cache
        .read(`/webClient/table/league/:league\n${index}`, () =>
          index % 2 === 0
            ? Promise.reject(new Refusal('unknown', 'League not found'))
            : Promise.resolve({ body: [], tags: [tag.leagues], unknown: true as const }),
        )
        .catch(() => {});
    for (let index = 0; index < 100_000; index += 1) await ask(index);
    expect(cache.figures).toMatchObject({ entries: 0, bytes: 0 });
  });
  it('failed builds are not cached', async () => {
    const cache = new ResponseCache();
    await expect(cache.read('k', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    const counter = counting();
    await cache.read('k', counter.build);
    expect(counter.count).toBe(1);
  });
});
