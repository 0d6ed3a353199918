/** A figure as German readers write it, two decimals at most: `13,5`, with a real minus sign. */
export function formatNumber(value: number): string {
  return String(Number(value.toFixed(2)))
    .replace('.', ',')
    .replace('-', '−');
}

/** A difference with its sign: `+9`, `−14`, `0`. */
export function formatDifference(value: number): string {
  return value > 0 ? `+${formatNumber(value)}` : formatNumber(value);
}
