import type { YearChange } from '../../../../../core/contracts/ca-years';

/** Causes of the change since the previous year, in display order. */
const changeCauses = ['activity', 'contracts', 'suppliers', 'factor', 'method'] as const;

export type ChangeStep = 'before' | (typeof changeCauses)[number] | 'after';

/** A bar of a waterfall: totals start at 0, causes start at the previous level. */
export interface WaterfallBar {
  step: ChangeStep;
  value: number;
  from: number;
  to: number;
  direction: 'total' | 'more' | 'less';
}

/** The bars from the total of one year to that of the next, cause by cause. */
export function waterfallOf(change: YearChange): WaterfallBar[] {
  let level = change.before;
  const causes = changeCauses.map((step): WaterfallBar => {
    const value = change[step];
    const from = level;
    level += value;
    return { step, value, from, to: level, direction: value < 0 ? 'less' : 'more' };
  });
  const total = (step: 'before' | 'after'): WaterfallBar => ({
    step,
    value: change[step],
    from: 0,
    to: change[step],
    direction: 'total',
  });
  return [total('before'), ...causes, total('after')];
}

/** The levels of a waterfall, without the 0 of its totals. */
const levelsOf = (bars: readonly WaterfallBar[]) =>
  bars.flatMap(({ direction, from, to }) => (direction === 'total' ? [to] : [from, to]));

/**
 * Start of a waterfall's axis above 0, so that small changes of large totals are visible: half the range
 * below the lowest level, rounded. 0 if the changes are large enough to be seen in full.
 */
export function axisStart(bars: readonly WaterfallBar[]): number {
  const levels = levelsOf(bars);
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const range = high - low;
  if (range === 0 || low < high / 2) return 0;
  const step = 10 ** Math.floor(Math.log10(range));
  return Math.max(0, Math.floor((low - range / 2) / step) * step);
}

/** Start and end of each bar, in percent of the range from the lowest level, or the cut, to the highest. */
export function barRanges(bars: readonly WaterfallBar[], cut: number): { start: number; end: number }[] {
  const levels = levelsOf(bars);
  const low = cut > 0 ? cut : Math.min(0, ...levels);
  const room = Math.max(0, ...levels) - low || 1;
  const percent = (level: number) => (100 * (Math.max(level, low) - low)) / room;
  return bars.map(({ from, to }) => ({
    start: percent(Math.min(from, to)),
    end: percent(Math.max(from, to)),
  }));
}
