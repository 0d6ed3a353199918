import type { Answer } from './answer';
import { EVERYTHING } from './tags';

/** The result of a build; its tags are unknown when it failed. */
export type Outcome = { tags?: readonly string[] } & ({ answer: Answer } | { error: unknown });

/** A build under way, and what was written meanwhile. */
export class Flight {
  readonly outcome: Promise<Outcome>;
  /** The number of the first write that named a tag. */
  private readonly outdated = new Map<string, number>();

  /** @param began the number of writes before it */
  constructor(
    readonly began: number,
    work: (flight: Flight) => Promise<Outcome>,
  ) {
    // The starter registers it before the build begins.
    this.outcome = Promise.resolve().then(() => work(this));
  }

  /** Records the tags that a write names. @param write its number */
  outdate(tags: readonly string[], write: number): void {
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
