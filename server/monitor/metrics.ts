import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Figures read at each scrape; undefined for what this process does not have. */
export interface Figures {
  answers: { built: number; kept: number; entries: number; bytes: number; subscribed: boolean };
  streams: number;
  connections: { open: number; idle: number; waiting: number } | undefined;
  simulator: boolean;
  /** When each job of this process was last done, in seconds since 1970. */
  jobs?: ReadonlyMap<string, number> | undefined;
  mirror?: Mirrored | undefined;
  /** Passwords to be hashed or checked, and pictures to be drawn. */
  waiting: { passwords: number; pictures: number };
  /** Notifications of this process, and the subscriptions of all. */
  push?: { sent: number; failed: number; forgotten: number; subscriptions: number } | undefined;
  /** Mails of this process, and how many of all wait. */
  mails?: { sent: number; failures: number; waiting: number } | undefined;
  /** Calls of the purge hook. */
  purges?: { calls: number; failures: number } | undefined;
}

/** What is watched of a mirror. */
export interface Mirrored {
  upstream: boolean;
  saving: boolean;
  complete: boolean;
  savedS: number | undefined;
  leftOut: number;
}

const MIRROR: readonly [name: keyof Mirrored, metric: string, help: string][] = [
  ['upstream', 'upstream', '1 while the mirrored API answers'],
  ['saving', 'saving', '1 while what the mirrored API says can be saved'],
  ['complete', 'complete', '1 once everything was read from the mirrored API'],
  ['savedS', 'age_seconds', 'Seconds since everything was read from the mirrored API'],
  [
    'leftOut',
    'left_out',
    'Rows and lists left out of the last whole reading because they did not fit or could not be read',
  ],
];

/** What visitors' browsers measured: the metric, its unit here, and the bounds by which it is good and poor (web.dev/vitals). */
const VITALS = {
  LCP: ['lcp_seconds', 1_000, [0.5, 1, 1.5, 2, 2.5, 4, 8]],
  INP: ['inp_seconds', 1_000, [0.05, 0.1, 0.2, 0.3, 0.5, 1]],
  TTFB: ['ttfb_seconds', 1_000, [0.05, 0.1, 0.2, 0.4, 0.8, 1.8]],
  CLS: ['cls', 1, [0.01, 0.05, 0.1, 0.25, 0.5]],
} as const;

const BUCKETS_S = [0.001, 0.005, 0.02, 0.1, 0.3, 1, 3, 10];

/** The metrics of one process in Prometheus's format. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was handed over, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers: this.registers,
  });
  private readonly fastAnswers = new Counter({
    name: 'kbo_answers_at_the_door_total',
    help: 'Cached answers sent by the fast path, before the framework',
    labelNames: ['route', 'status'],
    registers: this.registers,
  });

  private readonly aborted = new Counter({
    name: 'kbo_requests_given_up_total',
    help: 'Requests whose visitor left before the answer, streams among them',
    labelNames: ['route'],
    registers: this.registers,
  });
  private readonly staleAnswers = new Counter({
    name: 'kbo_stand_ins_total',
    help: 'Stale answers served because no newer one could be built, each counted once',
    registers: this.registers,
  });

  private readonly vitals = Object.entries(VITALS).map(([vital, [name, perUnit, buckets]]) => ({
    vital,
    perUnit,
    histogram: new Histogram({
      name: `kbo_vitals_${name}`,
      help: `${vital} as visitors' browsers measured it`,
      labelNames: ['route', 'device'],
      buckets: [...buckets],
      registers: this.registers,
    }),
  }));

  private readonly ready = new Gauge({
    name: 'kbo_ready',
    help: '1 while this process should be asked',
    registers: this.registers,
  });

  constructor(figures: () => Figures) {
    collectDefaultMetrics({ register: this.registry });
    this.counter('kbo_answers_built_total', 'Cache misses: answers built', () => figures().answers.built);
    this.counter('kbo_answers_kept_total', 'Cache hits', () => figures().answers.kept);
    this.gauge('kbo_answer_cache_entries', 'Answers kept', () => figures().answers.entries);
    this.gauge('kbo_answer_cache_bytes', 'Bytes of the answers kept', () => figures().answers.bytes);
    this.gauge('kbo_hearing', '1 while notices of writes by other processes are received', () =>
      Number(figures().answers.subscribed),
    );
    this.gauge('kbo_streams', 'Open streams of live changes', () => figures().streams);
    this.gauge('kbo_simulator', '1 while the demo simulates matches', () => Number(figures().simulator));
    this.gauge(
      'kbo_passwords_waiting',
      'Passwords that wait to be hashed or checked',
      () => figures().waiting.passwords,
    );
    this.gauge('kbo_pictures_waiting', 'Shared pictures that wait to be drawn', () => figures().waiting.pictures);
    this.counter('kbo_purges_total', 'Calls of the purge hook', () => figures().purges?.calls ?? 0);
    this.counter('kbo_purge_failures_total', 'Those that failed', () => figures().purges?.failures ?? 0);
    this.counter('kbo_push_sent_total', 'Notifications that a push service took', () => figures().push?.sent ?? 0);
    this.counter('kbo_push_failed_total', 'Notifications given up', () => figures().push?.failed ?? 0);
    this.counter(
      'kbo_push_forgotten_total',
      'Subscriptions that a push service no longer knows',
      () => figures().push?.forgotten ?? 0,
    );
    this.gauge('kbo_push_subscriptions', 'Browsers that are notified', () => figures().push?.subscriptions);
    this.counter('kbo_mails_total', 'Mails that were sent', () => figures().mails?.sent ?? 0);
    this.counter('kbo_mail_failures_total', 'Attempts that failed', () => figures().mails?.failures ?? 0);
    this.gauge('kbo_mails_waiting', 'Mails that wait to be sent', () => figures().mails?.waiting);
    new Gauge({
      name: 'kbo_job_last_success_timestamp_seconds',
      help: 'When each job was last done',
      labelNames: ['job'],
      registers: this.registers,
      collect() {
        for (const [job, at] of figures().jobs ?? []) this.set({ job }, at);
      },
    });
    for (const [name, metric, help] of MIRROR) {
      this.gauge(`kbo_mirror_${metric}`, help, () => {
        const value = figures().mirror?.[name];
        return value === undefined ? undefined : Number(value);
      });
    }
    for (const state of ['open', 'idle', 'waiting'] as const) {
      const what = state === 'waiting' ? 'Requests waiting for a connection' : `Connections to the database, ${state}`;
      this.gauge(`kbo_database_${state}`, what, () => figures().connections?.[state]);
    }
  }

  /** Counts a request that the framework answered. @param seconds how long its answer took */
  answered(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status }, seconds);
  }

  /** Counts a request answered from the cache, before the framework. */
  answeredFast(route: string, status: number): void {
    this.fastAnswers.inc({ route, status });
  }

  /** Counts a request whose visitor left before its answer. */
  gaveUp(route: string): void {
    this.aborted.inc({ route });
  }

  /** Counts a stale answer that was served because no newer one can be built. */
  servedStale(): void {
    this.staleAnswers.inc();
  }

  /** Counts what a visitor's browser measured on a screen; names come from closed lists, figures are bounded. */
  measured(route: string, device: string, metrics: Readonly<Record<string, number>>): void {
    for (const { vital, perUnit, histogram } of this.vitals) {
      const value = metrics[vital];
      if (value !== undefined) histogram.observe({ route, device }, value / perUnit);
    }
  }

  /** Everything as text, and its content type. @param ready whether this process should be asked */
  async text(ready: boolean): Promise<{ type: string; body: string }> {
    this.ready.set(Number(ready));
    return { type: this.registry.contentType, body: await this.registry.metrics() };
  }

  /** Exports a counter that is maintained elsewhere. */
  private counter(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers: this.registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }

  private gauge(name: string, help: string, read: () => number | undefined): void {
    new Gauge({
      name,
      help,
      registers: this.registers,
      collect() {
        const value = read();
        if (value !== undefined) this.set(value);
      },
    });
  }
}
