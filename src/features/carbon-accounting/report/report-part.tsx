import type { ReactNode } from 'react';
import * as styles from './report.module.css';

/** A part of the report with its heading. */
export function ReportPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
