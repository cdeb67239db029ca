import * as styles from './skeleton.module.css';

/** A grey bar where text will stand. The region around it says that it is busy. */
export function Skeleton({ width = '100%', height = '1rem' }: { width?: string; height?: string }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden />;
}
