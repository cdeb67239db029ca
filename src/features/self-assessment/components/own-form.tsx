import type { ReactNode } from 'react';
import * as styles from './fields.module.css';

/**
 * The text fields of one question, as a form of their own. At every letter a browser looks through all fields of the
 * form that it is typed into, for what it could fill in, and takes fields without one for one: where they were a
 * hundred, that was a fifth of what a letter took. What is chosen needs none.
 */
export function OwnForm({ children }: { children: ReactNode }) {
  return (
    <form
      className={styles.item}
      noValidate
      autoComplete="off"
      // What is typed is saved by itself.
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  );
}
