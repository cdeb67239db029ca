import type { CSSProperties } from 'react';
import { classNames } from '../class-names';
import type { BarSeries } from './bar-series';
import type { BarHeights } from './last-bar-heights';
import * as hatching from './hatching.module.css';
import * as styles from './legend.module.css';

interface LegendProps {
  series: readonly (Omit<BarSeries, 'key'> & { key?: string })[];
  /** Of the bar that it can stand next to. */
  heights?: BarHeights | undefined;
}

/** The legend of the bars' colours; nothing for a single series. */
export function Legend({ series, heights }: LegendProps) {
  const entries = new Map(series.map((each) => [each.name, each]));
  if (entries.size < 2) return null;
  return (
    <ul className={styles.legend} style={cssVariable('--above', heights?.above)}>
      {[...entries].map(([name, { key = name, colour, isHatched = false }]) => (
        <li key={name} style={cssVariable('--height', heights?.parts[key])}>
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

const cssVariable = (name: string, value: number | undefined) => ({ [name]: value }) as CSSProperties;
