import type { ReactNode } from 'react';
import { Skeleton } from '../ui/skeleton';
import * as checkStyles from './check-field.module.css';
import { OptionalMark, type FieldProps } from './field-frame';
import * as styles from './field.module.css';

/** Placeholder for a field whose value is loading, of the same height. The region around it is marked as busy. */
export function FieldOutline({ label, optional, hint }: Omit<FieldProps, 'error'>) {
  return (
    <div className={styles.field} aria-hidden>
      <span className={styles.label}>
        {label}
        <OptionalMark word={optional} />
      </span>
      <Skeleton height="var(--control-height)" />
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}

/** Placeholder for a checkbox whose state is loading. */
export function CheckOutline({ label }: { label: ReactNode }) {
  return (
    <div className={checkStyles.row} aria-hidden>
      <span className={checkStyles.box}>
        <Skeleton height="100%" />
      </span>
      <span className={checkStyles.label}>{label}</span>
    </div>
  );
}
