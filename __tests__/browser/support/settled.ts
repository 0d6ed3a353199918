import type { Page } from '@playwright/test';

/** What React knows of a piece of the page, as far as it matters here. */
interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly stateNode: { readonly current?: Fiber } | null;
  readonly memoizedProps: { readonly value?: { readonly location?: unknown } | null } | null;
}

const PATIENCE_MS = 30_000;

/** Asked by the clock and not with each frame: a busy machine's browser may forget to give a page any. */
const LOOK_EVERY_MS = 50;

/**
 * In the page: whether nothing is to come any more, or else what is. The page before stays until the code of the next has
 * come (`src/app/ShownAddress.tsx`); no element says which of the two it is, so React is asked for the addresses it drew.
 * Lasting movements, as a slide's, may go on.
 */
export function rests(say: boolean): boolean | string {
  const drawn = new Set<unknown>();
  const root = Object.entries(document.getElementById('root') ?? {}).find(([key]) =>
    key.startsWith('__reactContainer'),
  );
  const left = [(root?.[1] as Fiber | undefined)?.stateNode?.current];
  for (let fiber = left.pop(); fiber !== undefined; fiber = left.pop()) {
    const { child, sibling, memoizedProps } = fiber;
    if (memoizedProps?.value?.location !== undefined) drawn.add(memoizedProps.value.location);
    left.push(...[child, sibling].filter((next) => next !== null));
  }
  const headings = [...document.querySelectorAll('h1')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  const moves = document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1_000);
  const awaited = {
    'one heading': headings.length !== 1,
    'the page of the address': drawn.size !== 1,
    'what placeholders stand for': document.querySelector('[aria-busy="true"]') !== null,
    fonts: document.fonts.status !== 'loaded',
    'the end of movements': moves,
  };
  const missing = Object.entries(awaited).flatMap(([what, is]) => (is ? [what] : []));
  return say ? missing.join(', ') : missing.length === 0;
}

/** Waits until the page of the address is on screen and at rest, and nothing on it is a placeholder any more. */
export async function settled(page: Page): Promise<void> {
  const patience = { timeout: PATIENCE_MS, polling: LOOK_EVERY_MS };
  await page.waitForFunction(rests, false, patience).catch(async (error: unknown) => {
    const missing = String(await page.evaluate(rests, true));
    if (missing !== '') throw new Error(`waited in vain for ${missing}`, { cause: error });
  });
}
