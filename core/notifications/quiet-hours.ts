import { dateFormat } from '../i18n/intl';

/** Times of day, `HH:MM` in the person's time zone; 22:00 to 07:00 spans midnight. */
export interface QuietHours {
  from: string;
  to: string;
}

const minutesOfDay = 24 * 60;

/** Whether the name is one of the IANA time zones that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    dateFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The day (`YYYY-MM-DD`) and the minute of the day of an instant in a time zone. */
export function localTime(instant: Date, timeZone: string): { day: string; minute: number } {
  const parts = dateFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** Minutes until the quiet hours end; 0 outside them. Equal start and end mean no quiet hours. */
export function quietMinutes(quiet: QuietHours | null, instant: Date, timeZone: string): number {
  if (!quiet) return 0;
  const from = minuteOf(quiet.from);
  const length = (minuteOf(quiet.to) - from + minutesOfDay) % minutesOfDay;
  const passed = (localTime(instant, timeZone).minute - from + minutesOfDay) % minutesOfDay;
  return Math.max(0, length - passed);
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
