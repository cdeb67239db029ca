import type { ReactNode } from 'react';
import * as styles from './insights.module.css';

interface InsightSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** An insight with its heading. */
export function InsightSection({ id, title, children }: InsightSectionProps) {
  return (
    <section className={styles.insight} aria-labelledby={`insight-${id}`}>
      <h3 id={`insight-${id}`} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
