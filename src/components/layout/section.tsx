import { useId, type ReactNode } from 'react';
import * as styles from './section.module.css';

interface SectionProps {
  title: string;
  level?: 3 | 4;
  children: ReactNode;
}

/** A titled part of a dialog. */
export function Section({ title, level = 3, children }: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
