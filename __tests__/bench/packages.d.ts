/**
 * What the benchmarks use of packages that only they need. They are installed when a benchmark
 * runs for the first time, so the project's type check knows them from here alone.
 */
declare module 'esbuild' {
  export function build(options: object): Promise<unknown>;
}

declare module 'autocannon' {
  export interface Result {
    readonly requests: { readonly average: number; readonly total: number };
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly errors: number;
    readonly timeouts: number;
    readonly '4xx': number;
    readonly '5xx': number;
    readonly non2xx: number;
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds; or `amount`, how many requests. */
    readonly duration?: number;
    readonly amount?: number;
    /** Requests at once on each connection. */
    readonly pipelining?: number;
    readonly headers?: Readonly<Record<string, string>>;
    /** Requested in turn, instead of the address alone. */
    readonly requests?: readonly (Request | { readonly setupRequest: (request: object) => Request })[];
  }
  interface Request {
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
  }
  export default function autocannon(options: Options): Promise<Result>;
}

declare module 'lighthouse' {
  /** Times in µs; `tdur` is the processor's time that the thread had. */
  export interface TraceEvent {
    readonly name: string;
    readonly pid: number;
    readonly tid: number;
    readonly ts: number;
    readonly dur?: number;
    readonly tdur?: number;
    readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
  }
  export interface AuditResult {
    readonly score: number | null;
    readonly numericValue?: number;
    readonly details?: object;
  }
  export interface Report {
    readonly audits: Readonly<Record<string, AuditResult | undefined>>;
    readonly categories: Readonly<
      Record<
        string,
        | {
            readonly score: number | null;
            readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
          }
        | undefined
      >
    >;
    readonly runtimeError?: { readonly message: string };
  }
  export default function lighthouse(
    url: string,
    flags: {
      readonly port: number;
      readonly output: 'json';
      readonly logLevel: 'error';
      readonly onlyCategories: string[];
    },
  ): Promise<
    | {
        readonly lhr: Report;
        readonly artifacts: { readonly Trace: { readonly traceEvents: readonly TraceEvent[] } };
      }
    | undefined
  >;
}
