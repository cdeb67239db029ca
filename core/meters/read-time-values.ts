import { InvoiceError } from '../invoices/invoice';
import { readMoney, usesDecimalComma } from '../ledger/read-money';
import { MeterError, type MeterData } from './interval';
import { localSeconds, type Clock } from './local-time';

type Cell = string | number | null;

/** Units in the header of a value column; `kW` is the mean power of each interval. */
const units: readonly (readonly [RegExp, string, times: number])[] = [
  [/\bMWh\b/i, 'MWH', 1],
  [/\bkWh\b/i, 'KWH', 1],
  [/\bWh\b/i, 'KWH', 0.001],
  [/\bkW\b/i, 'KWH', NaN],
  [/m³|\bm3\b|\bcbm\b/i, 'MTQ', 1],
  [/\btherms?\b/i, 'N72', 1],
];
const times = /time|date|zeit|datum|fecha|hora|heure|data\b|时间|日期/i;
const maxRowsBeforeHeader = 20;
const maxSeconds = 86_400;
const fewestRising = 24;

/**
 * Reads a table of times and values: the first column that names a time, with the next one if it has only the date, and
 * the first that names a unit. Titles above them are left out. Times without a zone are local times of `clock`; a time
 * that occurs twice when clocks are set back means first the earlier, then the later instant. If the first time is one
 * step after midnight, times are the ends of intervals.
 * @param name of the file, which often tells what was measured
 * @param dayFirst whether 1/2 is the first of February, used if no row shows it
 * @param commaByHabit whether there is a decimal comma, used if no row shows it
 * @throws MeterError; InvoiceError NO_INVOICE
 */
export function readTimeValues(
  cells: readonly (readonly Cell[])[],
  given: { name: string; clock: Clock; dayFirst: boolean; commaByHabit: boolean },
): MeterData {
  const { clock } = given;
  const head = headOf(cells);
  const rows = cells.slice(head.at + 1).map((row, index) => ({ row: head.at + index + 2, cells: row }));
  const comma = usesDecimalComma(
    rows.map((each) => each.cells[head.value] ?? null),
    given.commaByHabit,
  );
  const timeOf = (own: readonly Cell[]) => timeIn(own, head);
  const dayFirst = isDayFirst(
    rows.map((each) => timeOf(each.cells)),
    given.dayFirst,
  );
  const unread: number[] = [];
  const read: { at: number; value: number }[] = [];
  const seen = new Set<number>();
  for (const { row, cells: own } of rows) {
    if (own.every((cell) => textOf(cell) === '')) continue;
    const time = readTime(timeOf(own), dayFirst);
    const value = readMoney(own[head.value] ?? null, comma);
    if (!time || value === undefined) {
      unread.push(row);
      continue;
    }
    const at = time.isInstant ? time.seconds : clock.toInstant(time.seconds, seen.has(time.seconds));
    if (!time.isInstant) seen.add(time.seconds);
    read.push({ at, value });
  }
  read.sort((a, b) => a.at - b.at);
  const step = stepOf(read.map(({ at }) => at));
  refuseCounter(read.map(({ value }) => value));
  const factor = Number.isNaN(head.times) ? step / 3600 : head.times;
  const shift = isEnd(read[0]?.at ?? 0, step, clock) ? step : 0;
  return {
    ...{ meter: head.title, id: '', measured: given.name, unitCode: head.unitCode, unread },
    ...(head.others.length > 0 && { columns: { read: head.title, others: head.others } }),
    intervals: read.map(({ at, value }) => ({ start: at - shift, duration: step, value: value * factor })),
  };
}

const onlyDate = /^[\d./-]+$/;

function timeIn(cells: readonly Cell[], { time, timeOfDay }: Pick<Head, 'time' | 'timeOfDay'>): string {
  const text = textOf(cells[time]);
  return timeOfDay >= 0 && onlyDate.test(text) ? `${text} ${textOf(cells[timeOfDay])}` : text;
}

/** Whether a title names a unit other than that of power. */
const isValue = (title: Cell) =>
  units.some(([pattern, , times]) => !Number.isNaN(times) && pattern.test(textOf(title)));

const textOf = (cell: Cell | undefined) => String(cell ?? '').trim();

interface Head {
  at: number;
  time: number;
  /** The column with the time of day, if the first has only the date. */
  timeOfDay: number;
  value: number;
  title: string;
  unitCode: string;
  times: number;
  /** Titles of further columns of values; a power says the same as the energy next to it. */
  others: string[];
}

const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b/;
const isDate = (cell: Cell) => date.test(textOf(cell));
/** The date of a letter may also stand behind a comma, but without a value next to it. */
const isDatedValue = (row: readonly Cell[]) =>
  row.some(isDate) && row.some((cell) => !isDate(cell) && readMoney(cell, true) !== undefined);

/** @throws MeterError METER_UNIT if no column names a unit; InvoiceError NO_INVOICE for a text that is no such table */
function headOf(cells: readonly (readonly Cell[])[]): Head {
  for (const [at, row] of cells.slice(0, maxRowsBeforeHeader).entries()) {
    const time = row.findIndex((cell) => times.test(textOf(cell)));
    if (time < 0) continue;
    const timeOfDay = row.findIndex((cell, column) => column > time && times.test(textOf(cell)));
    for (const [value, cell] of row.entries()) {
      const unit = value === time ? undefined : units.find(([pattern]) => pattern.test(textOf(cell)));
      if (!unit) continue;
      const others = row.filter((each, column) => column > value && column !== time && isValue(each));
      const [, unitCode, times] = unit;
      const title = textOf(cell);
      return { at, time, timeOfDay, value, title, unitCode, times, others: others.map(textOf) };
    }
  }
  throw cells.some(isDatedValue) ? new MeterError('METER_UNIT') : new InvoiceError('NO_INVOICE');
}

const iso =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;
const byDay = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})[T ,]+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap]\.?m\.?)?$/i;

function isDayFirst(texts: readonly string[], habit: boolean): boolean {
  for (const text of texts) {
    const [, first, second] = byDay.exec(text) ?? [];
    if (text.includes('.') && first !== undefined) return true;
    if (Number(first) > 12) return true;
    if (Number(second) > 12) return false;
  }
  return habit;
}

/** Seconds of local time, or since 1970 in UTC if a zone is stated. */
function readTime(text: string, dayFirst: boolean): { seconds: number; isInstant: boolean } | undefined {
  const written = iso.exec(text);
  if (written) {
    const [, year, month, day, hour, minute, second, zone] = written;
    const local = localOf([year, month, day, hour, minute, second]);
    return local === undefined
      ? undefined
      : { seconds: local - offsetOf(zone), isInstant: zone !== undefined };
  }
  const [, first, second, year, hour, minute, seconds, half] = byDay.exec(text) ?? [];
  if (year === undefined) return undefined;
  const [day, month] = dayFirst ? [first, second] : [second, first];
  const local = localOf([year, month, day, hourOf(hour, half), minute, seconds]);
  return local === undefined ? undefined : { seconds: local, isInstant: false };
}

const hourOf = (hour: string | undefined, half: string | undefined) =>
  half === undefined ? hour : String((Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0));

function offsetOf(zone: string | undefined): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '') ?? [];
  if (sign === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
}

/** 24:00 is the midnight after a day. */
function localOf(parts: readonly (string | undefined)[]): number | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  );
  if (month < 1 || month > 12 || day < 1 || hour > 24 || minute > 59 || second > 59) return undefined;
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return undefined;
  return localSeconds({ year, month, day, hour, minute, second });
}

/** The most common interval between two times. @throws MeterError */
function stepOf(instants: readonly number[]): number {
  if (instants.length < 2) throw new MeterError('METER_EMPTY');
  const counts = new Map<number, number>();
  for (const [index, at] of instants.entries()) {
    const step = at - (instants[index - 1] ?? at);
    if (step > 0) counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  const [usual] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!usual) throw new MeterError('METER_OVERLAPS');
  if (usual[0] > maxSeconds) throw new MeterError('METER_STEP');
  return usual[0];
}

/**
 * Meter readings never fall, and are far above the consumption between two of them.
 * @throws MeterError METER_READINGS
 */
function refuseCounter(values: readonly number[]): void {
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  if (values.length < fewestRising || last <= first) return;
  if (values.every((value, index) => value >= (values[index - 1] ?? value)))
    throw new MeterError('METER_READINGS');
}

const isMidnight = (instant: number, { toLocal }: Clock) => toLocal(instant) % 86_400 === 0;

const isEnd = (first: number, step: number, clock: Clock) =>
  step < maxSeconds && !isMidnight(first, clock) && isMidnight(first - step, clock);
