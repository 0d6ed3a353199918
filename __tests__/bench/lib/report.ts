import type { Summary } from './stats';

/** A target for a figure. */
export interface Gate {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  /** Which side of the limit is good. */
  readonly wanted: 'at most' | 'at least' | 'exactly';
}

/** A number with decimals according to its size. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const decimals = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toFixed(decimals);
}

/** `2.31 (2.25 – 2.40, n 31)`. */
export function spread({ median, low, high, n }: Summary): string {
  return `${figure(median)} (${figure(low)} – ${figure(high)}, n ${n})`;
}

/** Prints rows in columns of equal width under a title. */
export function printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  console.log(
    `\n${title}\n${[head, widths.map((width) => '-'.repeat(width)), ...rows].map((row) => `  ${line(row)}`).join('\n')}`,
  );
}

function reached({ value, limit, wanted }: Gate): boolean {
  if (wanted === 'at most') return value <= limit;
  return wanted === 'at least' ? value >= limit : value === limit;
}

/** Prints which gates hold and which are missed. @returns the exit code: 1 if any is missed */
export function judge(gates: readonly Gate[]): 0 | 1 {
  console.log('');
  for (const gate of gates)
    console.log(
      `${reached(gate) ? 'reached' : 'MISSED '}  ${gate.name}: ${figure(gate.value)} (${gate.wanted} ${gate.limit})`,
    );
  const missed = gates.filter((gate) => !reached(gate)).length;
  console.log(missed === 0 ? `\nAll ${gates.length} gates reached.` : `\n${missed} of ${gates.length} gates missed.`);
  return missed === 0 ? 0 : 1;
}
