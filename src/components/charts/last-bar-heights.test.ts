import { lastBarHeights } from './last-bar-heights';

const series = [
  { key: 'scope1', name: 'Scope 1', colour: 'red' },
  { key: 'scope2', name: 'Scope 2', colour: 'blue' },
];
const bars = [
  { name: '2024', values: { scope1: 30, scope2: 10 } },
  { name: '2025', values: { scope1: 20 } },
];
const chart = { bars, series, hasTotals: true, highlighted: '2025' };

it('measures the last bar and what is above it in terms of the highest one', () => {
  expect(lastBarHeights(chart)).toEqual({ parts: { scope1: 0.5, scope2: 0 }, above: 0.5 });
});

it.each([
  ['another bar is highlighted', { ...chart, highlighted: '2024' }],
  ['there is an axis', { ...chart, hasTotals: false }],
  ['there is nothing', { ...chart, bars: [] }],
  ['every bar is empty', { ...chart, bars: [{ name: '2025', values: {} }] }],
  ['a bar goes below zero', { ...chart, bars: [{ name: '2024', values: { scope2: -1 } }, ...bars.slice(1)] }],
])('has no place for labels if %s', (_what, given) => {
  expect(lastBarHeights(given)).toBeUndefined();
});
