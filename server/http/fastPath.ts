import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ResponseCache } from '../cache/cache';
import { acceptedEncoding } from '../cache/response';
import type { CachedResponse, Encoding } from '../cache/response';
import { answerHeaders, API_HEADERS, FOR_EVER, HSTS } from './headers';
import { requestId } from './request';
import type { IsTrusted, PublicOrigin } from './request';

const MOST_KNOWN = 5_000;
/** Longer than any address the site requests. */
const LONGEST_KNOWN = 300;
const API = '/api/';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answers of this route name the public origin of the request. */
    namesOrigin?: boolean;
  }
}

/** What the fast path needs to answer as the framework would. */
export interface FastPathOptions {
  /** Headers of every answer but the API's. */
  headers: Readonly<Record<string, string>>;
  /** Further headers of the API's answers; a 304 repeats them, because a browser updates its cached headers from it. */
  offers: Readonly<Record<string, string>>;
  trustProxy: IsTrusted;
  publicOrigin: PublicOrigin;
  /** Sites on other hosts that may call, and the headers they get. */
  origins: readonly string[];
  originHeaders: Readonly<Record<string, string>>;
  /** Seconds since the mirrored API last answered, while it does not: those answers go through the framework. */
  ageS?: (() => number | undefined) | undefined;
}

/** An answer that was sent from here. */
export interface SentAtOnce {
  id: string;
  /** The pattern of its address. */
  route: string;
}

/** An answer the framework sent, and the pattern of its route. */
interface Known {
  route: string;
  /** The answer, while it may be served. */
  find: () => CachedResponse | undefined;
  /** Headers of its own, in place of those of every answer. */
  own?: Readonly<Record<string, string>>;
  /** It never changes under its address. */
  forEver?: true;
}

/**
 * Sends cached answers before the framework sees the request: most requests on a match day are polls whose answer is
 * cached, and most of a first visit are files of the site. Everything less simple goes through the framework, with the
 * same result.
 */
export class FastPath {
  private readonly known = new LRUCache<string, Known>({ max: MOST_KNOWN });
  /** Cached header lines: by answer for a 304, by its bytes for a 200. */
  private readonly lines = new WeakMap<CachedResponse | Buffer, string[]>();

  private readonly vary: string | undefined;
  private readonly foreignLines: readonly string[];
  private open = true;

  constructor(
    private readonly answers: ResponseCache,
    private readonly options: FastPathOptions,
  ) {
    this.vary = options.origins.length > 0 ? 'Origin' : undefined;
    this.foreignLines = Object.entries(options.originHeaders).flat();
  }

  /** From now on every request goes through the framework. */
  shut(): void {
    this.open = false;
  }

  /** Records that the framework answered a request with the answer cached under this key. @param own further headers */
  remember(request: FastifyRequest, key: string, own?: Readonly<Record<string, string>>): void {
    this.note(request, { route: routeOf(request), find: () => this.answers.peek(key), ...(own && { own }) });
  }

  /** Keeps an answer that never changes under its address. @param own further headers */
  keep(request: FastifyRequest, answer: CachedResponse, own: Readonly<Record<string, string>>): void {
    this.note(request, { route: routeOf(request), find: () => answer, own, forEver: true });
  }

  private note({ raw: { url = '', headers }, routeOptions }: FastifyRequest, known: Known): void {
    if (url.length > LONGEST_KNOWN) return;
    const namesOrigin = routeOptions.config.namesOrigin === true;
    this.known.set(namesOrigin ? `${url}\n${this.options.publicOrigin(headers.host)}` : url, known);
  }

  /** What may be sent to this request. An address with a line break, which no request has, is of one origin only. */
  private knownFor({ url = '', headers }: IncomingMessage): Known | undefined {
    const known = this.known.get(url) ?? this.known.get(`${url}\n${this.options.publicOrigin(headers.host)}`);
    // While the mirrored API is down, answers carry their age.
    return known?.forEver !== true && this.options.ageS?.() !== undefined ? undefined : known;
  }

  /** Answers the request if that can be done at once; undefined leaves it untouched. */
  answered(request: IncomingMessage, response: ServerResponse): SentAtOnce | undefined {
    const { headers } = request;
    const { origins, trustProxy } = this.options;
    if (!this.open || request.method !== 'GET') return undefined;
    const known = this.knownFor(request);
    const answer = known?.find();
    if (known === undefined || answer === undefined) return undefined;
    const { route } = known;
    // Only the API may be called from other sites, and only its answers list the offers.
    const { origin } = headers;
    const foreign = route.startsWith(API) && origin !== undefined && origins.length > 0;
    if (foreign && !origins.includes(origin)) return undefined;
    const id = requestId(request);
    const own = ['x-request-id', id];
    if (foreign) own.push(...this.foreignLines, 'access-control-allow-origin', origin);
    if (answer.matches(headers['if-none-match'])) {
      response.writeHead(304, [...this.linesOf(answer, () => this.renewed(answer, known)), ...own]).end();
      return { id, route };
    }
    const encoding = answer.encodingFor(acceptedEncoding([headers['accept-encoding'] ?? []].flat().join(',')));
    const bytes = answer.ready(encoding);
    if (bytes === undefined) return undefined;
    const lines = [...this.linesOf(bytes, () => this.whole(answer, encoding, bytes, known)), ...own];
    const overTls = headers['x-forwarded-proto'] === 'https' && trustProxy(request.socket.remoteAddress ?? '');
    response.writeHead(200, overTls ? [...lines, 'strict-transport-security', HSTS] : lines).end(bytes);
    return { id, route };
  }

  /** Headers of a 304, from which a browser updates its cached ones. */
  private renewed(answer: CachedResponse, { own, forEver, route }: Known): Readonly<Record<string, string>> {
    if (!route.startsWith(API)) return { ...answerHeaders(answer, forEver && FOR_EVER), ...own };
    return { ...answerHeaders(answer, undefined, this.vary), ...this.options.offers };
  }

  private whole(
    answer: CachedResponse,
    encoding: Encoding,
    bytes: Buffer,
    known: Known,
  ): Readonly<Record<string, string>> {
    return {
      ...(known.route.startsWith(API) ? API_HEADERS : this.options.headers),
      ...this.renewed(answer, known),
      'content-type': answer.type,
      'content-length': String(bytes.length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    };
  }

  /** Header lines in the form that is fastest for Node; built once for each answer and encoding. */
  private linesOf(of: CachedResponse | Buffer, write: () => Readonly<Record<string, string>>): readonly string[] {
    const before = this.lines.get(of);
    if (before !== undefined) return before;
    const lines = Object.entries(write()).flat();
    this.lines.set(of, lines);
    return lines;
  }
}

function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'unknown';
}
