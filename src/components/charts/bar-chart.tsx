import { useEffect, useRef, useState, type RefObject } from 'react';
import { createLoadable, useLoadable } from '../../lib/loading/loadable';
import { classNames } from '../class-names';
import type { BarsProps } from './bar-series';
import { lastBarHeights } from './last-bar-heights';
import { Legend } from './legend';
import { PrintedBars } from './printed-bars';
import * as styles from './bar-chart.module.css';

interface BarChartProps extends BarsProps {
  /** A one-sentence summary; the same figures are in a table next to the chart. */
  summary: string;
  /** What the numbers on the bars are, with their unit. */
  unit?: string;
  height?: number;
}

const nivo = createLoadable(() =>
  import(/* webpackChunkName: "charts" */ './nivo-bars').then((loaded) => loaded.default),
);

/**
 * A bar chart with its legend. Where there is room, the legend labels the parts of the last bar, if that is the
 * highlighted one. The library is loaded when the chart becomes visible.
 */
export function BarChart({ summary, unit, height = 240, ...bars }: BarChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const wasVisible = useWasVisible(frame);
  const heights = lastBarHeights(bars);
  return (
    <div className={styles.container}>
      <figure className={classNames(styles.figure, heights && styles.labelled)}>
        <div className={styles.printOnly}>
          <PrintedBars {...bars} />
        </div>
        {unit && <p className={styles.unit}>{unit}</p>}
        <div
          ref={frame}
          className={styles.frame}
          style={{ minHeight: height }}
          role="img"
          aria-label={summary}
        >
          {wasVisible && <Drawing bars={bars} height={height} />}
        </div>
        <figcaption className={styles.caption}>
          <Legend series={bars.series} heights={heights} />
        </figcaption>
      </figure>
    </div>
  );
}

/** The chart drawn by the library; if that could not be loaded, simpler bars until the network is back. */
function Drawing({ bars, height }: { bars: BarsProps; height: number }) {
  const loaded = useLoadable(nivo);
  if (loaded.status === 'failed') return <PrintedBars {...bars} />;
  if (loaded.status !== 'ready') return null;
  const NivoBars = loaded.content;
  return (
    <div style={{ height }} aria-hidden>
      <NivoBars {...bars} />
    </div>
  );
}

/** True once the element is, or is about to be, visible. */
function useWasVisible(element: RefObject<HTMLElement | null>): boolean {
  const [wasVisible, setVisible] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setVisible(true);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return wasVisible;
}
