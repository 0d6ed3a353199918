import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** What a page holds after its garbage was collected. */
export interface Census {
  readonly heapMB: number;
  readonly nodes: number;
  /** Nodes taken off the page and still held, but for the loader's own. */
  readonly detached: number;
  /** The fewest within some seconds: a call under way has some of its own, a pause between two calls another. */
  readonly listeners: number;
}

const SAMPLES = 12;
const EVERY_MS = 500;

/** Rows of each table of the store, and requests in the cache. */
export type TableSizes = Readonly<Record<string, number>>;

/** Sizes of the store's tables, found through React's own root, because the page does not expose the store. */
function tableSizes(): TableSizes {
  interface Fiber {
    readonly child: Fiber | null;
    readonly memoizedProps: {
      readonly store?: {
        readonly getState: () => {
          readonly entities: Record<string, object>;
          readonly api: { readonly queries: object };
        };
      };
    } | null;
  }
  const root = [...document.body.children].find((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactContainer')),
  );
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer')) ?? '';
  let fiber = root === undefined ? null : (Reflect.get(root, key) as Fiber | null);
  while (fiber !== null && fiber.memoizedProps?.store === undefined) fiber = fiber.child;
  const state = fiber?.memoizedProps?.store?.getState();
  if (state === undefined) return {};
  return {
    ...Object.fromEntries(Object.entries(state.entities).map(([table, rows]) => [table, Object.keys(rows).length])),
    requests: Object.keys(state.api.queries).length,
  };
}

export const readTableSizes = (page: Page): Promise<TableSizes> => page.evaluate(tableSizes);

/** A node outside the page, as DevTools describes it. */
interface Outside {
  /** Names and values in turns. */
  readonly attributes?: readonly string[];
}

/** Script elements of webpack's loader take themselves off the page once their chunk has run; the loader still references the latest. */
function isLoadedChunk({ attributes = [] }: Outside): boolean {
  return attributes.includes('data-webpack');
}

async function fewestListeners(devtools: CDPSession): Promise<number> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    await setTimeout(EVERY_MS);
    await devtools.send('HeapProfiler.collectGarbage');
    fewest = Math.min(fewest, (await devtools.send('Memory.getDOMCounters')).jsEventListeners);
  }
  return fewest;
}

/** Collects garbage until the heap stops shrinking, and counts what is left. */
export async function takeCensus(devtools: CDPSession): Promise<Census> {
  let used = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 8; turn += 1) {
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    if (usedSize > used * 0.999) break;
    used = usedSize;
  }
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  await devtools.send('DOM.enable');
  const { detachedNodes } = await devtools.send('DOM.getDetachedDomNodes');
  // Otherwise DevTools itself would hold what it has described until the next census.
  await devtools.send('DOM.disable');
  const outside = detachedNodes.map(({ treeNode }) => treeNode).filter((node) => !isLoadedChunk(node));
  return {
    heapMB: used / 1e6,
    nodes,
    detached: outside.length,
    listeners: await fewestListeners(devtools),
  };
}
