import type { ReactNode } from 'react';
import * as styles from './print-view.module.css';

/** Printable content: a sheet on the screen; in print only its content. */
export function PrintView({ children }: { children: ReactNode }) {
  return <article className={styles.paper}>{children}</article>;
}

/** A part of a print view, with its heading. */
export function PrintPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

export function PrintSubheading({ children }: { children: ReactNode }) {
  return <h3 className={styles.subheading}>{children}</h3>;
}

/** Controls for the screen, hidden in print. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={styles.screenOnly}>{children}</div>;
}
