import type { YearChange } from '../../../core/contracts/ca-years';

export type ChangeStep = 'before' | 'activity' | 'factor' | 'method' | 'after';

export interface WaterfallBar {
  step: ChangeStep;
  value: number;
  /** What the bar stands on, and how high it is: both from 0 up, for a stacked chart. */
  base: number;
  height: number;
  direction: 'total' | 'more' | 'less';
}

/** From the total of one year to that of the next, cause by cause. */
export function waterfallOf(change: YearChange): WaterfallBar[] {
  const causes = ['activity', 'factor', 'method'] as const;
  let level = change.before;
  const bars = causes.map((step): WaterfallBar => {
    const value = change[step];
    const base = Math.min(level, level + value);
    level += value;
    return { step, value, base, height: Math.abs(value), direction: value < 0 ? 'less' : 'more' };
  });
  const total = (step: 'before' | 'after'): WaterfallBar => ({
    step,
    value: change[step],
    base: 0,
    height: change[step],
    direction: 'total',
  });
  return [total('before'), ...bars, total('after')];
}
