import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding } from '../answers/answer';
import type { Answer, Encoding } from '../answers/answer';
import type { AnswerCache } from '../answers/cache';
import type { IsTrusted } from '../settingKinds';
import { answerHeaders } from './answerHeaders';
import { requestId } from './requestId';
import { HSTS } from './securityHeaders';

const MOST_KNOWN = 5_000;
/** No address that the site asks for is longer. */
const LONGEST_KNOWN = 300;

/** What the door must know to answer as the framework would. */
export interface DoorOptions {
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** Those that a 304 repeats, because a browser renews its cache from them. */
  renewed: Readonly<Record<string, string>>;
  trustProxy: IsTrusted;
  /** Sites on other hosts that may call, and the headers they get. */
  origins: readonly string[];
  originHeaders: Readonly<Record<string, string>>;
  /** How old everything is while there is nothing newer: those answers take the long way. */
  ageS?: (() => number | undefined) | undefined;
}

/** An answer that was given at the door. */
export interface AtTheDoor {
  id: string;
  /** The pattern of its address. */
  route: string;
}

/**
 * Gives out finished answers before the framework looks at the request: most visits on a match day are
 * polls whose answer is at hand. Whatever is not plain sailing goes the long way, with the same result.
 */
export class HotDoor {
  private readonly keys = new LRUCache<string, string>({ max: MOST_KNOWN });
  private readonly lines = new WeakMap<Buffer, string[]>();

  private readonly vary: string | undefined;
  private open = true;

  constructor(
    private readonly answers: AnswerCache,
    private readonly options: DoorOptions,
  ) {
    this.vary = options.origins.length > 0 ? 'Origin' : undefined;
  }

  /** From now on every request goes the long way. */
  shut(): void {
    this.open = false;
  }

  /** Notes that a URL was answered, the long way, with the answer kept under this key. */
  remember(url: string, key: string): void {
    if (url.length <= LONGEST_KNOWN) this.keys.set(url, key);
  }

  /** Answers the request if that can be done at once; undefined leaves it untouched. */
  answered(request: IncomingMessage, response: ServerResponse): AtTheDoor | undefined {
    const { headers } = request;
    const { origins, originHeaders, renewed, ageS, trustProxy } = this.options;
    const { origin } = headers;
    const foreign = origin !== undefined && origins.length > 0;
    if (!this.open || ageS?.() !== undefined || request.method !== 'GET' || (foreign && !origins.includes(origin)))
      return undefined;
    const key = this.keys.get(request.url ?? '');
    const answer = key === undefined ? undefined : this.answers.peek(key);
    if (key === undefined || answer === undefined) return undefined;
    const id = requestId(request);
    const own = { 'x-request-id': id, ...(foreign ? { ...originHeaders, 'access-control-allow-origin': origin } : {}) };
    if (answer.matches(headers['if-none-match'])) {
      response.writeHead(304, { ...answerHeaders(answer, undefined, this.vary), ...renewed, ...own }).end();
      return { id, route: routeOf(key) };
    }
    const encoding = answer.encodingFor(acceptedEncoding([headers['accept-encoding'] ?? []].flat().join(',')));
    const bytes = answer.ready(encoding);
    if (bytes === undefined) return undefined;
    const lines = [...this.wholeHeaders(answer, encoding, bytes), ...Object.entries(own).flat()];
    const overTls = headers['x-forwarded-proto'] === 'https' && trustProxy(request.socket.remoteAddress ?? '');
    response.writeHead(200, overTls ? [...lines, 'strict-transport-security', HSTS] : lines).end(bytes);
    return { id, route: routeOf(key) };
  }

  /** Header lines as Node takes them fastest; written once for each answer and encoding. */
  private wholeHeaders(answer: Answer, encoding: Encoding, bytes: Buffer): string[] {
    const before = this.lines.get(bytes);
    if (before !== undefined) return before;
    const lines = Object.entries({
      ...this.options.headers,
      ...answerHeaders(answer, undefined, this.vary),
      'content-type': answer.type,
      'content-length': String(bytes.length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    }).flat();
    this.lines.set(bytes, lines);
    return lines;
  }
}

function routeOf(key: string): string {
  return `/api${key.split('\n', 1)[0] ?? ''}`;
}
