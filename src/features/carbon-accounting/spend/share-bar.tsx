import { classNames } from '../../../components/class-names';
import * as styles from './share-bar.module.css';

interface ShareBarProps {
  /** Percent; above 100 the bar is full and shows that it is too much. */
  percent: number;
  label: string;
}

/** A bar for a share of a whole. */
export function ShareBar({ percent, label }: ShareBarProps) {
  const width = `${Math.min(Math.max(percent, 0), 100)}%`;
  const tooMuch = percent > 100.000_001;
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.min(Math.max(Math.round(percent), 0), 100)}
    >
      <span className={classNames(styles.fill, tooMuch && styles.tooMuch)} style={{ width }} />
    </div>
  );
}
