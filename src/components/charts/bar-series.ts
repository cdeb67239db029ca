/** One part of every bar: its key in the data, its name and its colour. Parts of one name are one in the legend. */
export interface BarSeries {
  key: string;
  name: string;
  /** A CSS colour, such as `var(--accent)`. */
  colour: string;
  /** Stands for what is missing: lines in place of an area. Its tooltip says no value. */
  isHatched?: boolean;
}

export interface Bar {
  /** Stands at the bar's foot; unique among the bars. */
  name: string;
  /** By key of the series. */
  values: Readonly<Record<string, number>>;
}

export interface BarsProps {
  bars: readonly Bar[];
  series: readonly BarSeries[];
  /** How the value of a part of a bar is written, with its unit. */
  format: (value: number, bar: string) => string;
  /** How values are written at the axis, or above the bars, without it. */
  formatAxis: (value: number) => string;
  /** Says what each bar adds up to above it, in place of an axis: for bars that have room for it. */
  hasTotals?: boolean;
  /** The name of the bar that the chart is about; the others are paler. */
  highlighted?: string;
}
