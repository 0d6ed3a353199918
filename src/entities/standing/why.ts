import { byText } from '../../lib/collator';
import type { Figures, NameOf } from './figures';

/** Why one of two clubs level on points ranks higher. */
export type Reason =
  | { readonly by: 'difference' | 'scored'; readonly above: number; readonly below: number }
  | { readonly by: 'name' }
  /** Their figures do not explain it; only the official order does. */
  | { readonly by: 'official' };

/**
 * The first criterion that separates two neighbours level on points (docs/behaviour.md 13).
 * @param above the upper of the two
 */
export function whyAbove(above: Figures, below: Figures, nameOf: NameOf): Reason {
  for (const by of ['difference', 'scored'] as const) {
    if (above[by] < below[by]) return { by: 'official' };
    if (above[by] > below[by]) return { by, above: above[by], below: below[by] };
  }
  return byText(nameOf(above.club), nameOf(below.club)) < 0 ? { by: 'name' } : { by: 'official' };
}
