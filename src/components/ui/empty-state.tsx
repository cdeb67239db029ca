import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import * as styles from './empty-state.module.css';

interface EmptyStateProps {
  icon: LucideIcon;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

/** Nothing here (yet): why, and what to do next. */
export function EmptyState({ icon: Icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon className={styles.icon} size={32} strokeWidth={1.5} aria-hidden />
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
