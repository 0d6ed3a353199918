import { setTimeout as pause } from 'node:timers/promises';

/**
 * What went wrong between us and the database, rather than in a request or in our code:
 * - `unconnected`: no connection was made, so nothing was sent;
 * - `lost`: the connection broke;
 * - `silent`: it is open, but no answer comes;
 * - `busy`: the database gave up waiting, for a lock or for itself;
 * - `conflict`: two transactions were in each other's way and one was sacrificed.
 */
export type Failure = 'unconnected' | 'lost' | 'silent' | 'busy' | 'conflict';

const BY_CODE: readonly (readonly [RegExp, Failure])[] = [
  [/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|57P03|53300|08001|08004)$/, 'unconnected'],
  [/^(?:ECONNRESET|EPIPE|57P0[125]|25P03|08\w{3})$/, 'lost'],
  [/^(?:55P03|57014|53\w{3}|25006)$/, 'busy'],
  [/^(?:40001|40P01)$/, 'conflict'],
];
const BY_MESSAGE: readonly (readonly [RegExp, Failure])[] = [
  [/^(?:timeout exceeded when trying to connect|Connection terminated due to connection timeout)/, 'unconnected'],
  [/^(?:Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool)/, 'lost'],
  [/^Query read timeout/, 'silent'],
];

/** Recognises a failure of the database in an error or in what caused it; undefined for every other error. */
export function failureOf(error: unknown): Failure | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, message, syscall, cause, errors }: Readonly<Partial<Record<string, unknown>>> = {
    ...error,
    ...told(error),
  };
  const own =
    BY_CODE.find(([pattern]) => pattern.test(String(code))) ??
    BY_MESSAGE.find(([pattern]) => pattern.test(String(message)));
  if (own !== undefined) return own[1];
  if (syscall === 'connect') return 'unconnected';
  return failureOf(cause) ?? (Array.isArray(errors) ? failureOf(errors.at(0)) : undefined);
}

/** Whether the database refused a value, in an error or in what caused it: one that it cannot read, or too much of it. */
export function isAboutData(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && /^(?:22|54)\w{3}$/.test(String(error.code))) || isAboutData(error.cause);
}

/** Properties of an error that spreading it omits. */
function told(error: object): { message?: unknown; cause?: unknown; errors?: unknown } {
  return {
    message: 'message' in error ? error.message : undefined,
    cause: 'cause' in error ? error.cause : undefined,
    errors: 'errors' in error ? error.errors : undefined,
  };
}

/** Whether a connection is unusable after such a failure. */
export function isBroken(failure: Failure | undefined): boolean {
  return failure === 'lost' || failure === 'silent' || failure === 'unconnected';
}

/** How long failures are retried, counted from the first one after an answer. */
const RETRIED_MS = 5_000;
const ASK_EACH_MS = 500;

/**
 * Open once a database has been away for long: then nothing is tried. From its first failure on it is asked again and
 * again, by one query at a time, until that one or any other is answered.
 */
export class CircuitBreaker {
  private began: number | undefined;
  private because: unknown;
  private asking = false;
  private over = false;

  /** @param ask resolves once the database answers */
  constructor(private readonly ask: () => Promise<unknown>) {}

  /** Whether it has been away for so long that waiting for it is no use. */
  get isOpen(): boolean {
    return this.began !== undefined && Date.now() - this.began >= RETRIED_MS;
  }

  /** @throws Error with the last failure as its cause while it is open */
  refuseWhileOpen(): void {
    if (this.isOpen) throw new Error('the database has been away for long', { cause: this.because });
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

const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 500;

/**
 * Retries something while its failure may be temporary, with growing pauses that differ between processes;
 * while the database is away for long nothing is tried at all.
 * @throws any other failure, or the last one
 */
export async function retry<T>(
  work: () => Promise<T>,
  mayPass: (error: unknown) => boolean,
  breaker: CircuitBreaker,
): Promise<T> {
  const end = Date.now() + RETRIED_MS;
  for (let round = 0; ; round += 1) {
    breaker.refuseWhileOpen();
    try {
      const result = await work();
      breaker.answered();
      return result;
    } catch (error) {
      breaker.failed(error);
      if (!mayPass(error) || Date.now() >= end) throw error;
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** round, LONGEST_PAUSE_MS) * (0.5 + Math.random()));
    }
  }
}
