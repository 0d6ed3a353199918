/** A number in German format with at most two decimals: `13,5`, with a true minus sign. */
export function formatNumber(value: number): string {
  return String(Number(value.toFixed(2)))
    .replace('.', ',')
    .replace('-', '−');
}

/** A difference with its sign: `+9`, `−14`, `0`. */
export function formatDifference(value: number): string {
  return value > 0 ? `+${formatNumber(value)}` : formatNumber(value);
}
