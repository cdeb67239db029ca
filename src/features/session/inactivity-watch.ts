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
  /** The warning begins. */
  warn: () => void;
  /** Seconds until the sign-out; null while there is no warning. */
  count: (secondsLeft: number | null) => void;
  /** The limit is reached; called once. */
  end: () => void;
}

/** Looked at this often, by the clock: timers stand still while a device sleeps. */
const checkIntervalMs = 1_000;

/**
 * Watches over the inactivity of the person in all tabs of this browser. Answers with the function that ends it.
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
    // After the clock was set back, the last activity would lie in the future.
    if (lastActive > now) note(now);
    return now - lastActive;
  };

  /** Whether the session goes on. */
  const check = (): boolean => {
    const now = Date.now();
    let inactivity = inactivityAfter(idleFor(now));
    if (inactivity.state !== 'active') {
      // Messages of other tabs may have been missed in the sleep.
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
    // Who comes back after the limit comes back too late.
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
