import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';
import { paint } from './journey';

/** The rules that look at colours; whatever the others find, they find it in each theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** A colour of axe's, which its types leave out: of its channels each is from 0 to 1. */
interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (this: Colour, text: string) => Colour;
}

/**
 * In the page: has axe defined so that it reckons with colours, which is most of what it does, in less than half the time;
 * what it finds is the same.
 */
function quickly(define: () => void): void {
  // The private fields of its colours are compiled to weak maps, one entry for each of six fields of tens of thousands of colours.
  class Slot {
    private readonly key = Symbol();
    has(owner: object): boolean {
      return this.key in owner;
    }
    get(owner: Record<symbol, unknown>): unknown {
      return owner[this.key];
    }
    set(owner: Record<symbol, unknown>, value: unknown): this {
      owner[this.key] = value;
      return this;
    }
    add(owner: Record<symbol, unknown>): this {
      return this.set(owner, true);
    }
  }
  const { WeakMap, WeakSet } = globalThis;
  Object.assign(globalThis, { WeakMap: Slot, WeakSet: Slot });
  define();
  Object.assign(globalThis, { WeakMap, WeakSet });
  // A page has a dozen colours, each of which is read hundreds of times.
  const { commons } = (window as unknown as { axe: { commons: { color: { Color: { prototype: Colour } } } } }).axe;
  const { prototype } = commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function parseOnce(text) {
    const read = known.get(text);
    if (read !== undefined) return Object.assign(this, read);
    const { r, g, b, alpha } = parseString.call(this, text);
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

/**
 * What axe finds wrong on the page, or in the frame, as it stands, a line for each rule; frames within it are not scanned.
 * @param rules all if left out
 */
export async function axeViolations(page: Page | Frame, rules?: readonly string[]): Promise<readonly string[]> {
  // Half a megabyte of script: it stays in the document, whatever route comes next.
  if (await page.evaluate(() => !('axe' in window)))
    await page.evaluate(`(${quickly.toString()})(() => { ${axe.source} })`);
  const violations = await page.evaluate(async (only) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    return (await run({ resultTypes: ['violations'], ...(only && { runOnly: [...only] }) })).violations;
  }, rules);
  return violations.map(
    ({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary?.split('\n')[1] ?? ''}`,
  );
}

/** The same in light and in dark, beginning with the one that the page was painted in last. */
export async function violationsInBothThemes(page: Page): Promise<readonly string[]> {
  const isDark = await page.evaluate(() => document.documentElement.dataset['theme'] === 'dark');
  const violations: string[] = [];
  for (const [theme, rules] of [
    [isDark ? 'dark' : 'light', undefined],
    [isDark ? 'light' : 'dark', COLOURS],
  ] as const) {
    await paint(page, theme);
    violations.push(...(await axeViolations(page, rules)).map((violation) => `${theme}: ${violation}`));
  }
  return violations;
}
