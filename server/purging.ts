import { EVERYTHING } from './cache/tags';
import type { ChangeListener } from './db/database';
import { redact } from './domain/errors';

/** Changes this close together are sent in one call. */
const GATHER_MS = 50;
const PATIENCE_MS = 5_000;
/** Who follows live changes waits no longer than this for the hook. */
const LONGEST_WAIT_MS = 500;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [500, 30_000];
/** Servers refuse headers above 8 kB. */
const LONGEST_HEADER = 6_000;

/** What operators watch. */
export interface PurgeFigures {
  calls: number;
  failures: number;
}

/**
 * Purges a shared cache: a POST to the hook with the outdated tags in `Surrogate-Key`, `*` for everything, repeated until
 * it is accepted. Only then, or after half a second, the listeners hear of the change: who asks anew because of them must
 * not get the shared cache's old answer. When the hook accepts later than that, they hear of it once more.
 */
export class Purging implements ChangeListener {
  private readonly listeners: ChangeListener[] = [];
  private readonly gathered = new Set<string>();
  /** Told before the hook accepted them. */
  private readonly toldEarly = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private retry: NodeJS.Timeout | undefined;
  private failuresInRow = 0;
  private over = false;
  readonly figures: PurgeFigures = { calls: 0, failures: 0 };

  constructor(
    private readonly hook: string,
    private readonly token: string | undefined,
    private readonly warn: (details: object, line: string) => void,
  ) {}

  /** Tells of every change once it is purged. */
  listen(listener: ChangeListener): void {
    this.listeners.push(listener);
  }

  changed(tags: readonly string[]): void {
    tags.forEach((tag) => this.gathered.add(tag));
    if (!this.over) this.timer ??= setTimeout(() => void this.send(), GATHER_MS);
  }

  subscribed(reliable: boolean): void {
    this.listeners.forEach((listener) => listener.subscribed(reliable));
  }

  /** Ends repeating what failed. */
  stop(): void {
    this.over = true;
    clearTimeout(this.timer);
    clearTimeout(this.retry);
  }

  private async send(): Promise<void> {
    clearTimeout(this.retry);
    this.timer = undefined;
    const tags = [...this.gathered];
    this.gathered.clear();
    const late = setTimeout(() => this.tellEarly(tags), LONGEST_WAIT_MS);
    try {
      await this.post(tags);
      if (this.failuresInRow > 0) this.warn({ waited: tags.length }, 'the purge hook accepts again');
      this.failuresInRow = 0;
      tags.forEach((tag) => this.toldEarly.delete(tag));
      this.tell(tags);
      clearTimeout(late);
    } catch (error) {
      this.failed(tags, error);
    }
  }

  private async post(tags: readonly string[]): Promise<void> {
    this.figures.calls += 1;
    const keys = tags.join(' ');
    const all = tags.includes(EVERYTHING) || Buffer.byteLength(keys) > LONGEST_HEADER;
    const response = await fetch(this.hook, {
      method: 'POST',
      headers: {
        'surrogate-key': all ? EVERYTHING : keys,
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the hook answered ${response.status}`);
  }

  private failed(tags: readonly string[], error: unknown): void {
    this.figures.failures += 1;
    if (this.failuresInRow === 0) this.warn({ failure: redact(error) }, 'the purge hook fails; it is called again');
    const wait = Math.min(FIRST_PAUSE_MS * 2 ** this.failuresInRow, LONGEST_PAUSE_MS);
    this.failuresInRow += 1;
    tags.forEach((tag) => this.gathered.add(tag));
    clearTimeout(this.retry);
    if (!this.over && this.timer === undefined) this.retry = setTimeout(() => void this.send(), wait);
  }

  private tellEarly(tags: readonly string[]): void {
    const news = tags.filter((tag) => !this.toldEarly.has(tag));
    news.forEach((tag) => this.toldEarly.add(tag));
    if (news.length > 0) this.tell(news);
  }

  private tell(tags: readonly string[]): void {
    if (this.over) return;
    this.listeners.forEach((listener) => listener.changed(tags));
  }
}
