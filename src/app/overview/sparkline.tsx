import * as styles from './overview-parts.module.css';

const width = 96;
const height = 28;
const edge = 3;

/** The trend of a figure, from 0 up, without a scale: the current value is next to it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(...values, 0) || 1;
  const points = values.map((value, index): [number, number] => [
    edge + (index * (width - 2 * edge)) / Math.max(1, values.length - 1),
    height - edge - (Math.max(0, value) * (height - 2 * edge)) / most,
  ]);
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
      <polyline points={points.map((point) => point.join(',')).join(' ')} />
      <circle cx={x} cy={y} r={edge} />
    </svg>
  );
}
