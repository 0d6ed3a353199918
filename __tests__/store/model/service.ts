import type { Call } from './calls';
import { CALLS } from './calls';
import { Telling, dice } from './telling';
import type { TestAnswer } from './telling';
import type { World } from './world';

/** How the server and the way to it treat a request. `again`: with the very answer of last time, out of a cache on the way. */
export const MANNERS = ['at once', 'late', 'again', 'kept', 'lost', 'refused'] as const;
export type Manner = (typeof MANNERS)[number];

/** A good answer on its way. */
export interface Answer {
  readonly call: Call;
  /** ms since 1970: when the server sent it. */
  readonly at: number;
  readonly told: readonly TestAnswer[];
  readonly shown: readonly string[];
}

interface Stored extends Answer {
  readonly body: string;
}

interface Waiting {
  readonly deliver: () => void;
}

/** TestAnswer of what reaches the site, right before it does. */
export interface Witness {
  /** A request is made. @returns whether the query cache still waits for its answer, or was answered with it */
  readonly asked: (call: Call) => () => boolean;
  readonly answered: (answer: Answer, stands: boolean) => void;
  /** @param stands what `asked` returned */
  readonly failed: (call: Call, stands: () => boolean) => void;
}

/** A server that answers from the world, and the service worker before it. */
export class Service {
  private readonly stored = new Map<string, Stored>();
  private waiting: Waiting[] = [];
  private last = 0;
  private manner: Manner = 'at once';
  private seed: number | undefined;
  private readonly seeds = new Map<Call, number>();

  constructor(
    private readonly world: World,
    private readonly witness: Witness,
  ) {}

  /** How requests are treated from now on. @param seed of the next answer's variant; after it each call keeps the one it had */
  treat(manner: Manner, seed?: number): void {
    this.manner = manner;
    this.seed = seed;
  }

  /** One of the late answers arrives. */
  release(which: number): void {
    const [one] = this.waiting.splice(which % Math.max(1, this.waiting.length), 1);
    one?.deliver();
  }

  /** Stands in for `fetch`. */
  readonly fetch = (url: string, signal: AbortSignal | null | undefined): Promise<Response> => {
    const asked = new URL(url);
    const path = asked.pathname.replace(/^\/api\//, '') + asked.search;
    const call = CALLS.find((each) => each.path === path);
    if (call === undefined) throw new Error(`no such call: ${path}`);
    const { manner } = this;
    const stands = this.witness.asked(call);
    const seed = this.seed ?? this.seeds.get(call) ?? 0;
    this.seed = undefined;
    this.seeds.set(call, seed);
    // The site makes its requests in the same order.
    const at = (this.last = Math.max(Date.now(), this.last + 1));
    const kept = manner === 'kept' ? this.stored.get(path) : undefined;
    const cached = manner === 'again' ? this.stored.get(path) : undefined;
    const answer = kept ?? (cached === undefined ? this.write(call, at, seed) : { ...cached, at });
    return new Promise((resolve, reject) => {
      let isOver = false;
      const fail = (): void => {
        if (isOver) return;
        isOver = true;
        this.witness.failed(call, stands);
        reject(new TypeError('Failed to fetch'));
      };
      signal?.addEventListener('abort', fail);
      const deliver = (): void => {
        if (isOver) return;
        isOver = true;
        // What comes late is not stored any more, so a stored copy may be older than what the site already received.
        if (kept === undefined && manner !== 'late') this.stored.set(path, answer);
        this.witness.answered(answer, stands());
        resolve(new Response(answer.body, { headers: kept === undefined ? {} : { 'x-stored-at': String(answer.at) } }));
      };
      const refuse = (): void => {
        isOver = true;
        this.witness.failed(call, stands);
        resolve(new Response('{"error":true,"reason":"Something went wrong."}', { status: 500 }));
      };
      if (manner === 'lost' || (manner === 'kept' && kept === undefined)) fail();
      else if (manner === 'refused') refuse();
      else if (manner === 'late') this.waiting.push({ deliver });
      else deliver();
    });
  };

  private write(call: Call, at: number, seed: number): Stored {
    const telling = new Telling(this.world, dice(seed));
    const { body, shown } = call.write(telling);
    return { call, at, told: telling.told, shown, body: JSON.stringify(body) };
  }
}
