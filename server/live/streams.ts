import type { ServerResponse } from 'node:http';
import { EVERYTHING, matchOfTag } from '../cache/tags';
import type { ChangeListener } from '../db/database';

/** How many streams may be open at once. */
export interface LiveLimits {
  /** In this process. */
  streams: number;
  /** From one address: a whole pitch may sit behind one. */
  perAddress: number;
}

export const LIVE_LIMITS: LiveLimits = { streams: 10_000, perAddress: 200 };

const COMMENT_EVERY_MS = 25_000;
const COMMENT = Buffer.from(':\n\n');
const OPENING = Buffer.from('retry: 3000\n\n');
/** Changes this close together are sent in one event; a process also receives its own writes a second time. */
const GATHER_MS = 50;
const MOST_BACKLOG = 64 * 1024;

/** The open streams of this process, and the changes still to be sent to them. */
export class LiveStreams implements ChangeListener {
  private readonly streams = new Set<ServerResponse>();
  private readonly addresses = new Map<string, number>();
  private readonly gathered = new Set<string>();
  private gathering: NodeJS.Timeout | undefined;
  private commenting: NodeJS.Timeout | undefined;
  private isSubscribed = true;
  private over = false;

  constructor(private readonly limits: LiveLimits = LIVE_LIMITS) {}

  /** How many streams are open. */
  get size(): number {
    return this.streams.size;
  }

  /** Why no stream can be opened for this address now: too many of its own (429), or none at all (503). */
  refusal(address: string): 429 | 503 | undefined {
    if (this.over || !this.isSubscribed || this.streams.size >= this.limits.streams) return 503;
    return (this.addresses.get(address) ?? 0) >= this.limits.perAddress ? 429 : undefined;
  }

  /** Adds a response whose head was written, and keeps it open until either side ends it. */
  open(stream: ServerResponse, address: string): void {
    this.streams.add(stream);
    this.addresses.set(address, (this.addresses.get(address) ?? 0) + 1);
    stream.once('close', () => {
      this.streams.delete(stream);
      const left = (this.addresses.get(address) ?? 1) - 1;
      if (left > 0) this.addresses.set(address, left);
      else this.addresses.delete(address);
    });
    this.commenting ??= setInterval(() => this.send(COMMENT), COMMENT_EVERY_MS).unref();
    stream.write(OPENING);
  }

  /** Queues the matches that a committed write changed; an empty list means "any of them". */
  changed(tags: readonly string[]): void {
    if (this.streams.size === 0) return;
    for (const tag of tags) {
      const match = tag === EVERYTHING ? EVERYTHING : matchOfTag(tag);
      if (match !== undefined) this.gathered.add(match);
    }
    if (this.gathered.size > 0) this.gathering ??= setTimeout(() => this.tell(), GATHER_MS);
  }

  /** A process that misses notices ends its streams, so that no page relies on them. */
  subscribed(reliable: boolean): void {
    this.isSubscribed = reliable;
    if (!reliable) this.endAll();
  }

  /** Ends every stream for good. */
  end(): void {
    this.over = true;
    clearInterval(this.commenting);
    clearTimeout(this.gathering);
    this.endAll();
  }

  private tell(): void {
    this.gathering = undefined;
    const matches = this.gathered.has(EVERYTHING) ? [] : [...this.gathered];
    this.gathered.clear();
    this.send(Buffer.from(`event: changed\ndata: ${JSON.stringify({ matches })}\n\n`));
  }

  private send(bytes: Buffer): void {
    for (const stream of this.streams) {
      stream.write(bytes);
      if (stream.writableLength <= MOST_BACKLOG) continue;
      // It closes a little later: until then a further write would be an error that nobody handles.
      this.streams.delete(stream);
      stream.destroy();
    }
  }

  private endAll(): void {
    for (const stream of this.streams) {
      // Who does not read keeps it open for a while: nothing may be written to it any more.
      this.streams.delete(stream);
      stream.end();
    }
  }
}
