import { formatDifference, formatNumber } from '../../src/lib/text';

test('figures as German readers write them: decimal comma, real minus, no grouping', () => {
  expect([formatNumber(13.5), formatNumber(-4), formatNumber(0), formatNumber(12_345)]).toEqual([
    '13,5',
    '−4',
    '0',
    '12345',
  ]);
});

test('conventions: a difference carries its sign', () => {
  expect([formatDifference(9), formatDifference(-14), formatDifference(0)]).toEqual(['+9', '−14', '0']);
});
