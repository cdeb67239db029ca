import { deviceStorage, tabStorage } from '../storage/safe-storage';
import { onTabMessage, tellTabs } from './tab-messages';

const activityKey = 'lastActivity';
const sessionKey = 'sessionInTab';

/** Tells the other tabs that the person is there. Times are milliseconds since 1970. */
export function shareActivity(at: number): void {
  tellTabs(activityKey, String(at));
}

/** When the person was last active in any tab; undefined when that is not known. */
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
 * When the inactivity of this tab's session began. A session that is new in this tab begins now; one that the tab
 * had before a reload, or before the browser put it to sleep, goes on counting.
 */
export function beginActivity(now: number): number {
  const continued = tabStorage.get(sessionKey) === 'true' ? sharedActivity() : undefined;
  if (continued !== undefined) return Math.min(continued, now);
  tabStorage.set(sessionKey, 'true');
  shareActivity(now);
  return now;
}

/** The next session in this tab begins anew. */
export function endActivity(): void {
  tabStorage.remove(sessionKey);
}

function parse(value: string | null): number | undefined {
  const at = Number(value);
  return Number.isFinite(at) && at > 0 ? at : undefined;
}
