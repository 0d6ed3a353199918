import { LRUCache } from 'lru-cache';
import { Refusal } from '../domain/errors';
import { CacheEntries } from './entries';
import { CachedResponse, JSON_TYPE } from './response';
import { EVERYTHING, showsLive } from './tags';

/** The result of a build; its tags are unknown when it failed. */
export type Outcome = { tags?: readonly string[] } & ({ answer: CachedResponse } | { error: unknown });

/** A build under way, and what was written meanwhile. */
class SingleFlight {
  readonly outcome: Promise<Outcome>;
  /** The number of the first write that named a tag. */
  private readonly outdated = new Map<string, number>();

  /** @param began the number of writes before it */
  constructor(
    readonly began: number,
    work: (flight: SingleFlight) => Promise<Outcome>,
  ) {
    // The starter registers it before the build begins.
    this.outcome = Promise.resolve().then(() => work(this));
  }

  /** Records the tags that a write names. @param write its number */
  invalidate(tags: readonly string[], write: number): void {
    for (const tag of tags) if (!this.outdated.has(tag)) this.outdated.set(tag, write);
  }

  /** Whether something with these tags was written meanwhile. */
  touches(tags: readonly string[]): boolean {
    return this.missed(Infinity, tags);
  }

  /**
   * Whether it may lack a write made before a reader arrived. A failed build has no tags: what it would have shown is unknown.
   * @param came the number of writes before the reader arrived
   */
  missed(came: number, tags: readonly string[] | undefined): boolean {
    if (tags === undefined) return came > this.began;
    return [EVERYTHING, ...tags].some((tag) => {
      const write = this.outdated.get(tag);
      return write !== undefined && write <= came;
    });
  }
}

/** A freshly built answer, JSON or of another type, with the tags of everything it was built from. */
export type Built = Provenance & ({ body: unknown; type?: undefined } | { content: string | Buffer; type: string });

interface Provenance {
  tags: readonly string[];
  /** How long it may be served, for bodies that depend on the time of day. */
  freshForMs?: number;
  /** What was requested does not exist: cached for seconds only. */
  unknown?: true;
  /** Cached for this long and apart from the others, for what visitors invent addresses of. */
  brieflyMs?: number;
}

/** How much is cached, and for how long it is served. */
export interface CacheLimits {
  /** Bytes of answers, compressed copies and keys together. */
  bytes: number;
  entries: number;
  /** Longest time that an answer is served, in milliseconds; `live` for what shows matches being played. */
  ageMs: number;
  liveAgeMs: number;
  /** How long a "not found" is cached, in milliseconds. */
  unknownMs: number;
}

const CACHE_LIMITS: CacheLimits = {
  bytes: 96 * 1024 * 1024,
  entries: 20_000,
  ageMs: 300_000,
  liveAgeMs: 60_000,
  unknownMs: 3_000,
};

const MOST_SHORT_LIVED = 2_000;

/** An outdated answer was served because no newer one could be built. */
export interface StaleResponse {
  key: string;
  ageS: number;
  because: unknown;
}

/**
 * Answers built once and served until a write names one of their tags or they expire, and after that only while no newer
 * one can be built. While other processes' changes cannot be received, every answer is built anew.
 */
export class ResponseCache {
  private readonly entries: CacheEntries;
  private readonly shortLived: LRUCache<string, Outcome>;
  /** Every build under way; `shared` has those that later readers may share. */
  private readonly flights = new Set<SingleFlight>();
  private readonly shared = new Map<string, SingleFlight>();
  private readonly limits: CacheLimits;
  private writes = 0;
  private subscribed = true;
  private counts = { built: 0, kept: 0 };
  private tellStale: (stale: StaleResponse) => void = () => {};

  constructor(
    limits: Partial<CacheLimits> = {},
    private readonly now: () => number = Date.now,
  ) {
    this.limits = { ...CACHE_LIMITS, ...limits };
    this.entries = new CacheEntries(this.limits.bytes, this.limits.entries);
    this.shortLived = new LRUCache({ max: MOST_SHORT_LIVED, ttl: this.limits.unknownMs });
  }

  /** What operators watch: builds and cache hits so far, what is cached now, whether writes are received. */
  get figures(): { built: number; kept: number; entries: number; bytes: number; subscribed: boolean } {
    return { ...this.counts, entries: this.entries.size, bytes: this.entries.bytes, subscribed: this.subscribed };
  }

  /** Reports each outdated answer the first time it is served. */
  onStale(tell: (stale: StaleResponse) => void): void {
    this.tellStale = tell;
  }

  /** The cached answer, if it may be served without building it anew. */
  peek(key: string): CachedResponse | undefined {
    const entry = this.subscribed ? this.entries.get(key) : undefined;
    return entry !== undefined && this.now() < entry.freshUntil ? entry.response : undefined;
  }

  /**
   * The answer under a key, built if need be. Readers share a build, but not one that missed a write made before they came.
   * @throws a refusal that the build throws; any other error only if there is no old answer to serve instead
   */
  async read(key: string, build: () => Promise<Built>): Promise<CachedResponse> {
    for (;;) {
      const stored = this.peek(key);
      if (stored !== undefined) {
        this.counts.kept += 1;
        return stored;
      }
      const came = this.writes;
      const flight = this.shared.get(key) ?? this.takeOff(key, build);
      const outcome = await flight.outcome;
      if (flight.missed(came, outcome.tags)) continue;
      if ('error' in outcome) throw outcome.error;
      return outcome.answer;
    }
  }

  /** Answers with one of these tags are built anew from now on, and builds under way that show them are not cached. */
  invalidate(tags: readonly string[]): void {
    this.writes += 1;
    this.shortLived.clear();
    for (const flight of this.flights) flight.invalidate(tags, this.writes);
    for (const key of this.shared.keys()) {
      const shows = this.entries.get(key)?.tags;
      if (tags.includes(EVERYTHING) || shows?.some((one) => tags.includes(one)) === true) this.shared.delete(key);
    }
    this.entries.invalidate(tags);
  }

  /** Records whether changes made by other processes are received; after a gap nothing cached is trusted. */
  setSubscribed(reliable: boolean): void {
    this.subscribed = reliable;
    this.invalidate([EVERYTHING]);
  }

  private takeOff(key: string, build: () => Promise<Built>): SingleFlight {
    const flight = new SingleFlight(this.writes, async (self) => {
      const outcome = (this.subscribed ? this.shortLived.get(key) : undefined) ?? (await this.build(self, key, build));
      this.flights.delete(self);
      if (this.shared.get(key) === self) this.shared.delete(key);
      return outcome;
    });
    this.flights.add(flight);
    this.shared.set(key, flight);
    return flight;
  }

  private async build(flight: SingleFlight, key: string, build: () => Promise<Built>): Promise<Outcome> {
    this.counts.built += 1;
    try {
      const built = await build();
      const answer =
        built.type === undefined
          ? new CachedResponse(JSON.stringify(built.body), JSON_TYPE, built.tags)
          : new CachedResponse(built.content, built.type, built.tags);
      const outcome = { answer, tags: built.tags };
      if (built.unknown === true || built.brieflyMs !== undefined)
        this.keepBriefly(key, outcome, flight, built.brieflyMs);
      else this.keep(key, answer, built, flight.touches(built.tags));
      return outcome;
    } catch (error) {
      if (error instanceof Refusal) this.keepBriefly(key, { error }, flight);
      return isRefusal(error) ? { error } : this.serveStale(key, error);
    }
  }

  private keepBriefly(key: string, outcome: Outcome, flight: SingleFlight, ttl = this.limits.unknownMs): void {
    if (this.subscribed && flight.began === this.writes) this.shortLived.set(key, outcome, { ttl });
  }

  private keep(key: string, response: CachedResponse, { tags, freshForMs = Infinity }: Built, outdated: boolean): void {
    // An answer outdated during its build is cached only if there is no other to fall back on.
    if (outdated && this.entries.get(key) !== undefined) return;
    const [builtAt, age] = [this.now(), showsLive(tags) ? this.limits.liveAgeMs : this.limits.ageMs];
    const freshUntil = outdated || !this.subscribed ? 0 : builtAt + Math.min(age, freshForMs);
    this.entries.set(key, { response, tags, builtAt, freshUntil, told: false });
  }

  private serveStale(key: string, because: unknown): Outcome {
    const old = this.entries.get(key);
    if (old === undefined) return { error: because };
    old.response.age = Math.floor((this.now() - old.builtAt) / 1_000);
    if (!old.told) this.tellStale({ key, ageS: old.response.age, because });
    old.told = true;
    return { answer: old.response };
  }
}

/** A refusal is an answer in its own right (not found, bad id), not a sign of trouble. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof Refusal || (error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500)
  );
}
