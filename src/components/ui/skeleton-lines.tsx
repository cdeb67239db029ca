import { Skeleton } from './skeleton';
import * as styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden';

const lines = ['45%', '70%', '60%', '30%'];

/** A few lines of text being loaded; `label` announces that to assistive technology. */
export function SkeletonLines({ label }: { label: string }) {
  return (
    <div className={styles.lines} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {lines.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
