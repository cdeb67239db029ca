import { inactivityLimitMs } from '../../lib/session/activity-mark';

/** How long before the limit the warning is shown. */
export const warningMs = 2 * 60_000;
/** Activity is recorded at most once in this time. */
export const activityThrottleMs = 1_000;

export type Inactivity = { state: 'active' } | { state: 'warning'; secondsLeft: number } | { state: 'over' };

/** The consequence of `idleMs` without activity. */
export function inactivityAfter(idleMs: number): Inactivity {
  const leftMs = inactivityLimitMs - idleMs;
  if (leftMs <= 0) return { state: 'over' };
  if (leftMs > warningMs) return { state: 'active' };
  return { state: 'warning', secondsLeft: Math.ceil(leftMs / 1_000) };
}
