import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

export const JSON_TYPE = 'application/json; charset=utf-8';

const SMALLEST_WORTH_COMPRESSING = 1_000;
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A finished answer: written once, compressed once per encoding, recognised by its weak ETag. */
export class CachedResponse {
  readonly etag: string;
  readonly size: number;
  /** Seconds since it was built; set only once it is served because no newer one can be built. */
  age: number | undefined;
  private grown = () => {};
  private readonly plain: Buffer;
  private readonly compressed: Map<Encoding, Buffer>;
  private readonly compressing = new Map<Encoding, Promise<Buffer>>();

  constructor(
    content: string | Buffer,
    readonly type = JSON_TYPE,
    /** What it was built from; none when nothing can outdate it. */
    readonly tags: readonly string[] = [],
    /** Copies that were compressed before; with them no others are made. */
    private readonly given?: ReadonlyMap<Encoding, Buffer>,
  ) {
    this.compressed = new Map(given);
    this.plain = typeof content === 'string' ? Buffer.from(content) : content;
    this.size = this.plain.length;
    this.etag = `W/"${createHash('sha1').update(this.plain).digest('base64url')}"`;
  }

  /** Its size in bytes, compressed copies included. */
  get bytesHeld(): number {
    return [...this.compressed.values()].reduce((sum, copy) => sum + copy.length, this.size);
  }

  /** Called whenever another compressed copy has been made. */
  onGrowth(tell: () => void): void {
    this.grown = tell;
  }

  /** The encoding this answer is sent in to a client that accepts the given one. */
  encodingFor(accepted: Encoding): Encoding {
    if (this.given !== undefined) return this.given.has(accepted) ? accepted : 'identity';
    return this.size < SMALLEST_WORTH_COMPRESSING || this.type === 'image/png' ? 'identity' : accepted;
  }

  /** The bytes in an encoding, if they are available without compressing. */
  ready(encoding: Encoding): Buffer | undefined {
    return encoding === 'identity' ? this.plain : this.compressed.get(encoding);
  }

  /** The bytes in an encoding, compressed off the main thread on the first request. */
  bytes(encoding: Encoding): Promise<Buffer> {
    const ready = this.ready(encoding);
    if (ready !== undefined) return Promise.resolve(ready);
    const running = this.compressing.get(encoding);
    if (running !== undefined) return running;
    const compressing = this.compress(encoding);
    this.compressing.set(encoding, compressing);
    return compressing;
  }

  private async compress(encoding: Encoding): Promise<Buffer> {
    const bytes = encoding === 'br' ? await toBrotli(this.plain, QUICK_BROTLI) : await toGzip(this.plain);
    this.compressed.set(encoding, bytes);
    this.compressing.delete(encoding);
    this.grown();
    return bytes;
  }

  /** Whether an If-None-Match header names this answer. */
  matches(ifNoneMatch: string | undefined): boolean {
    if (ifNoneMatch === undefined) return false;
    if (ifNoneMatch === this.etag) return true;
    const opaque = this.etag.slice(2);
    return ifNoneMatch.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === opaque);
  }
}

const known = new Map<string, Encoding>();
const MOST_KNOWN = 200;

/** The best encoding an Accept-Encoding header allows; Brotli before gzip. */
export function acceptedEncoding(header = ''): Encoding {
  const before = known.get(header);
  if (before !== undefined) return before;
  const encoding = readAcceptEncoding(header);
  if (known.size < MOST_KNOWN) known.set(header, encoding);
  return encoding;
}

function readAcceptEncoding(header: string): Encoding {
  const accepted = header
    .toLowerCase()
    .split(',')
    .flatMap((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
      return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
    });
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
