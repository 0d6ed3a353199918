/** @jest-environment node */
import { AnswerCache } from '../../server/answers/cache';
import { EVERYTHING } from '../../server/answers/tags';
import { HttpError } from '../../server/http/errors';

/** A build that waits until it is told to finish. */
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
  it('are built once for all who ask at once and after', async () => {
    const cache = new AnswerCache();
    const counter = counting();
    const first = await Promise.all([cache.read('k', counter.build), cache.read('k', counter.build)]);
    expect([first[0] === first[1], (await cache.read('k', counter.build)) === first[0], counter.count]).toEqual([
      true,
      true,
      1,
    ]);
  });
  it('are dropped by a write that names one of their tags, and by no other', async () => {
    const cache = new AnswerCache();
    const counter = counting(['a', 'b']);
    await cache.read('k', counter.build);
    cache.outdate(['c']);
    expect(cache.peek('k')).toBeDefined();
    cache.outdate(['c', 'b']);
    expect(cache.peek('k')).toBeUndefined();
    await cache.read('k', counter.build);
    cache.outdate([EVERYTHING]);
    expect(cache.peek('k')).toBeUndefined();
  });
  it('built while something they show was written are given out but not kept, and nobody else shares them', async () => {
    const cache = new AnswerCache();
    const held = heldBuild('old', ['t']);
    const waiting = cache.read('k', held.build);
    cache.outdate(['t']);
    const fresh = await cache.read('k', () => Promise.resolve({ body: 'new', tags: ['t'] }));
    cache.outdate(['other']);
    held.finish();
    expect((await (await waiting).bytes('identity')).toString()).toBe('"old"');
    expect(cache.peek('k')).toBe(fresh);
  });
  it('that depend on the time of day are built anew after their time', async () => {
    const cache = new AnswerCache();
    await cache.read('k', () => Promise.resolve({ body: 1, tags: [], freshForMs: 0 }));
    expect(cache.peek('k')).toBeUndefined();
  });
  it('are not trusted while changes of other processes cannot be heard, but stand in for a lost database', async () => {
    const cache = new AnswerCache();
    const kept = await cache.read('k', counting().build);
    cache.setHearing(false);
    expect(cache.peek('k')).toBeUndefined();
    expect(await cache.read('k', () => Promise.reject(new Error('lost')))).toBe(kept);
    await expect(cache.read('k', () => Promise.reject(new HttpError(404, 'gone')))).rejects.toThrow('gone');
    await cache.read('k', counting().build);
    expect(cache.peek('k')).toBeUndefined();
    cache.setHearing(true);
    await cache.read('k', counting().build);
    expect(cache.peek('k')).toBeDefined();
  });
  it('stay within their memory: the oldest leave first', async () => {
    const cache = new AnswerCache(25);
    for (const key of ['a', 'b', 'c']) await cache.read(key, () => Promise.resolve({ body: 'x'.repeat(8), tags: [] }));
    expect(['a', 'b', 'c'].map((key) => cache.peek(key) !== undefined)).toEqual([false, true, true]);
  });
  it('failed builds are not kept', async () => {
    const cache = new AnswerCache();
    await expect(cache.read('k', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    const counter = counting();
    await cache.read('k', counter.build);
    expect(counter.count).toBe(1);
  });
});
