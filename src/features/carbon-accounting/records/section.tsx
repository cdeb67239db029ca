import { useId, type ReactNode } from 'react';
import { useArrival } from './use-arrival';
import * as styles from './update.module.css';

/** Parts of a year that other pages lead to: the hash of the address. */
type NamedSection = 'scope1' | 'scope2' | 'scope3' | 'spend' | 'distribution' | 'suppliers';

/** The same, with what may count twice with purchases of a sector. */
export type SectionId = NamedSection | `overlap-${string}`;

interface SectionProps {
  id?: NamedSection;
  title: string;
  hint: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of what is entered for a year. */
export function Section({ id, title, hint, actions, children }: SectionProps) {
  const titleId = useId();
  const heading = useArrival<HTMLHeadingElement>(id);
  return (
    <section id={id} className={styles.section} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div className={styles.heading}>
          <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
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
