import { interleave } from '../../lib/interleave';
import type { Held } from '../ours';
import { matchId, MATCH_COUNT, seasonsText } from '../payload';
import { stores } from '../ours';

/** An empty store takes one season. */
export function coldRatios(plant: string | undefined): {
  readonly series: ReadonlyMap<string, readonly number[]>;
  readonly megabytes: number;
} {
  const text = seasonsText(0, 1);
  const works = stores(plant).map(({ name, create }) => {
    const filled = (): Held => {
      const held = create();
      held.seasons(text);
      return held;
    };
    const [goals] = filled().homeGoals([matchId(0, MATCH_COUNT - 1)]);
    if (goals !== 3) throw new Error(`${name}: the season did not arrive, home goals ${String(goals)}`);
    return { name, run: () => void filled() };
  });
  const series = interleave({ name: 'JSON.parse', run: () => void JSON.parse(text) }, works, {
    rounds: 31,
    sampleMs: 8,
    warmUpMs: 600,
    budgetMs: 4_000,
  });
  return { series, megabytes: new Blob([text]).size / 1e6 };
}
