const plain = new Intl.NumberFormat('de-AT', { maximumFractionDigits: 2, useGrouping: false });

/** A figure as German readers write it: `13,5`, with a real minus sign. */
export function formatNumber(value: number): string {
  return plain.format(value).replace('-', '−');
}

/** A difference with its sign: `+9`, `−14`, `0`. */
export function formatDifference(value: number): string {
  return value > 0 ? `+${formatNumber(value)}` : formatNumber(value);
}
