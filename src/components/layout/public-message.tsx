import type { ReactNode } from 'react';
import * as styles from './public-message.module.css';

interface PublicMessageProps {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** It takes the place of what had the focus: its title is read out, and Tab goes on from there. */
  takesFocus?: boolean;
}

const focus = (title: HTMLElement | null) => title?.focus();

/** A public page that says one thing and offers the next step. */
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
