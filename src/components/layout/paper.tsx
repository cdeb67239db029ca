import type { ReactNode } from 'react';
import * as styles from './paper.module.css';

/** What is for paper: a sheet on the screen, and nothing but its content when it is printed. */
export function Paper({ children }: { children: ReactNode }) {
  return <article className={styles.paper}>{children}</article>;
}

/** A part of a paper with its heading. */
export function PaperPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

export function PaperSubheading({ children }: { children: ReactNode }) {
  return <h3 className={styles.subheading}>{children}</h3>;
}

/** What is pressed on the screen and stands on no paper. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={styles.screenOnly}>{children}</div>;
}
