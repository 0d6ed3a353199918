import { spentMs, sweep } from './clock';

/** Work to be timed; it is called again and again. */
export interface Work {
  readonly name: string;
  readonly run: () => void;
}

interface Options {
  /** Least number of samples of each work. */
  readonly rounds: number;
  /** Milliseconds that one sample should last at least, so that the clock is fine enough. */
  readonly sampleMs: number;
  /** Milliseconds that each work runs before anything counts, so that it is compiled. */
  readonly warmUpMs: number;
  /** After so many milliseconds a work gets no further rounds (but always three). */
  readonly budgetMs: number;
}

function warmUp(run: () => void, ms: number): void {
  const start = spentMs();
  do run();
  while (spentMs() - start < ms);
}

/** ms per run. */
function timeOnce(run: () => void, repeats: number): number {
  sweep();
  const start = spentMs();
  for (let turn = 0; turn < repeats; turn += 1) run();
  return (spentMs() - start) / repeats;
}

/** Runs of a work that last about as long as a sample should. Doubled until the clock, which may be coarse, can tell. */
function repeatsFor(run: () => void, sampleMs: number): number {
  let repeats = 1;
  let each = timeOnce(run, repeats);
  while (each * repeats < sampleMs / 4) {
    repeats *= 2;
    each = timeOnce(run, repeats);
  }
  return Math.max(1, Math.round(sampleMs / each));
}

/**
 * Times every work as a ratio to the baseline. Each sample of a work stands between two samples of
 * the baseline, so whatever else the machine does meanwhile slows both alike.
 * @returns the ratios by name, and the baseline's own times in ms under its own name
 */
export function interleave(
  baseline: Work,
  works: readonly Work[],
  { rounds, sampleMs, warmUpMs, budgetMs }: Options,
): ReadonlyMap<string, readonly number[]> {
  const series = new Map<string, number[]>([baseline, ...works].map(({ name }) => [name, []]));
  const spent = new Map<string, number>();
  for (const { run } of [baseline, ...works]) warmUp(run, warmUpMs);
  const baselineRepeats = repeatsFor(baseline.run, sampleMs);
  const repeats = new Map(works.map(({ name, run }) => [name, repeatsFor(run, sampleMs)]));
  let before = timeOnce(baseline.run, baselineRepeats);
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, run } of works) {
      if (round >= 3 && (spent.get(name) ?? 0) > budgetMs) continue;
      const own = timeOnce(run, repeats.get(name) ?? 1);
      const after = timeOnce(baseline.run, baselineRepeats);
      series.get(name)?.push(own / ((before + after) / 2));
      series.get(baseline.name)?.push(after);
      spent.set(name, (spent.get(name) ?? 0) + own * (repeats.get(name) ?? 1));
      before = after;
    }
  }
  return series;
}
