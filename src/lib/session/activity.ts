import { deviceStorage } from '../storage/safe-storage';
import { activityKey, isActivityMarked, markActivity } from './activity-mark';
import { onTabMessage, broadcast } from './tab-messages';

export { endActivity } from './activity-mark';

/** Tells the other tabs that the person is active. Times are milliseconds since 1970. */
export function shareActivity(at: number): void {
  broadcast(activityKey, String(at));
}

/** When the person was last active in any tab; undefined if unknown. */
export function sharedActivity(): number | undefined {
  return parse(deviceStorage.get(activityKey));
}

export function onActivityElsewhere(listener: (at: number) => void): () => void {
  return onTabMessage(activityKey, (value) => {
    const at = parse(value);
    if (at !== undefined) listener(at);
  });
}

/**
 * Since when this tab's session has been inactive: for a new session, since now. After a reload, or
 * after the browser put the tab to sleep, the time continues.
 */
export function beginActivity(now: number): number {
  const continued = isActivityMarked() ? sharedActivity() : undefined;
  if (continued !== undefined) return Math.min(continued, now);
  markActivity();
  shareActivity(now);
  return now;
}

function parse(value: string | null): number | undefined {
  const at = Number(value);
  return Number.isFinite(at) && at > 0 ? at : undefined;
}
