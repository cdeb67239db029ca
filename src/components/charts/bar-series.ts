/**
 * One part of every bar: its key in the data, its name and its colour. Parts with the same name share one legend entry.
 */
export interface BarSeries {
  key: string;
  name: string;
  /** A CSS colour, such as `var(--accent)`. */
  colour: string;
  /** Represents missing data: hatched, with a tooltip that says there is no value. */
  isHatched?: boolean;
}

export interface Bar {
  /** The label of the bar; unique. */
  name: string;
  /** By key of the series. */
  values: Readonly<Record<string, number>>;
}

export interface BarsProps {
  bars: readonly Bar[];
  series: readonly BarSeries[];
  /** Formats the value of a part of a bar, with its unit. */
  format: (value: number, bar: string) => string;
  /** Formats values at the axis or above the bars, without the unit. */
  formatAxis: (value: number) => string;
  /** Shows the total above each bar instead of an axis, for bars with enough space. */
  hasTotals?: boolean;
  /** The name of the highlighted bar; the others are paler. */
  highlighted?: string;
}
