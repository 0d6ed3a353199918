/** What a figure of `elsewhere.ts` may be beside the earlier build's: a share of it, or this much whatever that one takes. */
export interface Goal {
  readonly ratio: number;
  /** ms that are good enough in any case. */
  readonly enough?: number;
}

const GOALS: readonly (readonly [name: RegExp, goal: Goal])[] = [
  [/: (first|largest) paint$/, { ratio: 1.15 }],
  [/^(phone|desktop) (\/liga, table|\/spielplan, .*): content painted$/, { ratio: 1.15 }],
  [/^phone \/liga, table: beyond 50 ms/, { ratio: 1.5, enough: 300 }],
  [/, 1 × CPU: first change$/, { ratio: 1.4, enough: 60 }],
  [/, 1 × CPU: content$/, { ratio: 1.25 }],
];

/** The goal of a figure (docs/performance.md); undefined if none is set for it. */
export function goalOf(figure: string): Goal | undefined {
  return GOALS.find(([name]) => name.test(figure))?.[1];
}
