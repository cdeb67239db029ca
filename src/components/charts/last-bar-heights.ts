import type { BarsProps } from './bar-series';

/** Heights of the parts of a bar by key of the series, and of what is above it, all relative to the highest bar. */
export interface BarHeights {
  parts: Readonly<Record<string, number>>;
  above: number;
}

/**
 * Where the parts of the last bar are, to label them there. Undefined if it is not the highlighted one, if the scale
 * does not end with the highest bar, or if the bars go below zero.
 */
export function lastBarHeights({
  bars,
  series,
  hasTotals,
  highlighted,
}: Pick<BarsProps, 'bars' | 'series' | 'hasTotals' | 'highlighted'>): BarHeights | undefined {
  const last = bars.at(-1);
  const values = bars.map((bar) => series.map(({ key }) => bar.values[key] ?? 0));
  const highest = Math.max(0, ...values.map(sum));
  if (!hasTotals || last?.name !== highlighted || highest === 0 || values.flat().some((value) => value < 0))
    return undefined;
  const own = values.at(-1) ?? [];
  return {
    parts: Object.fromEntries(series.map(({ key }, index) => [key, (own[index] ?? 0) / highest])),
    above: 1 - sum(own) / highest,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);
