import { createContext, type ReactNode } from 'react';
import { classNames } from '../class-names';
import * as styles from './status-region.module.css';

/** Whether a notice is within a region that is announced already. */
export const StatusRegionContext = createContext(false);

interface StatusRegionProps {
  className?: string | undefined;
  /** The outcome of an act; nothing before it. */
  children: ReactNode;
}

/**
 * Announces outcomes. It is in the page before them: screen readers announce what appears within a region, but not a
 * region that appears with its text.
 */
export function StatusRegion({ className, children }: StatusRegionProps) {
  return (
    <div role="status" className={classNames(styles.region, className)}>
      <StatusRegionContext.Provider value>{children}</StatusRegionContext.Provider>
    </div>
  );
}
