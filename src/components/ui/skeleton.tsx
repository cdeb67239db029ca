import * as styles from './skeleton.module.css';

/** A grey placeholder bar for text. The region around it is marked as busy. */
export function Skeleton({ width = '100%', height = '1rem' }: { width?: string; height?: string }) {
  return <span className={styles.skeleton} style={{ width, height }} data-skeleton aria-hidden />;
}
