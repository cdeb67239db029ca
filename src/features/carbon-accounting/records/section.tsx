import { useEffect, useId, useRef, type ReactNode } from 'react';
import * as styles from './update.module.css';

/** Parts of a year that other pages lead to: the hash of the address. */
export type SectionId = 'scope1' | 'scope2' | 'scope3' | 'spend' | 'distribution' | 'suppliers';

interface SectionProps {
  id?: SectionId;
  title: string;
  hint: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of what is entered for a year. */
export function Section({ id, title, hint, actions, children }: SectionProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The figures come after the page, when the browser has looked for the place already.
  useEffect(() => {
    if (id && window.location.hash === `#${id}`) heading.current?.focus();
  }, [id]);
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
