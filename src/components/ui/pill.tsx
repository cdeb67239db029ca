import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { classNames } from '../class-names';
import * as styles from './pill.module.css';

export type PillTone = 'neutral' | 'accent' | 'positive' | 'caution' | 'negative';

/** A short status with colour, icon and text, so that it does not depend on any one of them. */
export function Pill({
  tone,
  icon: Icon,
  children,
}: {
  tone: PillTone;
  icon?: LucideIcon;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.pill, styles[tone])}>
      {Icon && <Icon size={14} aria-hidden />}
      {children}
    </span>
  );
}
