import { classNames } from '../class-names';
import type { Bar, BarSeries, BarsProps } from './bar-series';
import * as hatching from './hatching.module.css';
import * as styles from './printed-bars.module.css';

/** The same bars in plain HTML: for paper, or when the chart library is unavailable. */
export function PrintedBars({ bars, series, format }: Pick<BarsProps, 'bars' | 'series' | 'format'>) {
  const extents = bars.map((bar) => extentOf(bar, series));
  const from = Math.min(0, ...extents.map(({ below }) => -below));
  const to = Math.max(0, ...extents.map(({ above }) => above));
  const percent = (value: number) => `${(100 * value) / (to - from || 1)}%`;
  return (
    <ul className={styles.bars} aria-hidden>
      {bars.map((bar, index) => {
        const { below = 0 } = extents[index] ?? {};
        const solid = extentOf(
          bar,
          series.filter(({ isHatched }) => !isHatched),
        );
        return (
          <li key={bar.name} className={styles.bar}>
            <span className={styles.name}>{bar.name}</span>
            <span className={styles.track}>
              <span style={{ width: percent(-from - below) }} />
              {partsOf(bar, series).map(({ key, colour, isHatched, size }) => (
                <span
                  key={key}
                  className={classNames(styles.part, isHatched && hatching.hatched)}
                  style={{ width: percent(size), ...(!isHatched && { background: colour }) }}
                />
              ))}
            </span>
            <span className={styles.figure}>{format(solid.above - solid.below, bar.name)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Negative parts come first, so that the parts are in the order of the scale. */
function partsOf({ values }: Bar, series: readonly BarSeries[]) {
  const parts = series.map((each) => ({ ...each, value: values[each.key] ?? 0 }));
  return [...parts.filter(({ value }) => value < 0).reverse(), ...parts.filter(({ value }) => value > 0)].map(
    (part) => ({ ...part, size: Math.abs(part.value) }),
  );
}

/** How far a bar extends on both sides of zero. */
function extentOf({ values }: Bar, series: readonly BarSeries[]) {
  const all = series.map(({ key }) => values[key] ?? 0);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);
  return { above: sum(all.filter((value) => value > 0)), below: -sum(all.filter((value) => value < 0)) };
}
