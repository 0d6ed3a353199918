import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { TABLE_NAMES } from '../../../src/entities/tables';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { AppStore } from '../../../src/store/makeStore';
import type { Call } from './calls';
import { Oracle } from './oracle';
import type { Tables } from './oracle';
import { Service } from './service';
import type { Manner } from './service';
import { KINDS, NUMBERS, World } from './world';

/** What happens next. Numbers say which, by counting round. */
export type Step =
  | { readonly does: 'visit' | 'prefetch'; readonly which: number; readonly manner: Manner; readonly seed: number }
  | { readonly does: 'leave' | 'release' | 'evict'; readonly which: number }
  | { readonly does: 'wait'; readonly seconds: number; readonly manner: Manner }
  | { readonly does: 'change'; readonly which: number; readonly key: number; readonly none: boolean };

interface Asked {
  readonly unsubscribe: () => void;
}

/** What the test needs of the product; loaded anew for every planted defect. */
export interface Product {
  readonly makeStore: () => AppStore;
  readonly startPolling: (store: AppStore) => unknown;
  readonly endpoints: Readonly<Record<string, { readonly initiate: (arg: unknown, options: object) => never }>>;
}

const pick = <Item>(items: readonly Item[], which: number): Item | undefined =>
  items[which % Math.max(1, items.length)];

/** All text in what the query cache holds of an answer. */
function idsIn(data: unknown): readonly string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(idsIn) : [];
}

/** Time passes, and what it set off is done. Real immediates, because jest's own way waits a millisecond for each timer. */
async function pass(ms: number): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await setImmediate();
  jest.advanceTimersByTime(ms);
  for (let turn = 0; turn < 3; turn++) await setImmediate();
}

/** One visit to the site, which makes some of the calls: what happens in it, and what the store has wrong after each step. */
export class Visit {
  private readonly store: AppStore;
  private readonly world = new World();
  private readonly oracle = new Oracle();
  private readonly open = new Map<Call, Asked>();
  private readonly service: Service;
  private before: Tables;
  private remade: string[] = [];
  private readonly begun = new Set<string>();
  private readonly polls = new WeakSet<() => boolean>();

  constructor(
    private readonly product: Product,
    private readonly calls: readonly Call[],
  ) {
    this.store = product.makeStore();
    product.startPolling(this.store);
    this.before = this.tables();
    this.store.subscribe(() => this.notice());
    this.service = new Service(this.world, {
      asked: (call) => {
        const stands = this.asked(call);
        // What a page is about is held from then on.
        this.hold(call, stands);
        return stands;
      },
      answered: (answer, stands) => this.oracle.answered(answer, this.tables(), this.requests(), stands),
      failed: (call, stands) => this.hold(call, stands),
    });
    globalThis.fetch = (url, init) => this.service.fetch(new Request(url).url, init?.signal);
  }

  /** A page's own request holds what it is about; a poll's does not. */
  private hold(call: Call, stands: () => boolean): void {
    if (!this.polls.has(stands)) this.oracle.holds(call, this.tables(), stands());
  }

  private tables(): Tables {
    const { entities } = this.store.getState();
    return Object.fromEntries(TABLE_NAMES.map((name) => [name, entities[name]])) as unknown as Tables;
  }

  private requests(): ReadonlySet<string> {
    return new Set(Object.keys(this.store.getState().api.queries));
  }

  /** Polls run beside the query cache, and last as long as their request does. */
  private asked({ request }: Call): () => boolean {
    const entry = () => this.store.getState().api.queries[request];
    const { status, requestId = '' } = entry() ?? {};
    const isPoll = status !== QueryStatus.pending || this.begun.has(requestId);
    this.begun.add(requestId);
    const stands = () => entry() !== undefined && (isPoll || entry()?.requestId === requestId);
    if (isPoll) this.polls.add(stands);
    return stands;
  }

  private shown(request: string): readonly string[] | null {
    const data = this.store.getState().api.queries[request]?.data;
    return data === undefined ? null : idsIn(data);
  }

  private ask({ endpoint, arg }: Call, options: object): Asked {
    const found = this.product.endpoints[endpoint];
    if (found === undefined) throw new Error(`no endpoint ${endpoint}`);
    return this.store.dispatch<Asked & { type: string }>(found.initiate(arg, options));
  }

  /** Does one step. @returns what is wrong after it */
  async does(step: Step): Promise<readonly string[]> {
    this.act(step);
    await pass(25);
    this.oracle.settle();
    for (let left = step.does === 'wait' ? step.seconds : 0; left > 0; left -= 5) {
      await pass(5_000);
      this.oracle.settle();
    }
    const faults = this.oracle.faults(this.tables(), this.requests(), (request) => this.shown(request));
    return [...faults, ...this.remade.splice(0)];
  }

  private act(step: Step): void {
    if ('manner' in step) this.service.treat(step.manner, 'seed' in step ? step.seed : undefined);
    if (step.does === 'release') this.service.release(step.which);
    if (step.does === 'change') {
      const kind = pick(KINDS, step.which) ?? 'clubs';
      this.world.change(kind, pick(NUMBERS, Math.floor(step.which / KINDS.length)) ?? 1, step.key, step.none);
    }
    if (step.does === 'leave') {
      const call = pick([...this.open.keys()], step.which);
      if (call === undefined) return;
      this.open.get(call)?.unsubscribe();
      this.open.delete(call);
    }
    if (step.does === 'evict') {
      const held = new Set([...this.open.keys()].map(({ request }) => request));
      const queryCacheKey = pick(
        [...this.requests()].filter((request) => !held.has(request)),
        step.which,
      );
      if (queryCacheKey !== undefined)
        this.store.dispatch({ type: 'api/queries/removeQueryResult', payload: { queryCacheKey } });
    }
    if (step.does !== 'visit' && step.does !== 'prefetch') return;
    const call = pick(this.calls, step.which);
    if (call === undefined) return;
    if (step.does === 'prefetch') this.ask(call, { subscribe: false });
    else if (this.open.has(call)) this.ask(call, { subscribe: false, forceRefetch: true });
    else this.open.set(call, this.ask(call, { forceRefetch: true }));
  }

  /** Looks, after every action, for rows and tables that say what they said before but are other objects. */
  private notice(): void {
    const [before, now] = [this.before, this.tables()];
    this.before = now;
    for (const [name, rows] of Object.entries(now)) {
      const old = before[name] ?? {};
      if (rows === old) continue;
      const changed = Object.keys({ ...rows, ...old }).filter((id) => rows[id] !== old[id]);
      if (changed.length === 0) this.remade.push(`${name} was made anew`);
      for (const id of changed)
        if (isDeepStrictEqual(rows[id], old[id])) this.remade.push(`${name}/${id} was made anew`);
    }
  }
}
