import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding } from '../answers/answer';
import type { Answer, Encoding } from '../answers/answer';
import type { AnswerCache } from '../answers/cache';
import type { IsTrusted } from '../settingKinds';
import { answerHeaders } from './answerHeaders';
import { HSTS } from './securityHeaders';

const MOST_KNOWN = 5_000;
/** No address that the site asks for is longer. */
const LONGEST_KNOWN = 300;

/**
 * Gives out finished answers before the framework looks at the request: most visits on a match day are
 * polls whose answer is at hand. Whatever is not plain sailing goes the long way, with the same result.
 */
export class HotDoor {
  private readonly keys = new LRUCache<string, string>({ max: MOST_KNOWN });
  private readonly lines = new WeakMap<Buffer, string[]>();

  private open = true;

  constructor(
    private readonly answers: AnswerCache,
    private readonly headers: Readonly<Record<string, string>>,
    private readonly trustProxy: IsTrusted,
    /** Headers that a 304 repeats, because a browser renews what it kept from them. */
    private readonly renewed: Readonly<Record<string, string>> = {},
    /** How old everything is, while there is nothing newer: told the long way. */
    private readonly ageS: () => number | undefined = () => undefined,
  ) {}

  /** From now on every request goes the long way. */
  shut(): void {
    this.open = false;
  }

  /** Notes that a URL was answered, the long way, with the answer kept under this key. */
  remember(url: string, key: string): void {
    if (url.length <= LONGEST_KNOWN) this.keys.set(url, key);
  }

  /** Answers the request if that can be done at once; false leaves it untouched. */
  answered(request: IncomingMessage, response: ServerResponse): boolean {
    const { headers } = request;
    if (!this.open || this.ageS() !== undefined || request.method !== 'GET' || headers.origin !== undefined)
      return false;
    const key = this.keys.get(request.url ?? '');
    const answer = key === undefined ? undefined : this.answers.peek(key);
    if (answer === undefined) return false;
    if (answer.matches(headers['if-none-match'])) {
      response.writeHead(304, { ...answerHeaders(answer), ...this.renewed }).end();
      return true;
    }
    const encoding = answer.encodingFor(acceptedEncoding([headers['accept-encoding'] ?? []].flat().join(',')));
    const bytes = answer.ready(encoding);
    if (bytes === undefined) return false;
    const lines = this.wholeHeaders(answer, encoding, bytes);
    const overTls = headers['x-forwarded-proto'] === 'https' && this.trustProxy(request.socket.remoteAddress ?? '');
    response.writeHead(200, overTls ? [...lines, 'strict-transport-security', HSTS] : lines).end(bytes);
    return true;
  }

  /** Header lines as Node takes them fastest; written once for each answer and encoding. */
  private wholeHeaders(answer: Answer, encoding: Encoding, bytes: Buffer): string[] {
    const before = this.lines.get(bytes);
    if (before !== undefined) return before;
    const lines = Object.entries({
      ...this.headers,
      ...answerHeaders(answer),
      'content-type': answer.type,
      'content-length': String(bytes.length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    }).flat();
    this.lines.set(bytes, lines);
    return lines;
  }
}
