import { formatAtChart, formatFigure, formatPercent, formatTons } from './figures';

it('formats tonnes with one decimal in the reader’s notation', () => {
  expect(formatTons(2901.094, 'en')).toBe('2,901.1');
  expect(formatTons(2901.094, 'de')).toBe('2.901,1');
  expect(formatTons(0, 'en')).toBe('0.0');
});

it('does not round small values to nothing', () => {
  expect(formatTons(0.01, 'en')).toBe('< 0.1');
  expect(formatTons(-0.01, 'de')).toBe('> −0,1');
});

it.each([
  [0.03, '< 0.1'],
  [-0.03, '> −0.1'],
  [0, '0'],
  [5, '5'],
  [2901.094, '2,901.1'],
])('formats %s t in a sentence as %s', (value, text) => expect(formatTons(value, 'en', 'mass')).toBe(text));

it.each([
  [0, '0'],
  [0.05, '0.05'],
  [0.25, '0.25'],
  [2.54, '2.5'],
  [12.6, '13'],
  [2901.094, '2,901'],
  [-1500, '−1,500'],
])('writes %s at a chart as %s', (value, text) => expect(formatAtChart(value, 'en')).toBe(text));

it.each<[number, 0 | 1, string]>([
  [12.4, 0, '12%'],
  [0.2, 0, '< 1%'],
  [-0.2, 0, '> −1%'],
  [0.2, 1, '0.2%'],
  [0.02, 1, '< 0.1%'],
  [0, 0, '0%'],
])('formats %s percent with %s decimals as %s', (value, decimals, text) =>
  expect(formatPercent(value, 'en', decimals)).toBe(text),
);

it.each([
  [1360, '+1,360.0'],
  [-1360, '−1,360.0'],
  [0, '0.0'],
  [0.01, '< +0.1'],
  [-0.01, '> −0.1'],
])('formats a change of %s t as %s', (value, text) => expect(formatTons(value, 'en', 'change')).toBe(text));

it('aligns the decimal signs of a column of percent', () => {
  expect([32.94, 7, 0.02].map((value) => formatPercent(value, 'en', 1, 1))).toEqual([
    '32.9%',
    '7.0%',
    '< 0.1%',
  ]);
});

it('formats numbers that can be typed again', () => {
  expect(formatFigure(1234567.25, 'typed', 'de')).toBe('1234567,25');
  expect(formatFigure(-4, 'typed', 'en')).toBe('-4');
});

it('formats thousands with two decimals, so that a column aligns', () => {
  expect([5262.9, 1754.3, 6666.34].map((value) => formatFigure(value, 'thousands', 'de'))).toEqual([
    '5.262,90',
    '1.754,30',
    '6.666,34',
  ]);
});
