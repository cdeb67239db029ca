import { useId, type ReactNode } from 'react';
import * as styles from './update.module.css';

interface SectionProps {
  title: string;
  hint: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of what is entered for a year. */
export function Section({ title, hint, actions, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div className={styles.heading}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p className={styles.hint}>{hint}</p>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
