import { dedupeTime, rememberedEvents } from './constants';

/** Deduplicates events: returns whether an id was not seen in the last 30 s. */
export function createRecentIds(now: () => number = Date.now): (id: string) => boolean {
  const seen = new Map<string, number>();
  return (id) => {
    const at = seen.get(id);
    if (at !== undefined && now() - at < dedupeTime) return false;
    seen.delete(id);
    seen.set(id, now());
    const [oldest] = seen.keys();
    if (seen.size > rememberedEvents && oldest !== undefined) seen.delete(oldest);
    return true;
  };
}
