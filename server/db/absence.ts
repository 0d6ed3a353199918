import { setTimeout as pause } from 'node:timers/promises';
import { failureOf, isBroken } from './failures';

/** How long failures are retried, counted from the first one after an answer. */
export const RETRIED_MS = 5_000;
const ASK_EACH_MS = 500;

/**
 * Since when a database has been away. From its first failure on it is asked again and again, by one query at a time,
 * until that one or any other is answered.
 */
export class Absence {
  private began: number | undefined;
  private because: unknown;
  private asking = false;
  private over = false;

  /** @param ask resolves once the database answers */
  constructor(private readonly ask: () => Promise<unknown>) {}

  /** Whether it has been away for so long that waiting for it is no use. */
  get lasts(): boolean {
    return this.began !== undefined && Date.now() - this.began >= RETRIED_MS;
  }

  /** @throws Error with the last failure as its cause while the absence lasts */
  refuse(): void {
    if (this.lasts) throw new Error('the database has been away for long', { cause: this.because });
  }

  /** Notes that the database answered, be it with an error of its own. */
  answered(): void {
    this.began = undefined;
  }

  /** Notes how something failed. */
  failed(error: unknown): void {
    if (!isBroken(failureOf(error))) return this.answered();
    this.began ??= Date.now();
    this.because = error;
    if (!this.asking) void this.askOn();
  }

  /** Stops asking. */
  stop(): void {
    this.over = true;
  }

  private async askOn(): Promise<void> {
    this.asking = true;
    while (this.began !== undefined && !this.over) {
      await pause(ASK_EACH_MS, undefined, { ref: false });
      if (!this.over)
        await this.ask().then(
          () => this.answered(),
          () => {},
        );
    }
    this.asking = false;
  }
}
