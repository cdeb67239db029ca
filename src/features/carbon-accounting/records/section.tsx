import { useId, type ReactNode } from 'react';
import type { NamedSection } from '../shared/section-id';
import { useScrollToHash } from './use-scroll-to-hash';
import * as fields from '../shared/fields.module.css';
import * as styles from './section.module.css';

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
          <p className={fields.hint}>{hint}</p>
        </div>
        {actions && <div className={fields.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}

/** What a section says in place of its content while it has none. */
export function EmptySection({ children }: { children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}
