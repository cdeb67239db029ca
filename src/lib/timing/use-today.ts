import { useSyncExternalStore } from 'react';
import { localDay } from '../../../core/dates/local-day';

/** The reader's calendar day, `YYYY-MM-DD`. Renders again when the next day begins. */
export const useToday = (): string => useSyncExternalStore(everyMinute, today, today);

export const useThisYear = (): number => Number(useToday().slice(0, 4));

const today = () => localDay(new Date());

/** A timer until midnight would be late on a device that slept. */
function everyMinute(notify: () => void) {
  const timer = setInterval(notify, 60_000);
  return () => clearInterval(timer);
}
