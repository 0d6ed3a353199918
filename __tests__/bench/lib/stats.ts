/** Summary of one series of measurements. */
export interface Summary {
  readonly n: number;
  readonly median: number;
  /** The middle half of the series lies between these. */
  readonly low: number;
  readonly high: number;
}

function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** Median and spread of a series; NaN for an empty one. */
export function summarise(series: readonly number[]): Summary {
  const sorted = series.toSorted((a, b) => a - b);
  return { n: sorted.length, median: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) };
}
