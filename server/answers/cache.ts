import { Refusal } from '../domain/refusal';
import { Answer } from './answer';
import { EVERYTHING } from './tags';

/** A freshly built answer, JSON or of another type, with the tags of everything it was built from. */
export type Built = Provenance & ({ body: unknown; type?: undefined } | { content: string | Buffer; type: string });

interface Provenance {
  tags: readonly string[];
  /** How long it may be given out, for bodies that depend on the time of day. */
  freshForMs?: number;
}

interface Entry {
  answer: Answer;
  tags: readonly string[];
  staleAt: number;
}

/** A build under way; `outdated` collects what was written meanwhile. */
interface Flight {
  key: string;
  outdated: Set<string>;
}

/**
 * Answers built once and given out until a write names one of their tags.
 * While changes of other processes cannot be heard, answers are built anew and old ones serve only as a fallback.
 */
export class AnswerCache {
  private readonly entries = new Map<string, Entry>();
  /** Every build under way. */
  private readonly flights = new Set<Flight>();
  /** The builds that late-comers may still share. */
  private readonly shared = new Map<string, Promise<Answer>>();
  private bytes = 0;
  private hearing = true;
  private built = 0;
  private kept = 0;

  constructor(private readonly maxBytes = 96 * 1024 * 1024) {}

  /** What operators watch: builds and answers given out as kept so far, what is kept now, whether writes are heard. */
  get figures(): { built: number; kept: number; entries: number; bytes: number; hearing: boolean } {
    return { built: this.built, kept: this.kept, entries: this.entries.size, bytes: this.bytes, hearing: this.hearing };
  }

  /** The stored answer, if it may be given out without asking the database. */
  peek(key: string): Answer | undefined {
    const entry = this.entries.get(key);
    return entry !== undefined && this.hearing && Date.now() < entry.staleAt ? entry.answer : undefined;
  }

  /**
   * The answer under a key, built if need be; readers that come at once share one build.
   * @throws whatever the build throws, unless an old answer can stand in for a lost database
   */
  read(key: string, build: () => Promise<Built>): Promise<Answer> {
    const stored = this.peek(key);
    if (stored !== undefined) {
      this.kept += 1;
      return Promise.resolve(stored);
    }
    const running = this.shared.get(key);
    if (running !== undefined) return running;
    this.built += 1;
    const flight = { key, outdated: new Set<string>() };
    const answer = this.build(flight, build).finally(() => {
      this.flights.delete(flight);
      if (this.shared.get(key) === answer) this.shared.delete(key);
    });
    this.flights.add(flight);
    this.shared.set(key, answer);
    return answer;
  }

  /** Drops every answer with one of these tags; builds under way are finished for those who wait, but not kept. */
  outdate(tags: readonly string[]): void {
    const all = tags.includes(EVERYTHING);
    for (const [key, entry] of this.entries) {
      if (all || entry.tags.some((tag) => tags.includes(tag))) this.drop(key, entry);
    }
    this.leaveBehind(tags);
  }

  /** Notes whether changes made by other processes are heard; after a gap nothing stored is trusted. */
  setHearing(reliable: boolean): void {
    this.hearing = reliable;
    for (const entry of this.entries.values()) entry.staleAt = 0;
    this.leaveBehind([EVERYTHING]);
  }

  private leaveBehind(tags: readonly string[]): void {
    for (const flight of this.flights) tags.forEach((tag) => flight.outdated.add(tag));
    this.shared.clear();
  }

  private async build({ key, outdated }: Flight, build: () => Promise<Built>): Promise<Answer> {
    let built: Built;
    try {
      built = await build();
    } catch (error) {
      const old = this.entries.get(key);
      if (old === undefined || isRefusal(error)) throw error;
      return old.answer;
    }
    const answer =
      built.type === undefined ? new Answer(JSON.stringify(built.body)) : new Answer(built.content, built.type);
    const missed = outdated.has(EVERYTHING) || built.tags.some((tag) => outdated.has(tag));
    if (!missed && this.hearing) this.keep(key, answer, built);
    return answer;
  }

  private keep(key: string, answer: Answer, built: Built): void {
    const old = this.entries.get(key);
    if (old !== undefined) this.drop(key, old);
    this.entries.set(key, { answer, tags: built.tags, staleAt: Date.now() + (built.freshForMs ?? Infinity) });
    this.bytes += answer.size;
    for (const [oldest, entry] of this.entries) {
      if (this.bytes <= this.maxBytes) break;
      this.drop(oldest, entry);
    }
  }

  private drop(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.bytes -= entry.answer.size;
  }
}

/** A refusal is an answer in its own right (not found, bad id), not a sign of trouble. */
function isRefusal(error: unknown): boolean {
  return error instanceof Refusal || (error instanceof Error && 'statusCode' in error);
}
