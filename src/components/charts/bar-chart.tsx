import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import type { BarsProps } from './bar-series';
import { Legend } from './legend';
import { PrintedBars } from './printed-bars';
import * as styles from './bar-chart.module.css';

interface BarChartProps extends BarsProps {
  /** What the chart shows, in a sentence: a chart stands beside a table that says the same in figures. */
  summary: string;
  /** Says in the chart's place that it could not be loaded. */
  unavailable: string;
  height?: number;
}

const NivoBars = lazy((): Promise<{ default: ComponentType<BarsProps> }> =>
  import(/* webpackChunkName: "charts" */ './nivo-bars').catch(() => ({ default: () => null })),
);

/** A chart of bars, with its legend. Its library is loaded when it comes into view. */
export function BarChart({ summary, unavailable, height = 240, ...bars }: BarChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(frame);
  return (
    <figure className={styles.figure}>
      <div className={styles.onPaper}>
        <PrintedBars {...bars} />
      </div>
      <div ref={frame} className={styles.frame} style={{ height }} role="img" aria-label={summary}>
        {isSeen && (
          <Suspense fallback={null}>
            <p className={styles.unavailable}>{unavailable}</p>
            <div className={styles.drawing} aria-hidden>
              <NivoBars {...bars} />
            </div>
          </Suspense>
        )}
      </div>
      <figcaption className={styles.caption}>
        <Legend series={bars.series} />
      </figcaption>
    </figure>
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
