import { Skeleton } from '../../../components/ui/skeleton';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import * as styles from './requests-skeleton.module.css';

const rows = [0, 1, 2, 3, 4, 5];

/** The table's outline while its first rows load. */
export function RequestsSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.table} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="70%" />
          <Skeleton width="50%" />
          <Skeleton width="80%" />
          <Skeleton width="4.5rem" height="1.25rem" />
        </div>
      ))}
    </div>
  );
}
