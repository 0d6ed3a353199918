import { request } from 'node:https';
import pLimit from 'p-limit';
import { LRUCache } from 'lru-cache';
import webPush from 'web-push';
import type { PushKeys } from './keys';

/** Where a browser receives messages, and the keys they are encrypted with (RFC 8291), base64url. */
export interface Target {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A message to one browser. */
export interface Message {
  target: Target;
  /** At most 3,000 bytes. */
  text: string;
  /** Replaces what waits at the push service under the same one (RFC 8030, 5.4): at most 32 letters of base64url. */
  topic: string;
  ttlS: number;
}

/** What operators watch. */
export interface PushFigures {
  sent: number;
  failed: number;
  forgotten: number;
}

/** A push service that is slow keeps this many calls waiting, and nobody else's. */
const AT_ONCE_A_HOST = 64;
const PATIENCE_MS = 10_000;
const MOST_TRIES = 5;
const FIRST_PAUSE_MS = 1_000;
const TOKEN_MS = 6 * 3_600_000;
const GONE: readonly number[] = [404, 410];

/** Hands messages over to the browsers' push services. */
export class Delivery {
  private readonly hosts = new LRUCache<string, ReturnType<typeof pLimit>>({ max: 1_000 });
  private readonly tokens = new LRUCache<string, string>({ max: 1_000, ttl: TOKEN_MS });
  private readonly over = new AbortController();
  readonly figures: PushFigures = { sent: 0, failed: 0, forgotten: 0 };

  /** @param subject whom a push service writes to about us: `mailto:` or `https:` */
  constructor(
    private readonly subject: string,
    private readonly forget: (endpoint: string) => Promise<unknown>,
  ) {}

  /**
   * Hands a message over; resolves when that succeeded or was given up, and never rejects. 404 and 410 forget the
   * subscription (RFC 8030, 7.3); 429 and 5xx are repeated after `Retry-After` or doubling pauses, five times at most and
   * not beyond the message's life.
   */
  async deliver(message: Message, keys: PushKeys): Promise<void> {
    // What cannot be encrypted or addressed concerns this browser alone.
    const outcome = await this.handOver(message, keys).catch(() => 'failed' as const);
    this.figures[outcome] += 1;
    if (outcome === 'forgotten') await this.forget(message.target.endpoint).catch(() => undefined);
  }

  /** Ends what is under way. */
  stop(): void {
    this.over.abort();
  }

  private async handOver(message: Message, keys: PushKeys): Promise<keyof PushFigures> {
    const { host } = new URL(message.target.endpoint);
    const limit = this.hosts.get(host) ?? pLimit(AT_ONCE_A_HOST);
    this.hosts.set(host, limit);
    const until = Date.now() + message.ttlS * 1_000;
    for (let tries = 1; !this.over.signal.aborted; tries += 1) {
      const { status, waitMs = FIRST_PAUSE_MS * 2 ** (tries - 1) } = await limit(() => this.post(message, keys));
      if (status >= 200 && status < 300) return 'sent';
      if (GONE.includes(status)) return 'forgotten';
      const again = status === 0 || status === 429 || status >= 500;
      if (!again || tries === MOST_TRIES || Date.now() + waitMs > until) break;
      await this.pause(waitMs);
    }
    return 'failed';
  }

  /** Status 0: no answer. No redirect is followed and no body read: the address is a stranger's. */
  private post(
    { target: { endpoint, p256dh, auth }, text, topic, ttlS }: Message,
    keys: PushKeys,
  ): Promise<{ status: number; waitMs?: number | undefined }> {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      TTL: ttlS,
      topic,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
    });
    return new Promise((resolve) => {
      const signal = AbortSignal.any([this.over.signal, AbortSignal.timeout(PATIENCE_MS)]);
      const options = {
        method: 'POST',
        headers: { ...(headers as Record<string, string>), Authorization: this.token(endpoint, keys) },
        signal,
      };
      const sent = request(endpoint, options, (response) => {
        resolve({ status: response.statusCode ?? 0, waitMs: retryAfterMs(response.headers['retry-after']) });
        // A connection serves again only once the answer is over, which it is where there is no body.
        if (response.headers['content-length'] === '0') response.resume();
        else response.destroy();
      });
      sent.on('error', () => resolve({ status: 0 }));
      sent.end(body);
    });
  }

  /** Signing costs more than encrypting: one signature serves a push service for hours. */
  private token(endpoint: string, { publicKey, privateKey }: PushKeys): string {
    const { origin } = new URL(endpoint);
    const key = `${origin} ${publicKey}`;
    const known = this.tokens.get(key);
    if (known !== undefined) return known;
    const token = webPush.getVapidHeaders(origin, this.subject, publicKey, privateKey, 'aes128gcm').Authorization;
    this.tokens.set(key, token);
    return token;
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.over.signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.over.signal.addEventListener('abort', done);
    });
  }
}

/** Seconds or a date (RFC 9110, 10.2.3), as milliseconds from now; undefined for anything else. */
function retryAfterMs(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
