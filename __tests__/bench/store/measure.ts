import { judge, printTable, spread } from '../lib/report';
import type { Gate } from '../lib/report';
import { summarise } from '../lib/stats';
import { coldRatios } from './cases/cold';
import { pollRatios } from './cases/poll';
import { selectorRatio } from './cases/selector';
import { unchangedRatios } from './cases/unchanged';

const plant = globalThis.benchPlant;
const scales = globalThis.benchScales ?? [1, 10, 100];

type Series = ReadonlyMap<string, readonly number[]>;

const medianOf = (series: Series, name: string): number => summarise(series.get(name) ?? []).median;

function table(title: string, columns: readonly (readonly [string, Series])[]): void {
  const names = [...new Set(columns.flatMap(([, series]) => [...series.keys()]))].filter(
    (name) => name !== 'JSON.parse',
  );
  printTable(
    title,
    ['store', ...columns.map(([head]) => head)],
    names.map((name) => [name, ...columns.map(([, series]) => spread(summarise(series.get(name) ?? [])))]),
  );
  for (const [head, series] of columns)
    console.log(`  JSON.parse, ${head}: ${summarise(series.get('JSON.parse') ?? []).median.toFixed(3)} ms`);
}

console.log(
  `Figures are ratios to JSON.parse of the same bytes: median (middle half, number of samples).${plant === undefined ? '' : ` Planted: ${plant}.`}`,
);

const cold = coldRatios(plant);
table('Bytes → store, cold: one season of 176 matches with line-ups and events', [
  [`${cold.megabytes.toFixed(2)} MB`, cold.series],
]);

const polls = scales.map((scale) => ({ scale, ...pollRatios(scale, plant) }));
table(
  'One live poll, 1 of 8 changed, with line-ups and events',
  polls.map(({ scale, full }) => [`${scale}×`, full]),
);
table(
  'One live poll, 1 of 8 changed, the short answer of the contract',
  polls.map(({ scale, short }) => [`${scale}×`, short]),
);

const unchanged = unchangedRatios(plant);
console.log(`\nAn unchanged poll, ours\n  bytes compared, as the poll does: ${spread(summarise(unchanged.compared))}`);
console.log(
  `  bytes read again: ${spread(summarise(unchanged.readAgain))}; tables kept: ${unchanged.sameTables ? 'yes' : 'NO'}`,
);

const largest = Math.max(...scales);
const selector = selectorRatio(largest);
console.log(
  `\nSelecting the matches of a team's page, ${largest}× against 1×\n  ${spread(summarise(selector.ratios))}; rows kept after a poll about another match: ${selector.rowsKept ? 'yes' : 'NO'}`,
);

const pollAt = (scale: number): number =>
  medianOf(polls.find((poll) => poll.scale === scale)?.full ?? new Map(), 'ours');
const gates: readonly Gate[] = [
  { name: 'bytes → store, cold, ours', value: medianOf(cold.series, 'ours'), limit: 2, wanted: 'at most' },
  { name: 'live poll at 1×, ours', value: pollAt(1), limit: 2.2, wanted: 'at most' },
  { name: 'live poll at 10×, ours', value: pollAt(10), limit: 4, wanted: 'at most' },
  { name: 'unchanged poll, ours', value: summarise(unchanged.compared).median, limit: 1.5, wanted: 'at most' },
  {
    name: 'unchanged poll keeps every table (1 = yes)',
    value: Number(unchanged.sameTables),
    limit: 1,
    wanted: 'exactly',
  },
  {
    name: `team selector at ${largest}× against 1×`,
    value: summarise(selector.ratios).median,
    limit: 1.5,
    wanted: 'at most',
  },
  {
    name: "an unrelated poll keeps a team's rows (1 = yes)",
    value: Number(selector.rowsKept),
    limit: 1,
    wanted: 'exactly',
  },
];
globalThis.benchExitCode = judge(gates);
