import { useId, type ReactNode } from 'react';
import type { NamedSection } from '../shared/section-id';
import { useScrollToHash } from './use-scroll-to-hash';
import * as styles from './update.module.css';

interface SectionProps {
  id?: NamedSection;
  title: string;
  hint: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of a year's inputs. */
export function Section({ id, title, hint, actions, children }: SectionProps) {
  const titleId = useId();
  const heading = useScrollToHash<HTMLHeadingElement>(id);
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
