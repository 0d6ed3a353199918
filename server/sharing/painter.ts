import { extname, join } from 'node:path';
import { Piscina } from 'piscina';
import { HttpError } from '../http/errors';
import type { Motif } from './facts';

/** Pictures that may wait for their turn; each takes a tenth of a second. */
const LONGEST_QUEUE = 100;
/** Half of the queue is drawn by then. */
const RETRY_S = 5;
const IDLE_MS = 10 * 60_000;
const FULL = 'Gerade werden zu viele Bilder gezeichnet. Bitte versuche es gleich noch einmal.';

/** Draws pictures in a thread of their own, one after the other, so that no other answer waits for them. */
export class Painter {
  private readonly pool: Piscina<Motif | null, Uint8Array>;
  private closing = false;

  constructor(private readonly longestQueue = LONGEST_QUEUE) {
    const own = extname(__filename);
    this.pool = new Piscina({
      filename: join(__dirname, `worker${own}`),
      // Without a build the thread reads TypeScript, too.
      ...(own === '.ts' && { execArgv: ['--import', 'tsx'] }),
      minThreads: 0,
      maxThreads: 1,
      maxQueue: longestQueue,
      idleTimeout: IDLE_MS,
    });
  }

  /** How many pictures wait for their turn. */
  get waiting(): number {
    return this.pool.queueSize;
  }

  /** Gets the thread and its fonts ready before a visitor waits for them. */
  async warm(): Promise<void> {
    await this.pool.run(null).catch((error: unknown) => {
      if (!this.closing) throw error;
    });
  }

  /**
   * The picture as PNG.
   * @throws HttpError 503 with Retry-After when too many are waiting
   */
  async paint(motif: Motif): Promise<Buffer> {
    if (this.waiting >= this.longestQueue) throw new HttpError(503, FULL, FULL, RETRY_S);
    try {
      return Buffer.from(await this.pool.run(motif));
    } catch (error) {
      // Told to wait, a visitor asks another process, or this one once it is there again.
      if (this.closing) throw new HttpError(503, FULL, FULL, RETRY_S);
      throw error;
    }
  }

  /** Ends the thread once the picture under way is drawn; what waits is refused as when too many do. */
  close(): Promise<void> {
    this.closing = true;
    return this.pool.close({ force: true });
  }
}
