import type { Answer } from './answer';
import { EVERYTHING } from './tags';

/** What a build came to; its tags are not known when it failed. */
export type Outcome = { tags?: readonly string[] } & ({ answer: Answer } | { error: unknown });

/** A build under way, and what was written meanwhile. */
export class Flight {
  readonly outcome: Promise<Outcome>;
  /** The number of the first write that named a tag. */
  private readonly outdated = new Map<string, number>();

  /** @param began how many writes there were before it */
  constructor(
    readonly began: number,
    work: (flight: Flight) => Promise<Outcome>,
  ) {
    // The starter registers it before the build begins.
    this.outcome = Promise.resolve().then(() => work(this));
  }

  /** Notes the tags that a write names. @param write its number */
  outdate(tags: readonly string[], write: number): void {
    for (const tag of tags) if (!this.outdated.has(tag)) this.outdated.set(tag, write);
  }

  /** Whether something with these tags was written meanwhile. */
  touches(tags: readonly string[]): boolean {
    return this.missed(Infinity, tags);
  }

  /**
   * Whether it may lack a write made before a reader came, who came after so many writes.
   * A failed build has no tags: what it would have shown is not known.
   */
  missed(came: number, tags: readonly string[] | undefined): boolean {
    if (tags === undefined) return came > this.began;
    return [EVERYTHING, ...tags].some((tag) => {
      const write = this.outdated.get(tag);
      return write !== undefined && write <= came;
    });
  }
}
