import fc from 'fast-check';
import { CALLS } from './calls';
import { MANNERS } from './service';
import { Visit } from './visit';
import type { Product, Step } from './visit';

const which = fc.nat(60);
const seed = fc.nat(1_000_000);
const manner = fc.constantFrom(...MANNERS, 'at once' as const, 'at once' as const, 'late' as const);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('visit' as const), which, manner, seed }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('prefetch' as const), which, manner, seed }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constantFrom('leave' as const, 'evict' as const), which }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('release' as const), which }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('change' as const), which, key: which, none: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('wait' as const), seconds: fc.constantFrom(10, 35, 65, 310), manner }),
  },
);

/** A visitor who loads everything seldom meets the same thing twice. */
const few = fc.subarray([...CALLS.keys()], { minLength: 2, maxLength: 4 });

/** The calls of some endpoints, those of pages for one thing each. */
const callsOf = (endpoints: readonly string[]): number[] =>
  endpoints.map((name) => CALLS.findIndex(({ endpoint }) => endpoint === name));

/** Loads the store and every reading endpoint, as jest's module registry has them right now. */
export function loadProduct(): Product {
  const load = <Module extends object>(path: string): Module => jest.requireActual<Module>(`../../../src/${path}`);
  const planted = <Module extends object>(path: string): Module => module.require(`../../../src/${path}`) as Module;
  for (const name of [
    'clubs',
    'home',
    'leagues',
    'livescore',
    'matches',
    'news',
    'players',
    'primary',
    'requests',
    'tables',
  ])
    load(`api/${name}`);
  const { api } = load<{ api: { endpoints: Product['endpoints'] } }>('api/api');
  return {
    ...load<Pick<Product, 'makeStore'>>('store/makeStore'),
    // Not the actual one: what is planted in it must be met.
    ...planted<Pick<Product, 'startPolling'>>('live/polling'),
    endpoints: api.endpoints,
  };
}

/** Runs visits. @param endpoints the ones that they call; otherwise a few of all, others each time */
export function visits(product: Product, endpoints?: readonly string[]): fc.IAsyncProperty<[number[], Step[]]> {
  let latest = Date.now();
  return fc.asyncProperty(
    endpoints === undefined ? few : fc.constant(callsOf(endpoints)),
    fc.array(step, { minLength: 5, maxLength: 40 }),
    async (calls, steps) => {
      // The clock never goes back, nor does the site's own order of requests.
      jest.useFakeTimers({ now: (latest += 86_400_000), doNotFake: ['nextTick', 'queueMicrotask'] });
      const visit = new Visit(
        product,
        calls.flatMap((call) => CALLS[call] ?? []),
      );
      for (const each of steps) {
        const [fault] = await visit.does(each);
        if (fault !== undefined) throw new Error(fault);
      }
    },
  );
}
