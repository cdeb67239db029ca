import type { Bar } from './bar-series';

/**
 * How much space, in pixels, the axis labels of bars need. The axis may end above the longest bar, at a number as long
 * as the next power of ten, and below 0.
 *
 * @param widthOf measures the rendered width of a text.
 */
export function axisWidthOf(
  bars: readonly Bar[],
  formatAxis: (value: number) => string,
  widthOf: (text: string) => number,
): number {
  return Math.max(
    widthOf(formatAxis(roundAbove(Math.max(0, ...bars.map(lengthOf))))),
    widthOf(formatAxis(-roundAbove(Math.max(0, ...bars.map(depthOf))))),
  );
}

const lengthOf = ({ values }: Bar) =>
  Object.values(values).reduce((sum, value) => sum + Math.max(0, value), 0);

/** How far a bar goes below 0. */
const depthOf = ({ values }: Bar) =>
  Object.values(values).reduce((sum, value) => sum + Math.max(0, -value), 0);

const roundAbove = (value: number) => (value > 0 ? 10 ** Math.ceil(Math.log10(value)) : 0);
