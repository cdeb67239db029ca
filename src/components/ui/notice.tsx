import { useContext, type ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import { classNames } from '../class-names';
import { StatusRegionContext } from './status-region';
import * as styles from './notice.module.css';

type Tone = 'info' | 'positive' | 'caution' | 'negative';

const icons: Record<Tone, LucideIcon> = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  negative: CircleAlert,
};

interface NoticeProps {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Replaces the icon of its tone. */
  mark?: ReactNode;
}

/**
 * A message in the page. A negative one is announced immediately, the others when the screen reader pauses; the outcome
 * of an act belongs into a `StatusRegion`.
 */
export function Notice({ tone, title, children, actions, mark }: NoticeProps) {
  const Icon = icons[tone];
  const isInRegion = useContext(StatusRegionContext);
  const calmRole = isInRegion ? undefined : 'status';
  return (
    <div className={classNames(styles.notice, styles[tone])} role={tone === 'negative' ? 'alert' : calmRole}>
      {mark ?? <Icon className={styles.icon} size={20} aria-hidden />}
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
