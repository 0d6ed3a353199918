import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './response';
import { EVERYTHING } from './tags';

/** An answer in the cache. */
export interface CacheEntry {
  readonly response: CachedResponse;
  readonly tags: readonly string[];
  /** When it was built, in milliseconds since 1970. */
  readonly builtAt: number;
  /** Until when it is served; after that only if no newer one can be built. */
  freshUntil: number;
  /** Whether it was reported as served outdated. */
  told: boolean;
}

/** Memory of an entry besides its answer: the entry itself, its place in every index, header lines of its encodings. */
const ENTRY_BYTES = 2_000;
const TAG_BYTES = 150;

/** The answers in memory, found by key or by tag; the least recently used are evicted first. */
export class CacheEntries {
  private readonly byTag = new Map<string, Set<string>>();
  private readonly entries: LRUCache<string, CacheEntry>;

  /** @param bytes that answers, compressed copies and keys may take together */
  constructor(bytes: number, entries: number) {
    this.entries = new LRUCache<string, CacheEntry>({
      max: entries,
      maxSize: bytes,
      sizeCalculation: ({ response, tags }, key) =>
        response.bytesHeld + 2 * key.length + TAG_BYTES * tags.length + ENTRY_BYTES,
      dispose: (entry, key) => this.forgetTags(key, entry),
    });
  }

  get size(): number {
    return this.entries.size;
  }

  get bytes(): number {
    return this.entries.calculatedSize;
  }

  /** The answer under a key; this counts as use. */
  get(key: string): CacheEntry | undefined {
    return this.entries.get(key);
  }

  /** Caches an answer in place of the former one. */
  set(key: string, entry: CacheEntry): void {
    this.entries.set(key, entry);
    if (!this.entries.has(key)) return;
    for (const tag of entry.tags) {
      const keys = this.byTag.get(tag);
      if (keys === undefined) this.byTag.set(tag, new Set([key]));
      else keys.add(key);
    }
    entry.response.onGrowth(() => {
      // Set again, so that its new size is counted.
      if (this.entries.peek(key) === entry) this.set(key, { ...entry });
    });
  }

  /** From now on the answers with one of these tags are outdated. */
  invalidate(tags: readonly string[]): void {
    if (tags.includes(EVERYTHING)) {
      for (const entry of this.entries.values()) entry.freshUntil = 0;
      return;
    }
    for (const tag of tags) {
      for (const key of this.byTag.get(tag) ?? []) {
        const entry = this.entries.peek(key);
        if (entry !== undefined) entry.freshUntil = 0;
      }
    }
  }

  private forgetTags(key: string, { tags }: CacheEntry): void {
    for (const tag of tags) {
      const keys = this.byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.byTag.delete(tag);
    }
  }
}
