import type { ReceivedEvent } from '../../lib/events';

/** The caller measures the age on another clock, and before the request was sent. */
const marginMs = 5_000;
const maxAgeMs = 120_000;
const maxEvents = 2_000;

/** The events of the last two minutes, for sockets that reconnect after a short interruption. */
export interface RecentEvents {
  remember(event: ReceivedEvent): void;
  /** Earlier events may be incomplete. */
  forget(): void;
  /** The events of a project in the last `ageMs`, the oldest first; undefined when some may be missing. */
  since(projectId: number, ageMs: number): string[] | undefined;
}

/** @param now milliseconds of a monotonic clock; otherwise events would seem older or newer than they are */
export function createRecentEvents(now = () => performance.now()): RecentEvents {
  let completeFrom = now();
  let kept: (ReceivedEvent & { at: number })[] = [];

  const drop = () => {
    const tooOld = kept.findIndex(({ at }) => at > now() - maxAgeMs);
    const count = Math.max(tooOld < 0 ? kept.length : tooOld, kept.length - maxEvents);
    const last = kept[count - 1];
    if (!last) return;
    completeFrom = last.at + 1;
    kept = kept.slice(count);
  };

  return {
    remember(event) {
      kept.push({ ...event, at: now() });
      // Not on every event: old ones do no harm until someone asks.
      if (kept.length > maxEvents * 2) drop();
    },
    forget() {
      kept = [];
      completeFrom = now();
    },
    since(projectId, ageMs) {
      drop();
      const from = now() - ageMs - marginMs;
      if (from < completeFrom) return undefined;
      return kept
        .filter((event) => event.projectId === projectId && event.at >= from)
        .map(({ text }) => text);
    },
  };
}
