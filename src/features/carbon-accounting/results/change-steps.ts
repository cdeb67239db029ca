import type { YearChange } from '../../../../core/contracts/ca-years';

/** Why a year differs from the one before, in the order in which it is told. */
export const changeCauses = ['activity', 'contracts', 'suppliers', 'factor', 'method'] as const;

export type ChangeStep = 'before' | (typeof changeCauses)[number] | 'after';

/** A bar of a chart that stacks upwards from 0 what is positive, and downwards what is negative. */
export interface WaterfallBar {
  step: ChangeStep;
  value: number;
  /** What the bar stands on, or hangs from. */
  base: number;
  /** Its parts on either side of 0: causes that outweigh each other may lead below it. */
  above: number;
  below: number;
  direction: 'total' | 'more' | 'less';
}

/** From the total of one year to that of the next, cause by cause. */
export function waterfallOf(change: YearChange): WaterfallBar[] {
  let level = change.before;
  const bars = changeCauses.map((step): WaterfallBar => {
    const value = change[step];
    const from = level;
    level += value;
    return { step, value, ...span(from, level), direction: value < 0 ? 'less' : 'more' };
  });
  const total = (step: 'before' | 'after'): WaterfallBar => ({
    step,
    value: change[step],
    ...span(0, change[step]),
    direction: 'total',
  });
  return [total('before'), ...bars, total('after')];
}

/**
 * Where the axis of a waterfall may begin above 0, so that small changes of large totals can be seen: half of what
 * changes below the lowest level, as a round figure. 0 where the changes are large enough to be seen in full.
 */
export function cutOf(bars: readonly WaterfallBar[]): number {
  if (bars.some(({ base, below }) => below !== 0 || base < 0)) return 0;
  const high = Math.max(...bars.map(({ base, above }) => base + above));
  const low = Math.min(...bars.map(({ direction, base, above }) => (direction === 'total' ? above : base)));
  const range = high - low;
  if (range === 0 || low < high / 2) return 0;
  const step = 10 ** Math.floor(Math.log10(range));
  return Math.max(0, Math.floor((low - range / 2) / step) * step);
}

function span(from: number, to: number): Pick<WaterfallBar, 'base' | 'above' | 'below'> {
  const low = Math.min(from, to);
  const high = Math.max(from, to);
  const base = low > 0 ? low : Math.min(high, 0);
  return { base, above: Math.max(high, 0) - Math.max(low, 0), below: Math.min(low, 0) - Math.min(high, 0) };
}
