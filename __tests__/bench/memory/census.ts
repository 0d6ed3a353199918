import type { CDPSession, Page } from '@playwright/test';

/** What a page holds after its garbage was collected. */
export interface Census {
  readonly heapMB: number;
  readonly nodes: number;
  /** Nodes taken off the page and still held, but for the loader's own. */
  readonly detached: number;
  readonly listeners: number;
}

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

/** Script elements of webpack's loader take themselves off the page once their chunk has run; the loader still references the latest. */
function isLoadedChunk({ attributes = [] }: { readonly attributes?: readonly string[] }): boolean {
  return attributes.includes('data-webpack');
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
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { detachedNodes } = await devtools.send('DOM.getDetachedDomNodes');
  return {
    heapMB: used / 1e6,
    nodes,
    detached: detachedNodes.filter(({ treeNode }) => !isLoadedChunk(treeNode)).length,
    listeners: jsEventListeners,
  };
}
