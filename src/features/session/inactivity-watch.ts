import {
  beginActivity,
  onActivityElsewhere,
  shareActivity,
  sharedActivity,
} from '../../lib/session/activity';
import { onWakeUp } from '../../lib/session/wake-up';
import { activityThrottleMs, inactivityAfter } from './inactivity';
import { onUserActivity } from './user-activity';

interface InactivityHandlers {
  /** Called when the warning starts. */
  warn: () => void;
  /** Seconds until the sign-out; null while there is no warning. */
  count: (secondsLeft: number | null) => void;
  /** Called once, when the limit is reached. */
  end: () => void;
}

/** Checked this often against the clock: timers stop while a device sleeps. */
const checkIntervalMs = 1_000;

/**
 * Watches the person's inactivity across all tabs of this browser. Returns a function that stops watching.
 */
export function watchInactivity({ warn, count, end }: InactivityHandlers): () => void {
  let lastActive = beginActivity(Date.now());
  let secondsLeft: number | null = null;

  const show = (next: number | null) => {
    if (next === secondsLeft) return;
    if (secondsLeft === null) warn();
    secondsLeft = next;
    count(next);
  };

  const note = (at: number) => {
    lastActive = at;
    shareActivity(at);
  };

  const idleFor = (now: number): number => {
    // After the clock was set back, the last activity would be in the future.
    if (lastActive > now) note(now);
    return now - lastActive;
  };

  /** Returns whether the session continues. */
  const check = (): boolean => {
    const now = Date.now();
    let inactivity = inactivityAfter(idleFor(now));
    if (inactivity.state !== 'active') {
      // Messages from other tabs may have been missed during sleep.
      lastActive = Math.max(lastActive, sharedActivity() ?? 0);
      inactivity = inactivityAfter(idleFor(now));
    }
    if (inactivity.state === 'over') {
      stop();
      end();
      return false;
    }
    show(inactivity.state === 'warning' ? inactivity.secondsLeft : null);
    return true;
  };

  const active = () => {
    const now = Date.now();
    if (idleFor(now) < activityThrottleMs) return;
    // Activity after the limit is too late.
    if (!check()) return;
    note(now);
    show(null);
  };

  const timer = setInterval(check, checkIntervalMs);
  const endings = [
    () => clearInterval(timer),
    onUserActivity(active),
    onWakeUp(check),
    onActivityElsewhere((at) => {
      lastActive = Math.max(lastActive, at);
      check();
    }),
  ];
  const stop = () => endings.forEach((ending) => ending());
  check();
  return stop;
}
