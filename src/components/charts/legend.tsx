import { classNames } from '../class-names';
import type { BarSeries } from './bar-series';
import * as hatching from './hatching.module.css';
import * as styles from './legend.module.css';

/** The legend of the bars' colours; nothing for a single series. */
export function Legend({ series }: { series: readonly Omit<BarSeries, 'key'>[] }) {
  const entries = new Map(series.map((each) => [each.name, each]));
  if (entries.size < 2) return null;
  return (
    <ul className={styles.legend}>
      {[...entries].map(([name, { colour, isHatched = false }]) => (
        <li key={name}>
          <span
            className={isHatched ? classNames(styles.swatch, hatching.hatched) : styles.swatch}
            {...(!isHatched && { style: { background: colour } })}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}
