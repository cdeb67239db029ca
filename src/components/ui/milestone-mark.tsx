import * as styles from './milestone-mark.module.css';

/** A tick in a circle, animated as if drawn by hand; static with reduced motion. */
export function MilestoneMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" width={32} height={32} aria-hidden>
      <circle className={styles.circle} cx={16} cy={16} r={14} pathLength={1} />
      <path className={styles.tick} d="M9.5 16.5l4.5 4.5 8.5-9.5" pathLength={1} />
    </svg>
  );
}
