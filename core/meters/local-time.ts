import { dateFormat } from '../i18n/intl';

/** A local date and time. */
export interface LocalTime {
  year: number;
  /** From 1. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** Local time as seconds since 1970, without a zone. */
export const localSeconds = ({ year, month, day, hour, minute, second }: LocalTime): number =>
  Date.UTC(year, month - 1, day, hour, minute, second) / 1000;

/** The offset of a zone from UTC at an instant, in seconds. @param zone IANA name */
function offsetAt(instant: number, zone: string): number {
  const parts = dateFormat('en-GB', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  } as const).formatToParts(new Date(instant * 1000));
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const [year, month, day] = [of('year'), of('month'), of('day')];
  return (
    localSeconds({ year, month, day, hour: of('hour'), minute: of('minute'), second: of('second') }) - instant
  );
}

/** Clocks change on the full hour, so an offset holds for its whole hour. */
const hour = 3600;

/** Converts instants to local time in a zone and back; each hour is looked up once. */
export function clockOf(zone: string) {
  const offsets = new Map<number, number>();
  const offset = (instant: number) => {
    const at = Math.floor(instant / hour);
    const known = offsets.get(at) ?? offsetAt(at * hour, zone);
    offsets.set(at, known);
    return known;
  };
  return {
    /** Local time, as seconds since 1970. */
    toLocal: (instant: number): number => instant + offset(instant),
    /**
     * The instant of a local time. If an hour occurs twice, the first is meant, or the second if `isSecond`; a skipped
     * hour is the hour after.
     */
    toInstant: (local: number, isSecond = false): number => {
      const found = [offset(local - 86_400), offset(local + 86_400)].map((ahead) => local - ahead);
      const real = found.filter((instant) => instant + offset(instant) === local);
      const [first = Math.max(...found)] = real.sort((a, b) => a - b);
      return isSecond ? (real.at(-1) ?? first) : first;
    },
  };
}

export type Clock = ReturnType<typeof clockOf>;
