import type { Page } from '@playwright/test';

/** What React knows of a piece of the page, as far as it matters here. */
interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: { readonly current?: Fiber } | null;
  readonly memoizedProps: { readonly value?: { readonly location?: unknown } | null } | null;
}

/**
 * Waits until the page on screen is that of the address: the one before stays until the code of the next has come
 * (`src/app/ShownAddress.tsx`). No element says which of the two it is, so React is asked for the addresses that it drew.
 */
export async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = Object.entries(document.getElementById('root') ?? {}).find(([key]) =>
      key.startsWith('__reactContainer'),
    );
    if (root === undefined) return false;
    const addresses = new Set<unknown>();
    const left = [(root[1] as Fiber).stateNode?.current];
    for (let fiber = left.pop(); fiber !== undefined; fiber = left.pop()) {
      const { child, sibling, memoizedProps } = fiber;
      if (memoizedProps?.value?.location !== undefined) addresses.add(memoizedProps.value.location);
      left.push(...[child, sibling].filter((next) => next !== null));
    }
    return addresses.size === 1;
  });
}
