import type { ReactNode } from 'react';
import * as styles from './facts.module.css';

export interface Fact {
  name: ReactNode;
  value: ReactNode;
}

/** Names and values, one pair per row. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }, index) => (
        <div key={index} className={styles.row}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
