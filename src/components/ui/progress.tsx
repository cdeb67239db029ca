import { classNames } from '../class-names';
import * as styles from './progress.module.css';

interface ProgressProps {
  label: string;
  value: number;
  max: number;
}

/** A progress bar; the numbers are next to it. */
export function Progress({ label, value, max }: ProgressProps) {
  const width = `${max > 0 ? (100 * value) / max : 0}%`;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className={styles.track}
    >
      <div className={classNames(styles.bar, value >= max && styles.complete)} style={{ width }} />
    </div>
  );
}
