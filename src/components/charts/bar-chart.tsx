import { useEffect, useRef, useState, type RefObject } from 'react';
import { createLoadable, useLoadable } from '../../lib/loading/loadable';
import type { BarsProps } from './bar-series';
import { Legend } from './legend';
import { PrintedBars } from './printed-bars';
import * as styles from './bar-chart.module.css';

interface BarChartProps extends BarsProps {
  /** What the chart shows, in a sentence: a chart stands beside a table that says the same in figures. */
  summary: string;
  height?: number;
}

const nivo = createLoadable(() =>
  import(/* webpackChunkName: "charts" */ './nivo-bars').then((loaded) => loaded.default),
);

/** A chart of bars, with its legend. Its library is loaded when it comes into view. */
export function BarChart({ summary, height = 240, ...bars }: BarChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(frame);
  return (
    <figure className={styles.figure}>
      <div className={styles.onPaper}>
        <PrintedBars {...bars} />
      </div>
      <div ref={frame} className={styles.frame} style={{ minHeight: height }} role="img" aria-label={summary}>
        {isSeen && <Drawing bars={bars} height={height} />}
      </div>
      <figcaption className={styles.caption}>
        <Legend series={bars.series} />
      </figcaption>
    </figure>
  );
}

/** What the library draws; where it could not be loaded, simpler bars until the network is back. */
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

/** True from the moment on that the element is, or is about to be, on the screen. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
