import { dateFormat } from '../i18n/intl';

/** A moment as a clock on the wall shows it. */
export interface WallTime {
  year: number;
  /** From 1. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** Seconds since 1970 that a clock without a zone would count. */
export const wallSeconds = ({ year, month, day, hour, minute, second }: WallTime): number =>
  Date.UTC(year, month - 1, day, hour, minute, second) / 1000;

/** How far clocks of a zone are ahead of UTC at an instant, in seconds. @param zone IANA name */
function offsetAt(instant: number, zone: string): number {
  const parts = dateFormat('en-GB', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  } as const).formatToParts(new Date(instant * 1000));
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const [year, month, day] = [of('year'), of('month'), of('day')];
  return (
    wallSeconds({ year, month, day, hour: of('hour'), minute: of('minute'), second: of('second') }) - instant
  );
}

/** Clocks are changed on the full hour, so that an offset holds for the hour that it was asked in. */
const hour = 3600;

/** Turns instants into the time on the wall of a zone and back; each hour is looked up once. */
export function clockOf(zone: string) {
  const offsets = new Map<number, number>();
  const offset = (instant: number) => {
    const at = Math.floor(instant / hour);
    const known = offsets.get(at) ?? offsetAt(at * hour, zone);
    offsets.set(at, known);
    return known;
  };
  return {
    /** Seconds since 1970 on the wall. */
    toWall: (instant: number): number => instant + offset(instant),
    /**
     * The instant of a time on the wall. Of an hour that the clocks show twice the first is meant, or the second if
     * `isSecond`; one that they skip is the hour after.
     */
    toInstant: (wall: number, isSecond = false): number => {
      const found = [offset(wall - 86_400), offset(wall + 86_400)].map((ahead) => wall - ahead);
      const real = found.filter((instant) => instant + offset(instant) === wall);
      const [first = Math.max(...found)] = real.sort((a, b) => a - b);
      return isSecond ? (real.at(-1) ?? first) : first;
    },
  };
}

export type Clock = ReturnType<typeof clockOf>;
