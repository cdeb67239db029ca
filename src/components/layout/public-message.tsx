import type { ReactNode } from 'react';
import * as styles from './public-message.module.css';

interface PublicMessageProps {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** It replaces the focused element: its title is announced, and Tab continues from there. */
  takesFocus?: boolean;
}

const focus = (title: HTMLElement | null) => title?.focus();

/** A public page with one message and the next step. */
export function PublicMessage({ title, children, actions, takesFocus = false }: PublicMessageProps) {
  return (
    <section className={styles.card}>
      <h1 ref={takesFocus ? focus : null} tabIndex={takesFocus ? -1 : undefined} className={styles.title}>
        {title}
      </h1>
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
