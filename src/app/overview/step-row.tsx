import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names';
import * as styles from './overview-parts.module.css';

interface StepRowProps {
  icon: ReactNode;
  title: string;
  /** A few words on what to do. */
  detail: string;
  tone?: 'late' | 'soon' | undefined;
  action: ReactNode;
}

/** One step: its subject, what is missing, and the button that continues. */
export function StepRow({ icon, title, detail, tone, action }: StepRowProps) {
  return (
    <li className={styles.step}>
      <span className={classNames(styles.icon, tone && styles[tone])}>{icon}</span>
      <p className={styles.stepText}>
        <strong className={styles.name}>{title}</strong>
        <span className={classNames(styles.detail, tone && styles[tone])}>{detail}</span>
      </p>
      {action}
    </li>
  );
}
