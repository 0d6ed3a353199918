/** Share of the yardstick's time (655df62) that a figure of `elsewhere.ts` may take. */
const GOALS: readonly (readonly [name: RegExp, ratio: number])[] = [
  [/^phone \/: largest paint$/, 0.81],
  [/^phone \/liga, table: largest paint$/, 0.82],
  [/^(phone|desktop) \/liga, table: content painted$/, 0.57],
  [/^phone \/spielplan, a match: content painted$/, 0.6],
  [/^phone (\/|\/liga, table): beyond 50 ms/, 0.45],
  [/, 1 × CPU: first change$/, 0.45],
  [/, 1 × CPU: content$/, 0.55],
];

/** The goal of a figure; undefined if none is set for it. */
export function goalOf(figure: string): number | undefined {
  return GOALS.find(([name]) => name.test(figure))?.[1];
}
