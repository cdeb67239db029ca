import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import * as styles from './facts.module.css';

export interface Fact {
  name: ReactNode;
  value: ReactNode;
}

interface FactsProps {
  facts: readonly Fact[];
  /** Every value is a figure, short enough to share a line with its name in a narrow place. */
  areFigures?: boolean | undefined;
}

/** Names and values, one pair per row. */
export function Facts({ facts, areFigures }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, areFigures && styles.figures)}>
      {facts.map(({ name, value }, index) => (
        <div key={index} className={styles.row}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
