import type { Invoice } from '../invoices/invoice';
import { MeterError, type MeterData } from './interval';
import { localSeconds, type Clock } from './local-time';

/** A gap in the data of a month. */
export interface MonthGap {
  /** `YYYY-MM` */
  month: string;
  /** Hours without a value. */
  hours: number;
  /** The data begin or end within the month, a day or more from its boundary: the month is left out. */
  isLeftOut: boolean;
}

export interface MeterMonths {
  /** One per month, as if it had been billed: it counts once by meter and month, and is undone with its upload. */
  invoices: Invoice[];
  gaps: MonthGap[];
}

const day = 86_400;
const hour = 3600;
const decimals = 1e6;

interface Month {
  sum: number;
  covered: number;
  first: number;
  last: number;
}

/**
 * Adds up the data of a meter by calendar month of a zone. Months at the ends that lack a day or more are left out: the
 * next file has them complete. Other gaps are reported, and the rest counts.
 * @throws MeterError METER_OVERLAPS if a month has more than its hours, METER_EMPTY without a value
 */
export function byMonth(data: MeterData, clock: Clock): MeterMonths {
  const months = new Map<string, Month>();
  for (const { start, duration, value } of data.intervals) {
    const month = new Date(clock.toLocal(start) * 1000).toISOString().slice(0, 7);
    const of = months.get(month) ?? { sum: 0, covered: 0, first: start, last: start };
    months.set(month, {
      ...{ sum: of.sum + value, covered: of.covered + duration },
      ...{ first: Math.min(of.first, start), last: Math.max(of.last, start + duration) },
    });
  }
  if (months.size === 0) throw new MeterError('METER_EMPTY');
  const names = [...months.keys()].sort();
  const result: MeterMonths = { invoices: [], gaps: [] };
  for (const name of names) {
    const month = months.get(name) as Month;
    const [begin, end] = boundsOf(name, clock);
    // Files in standard time have an hour more or less when clocks change.
    if (month.covered > end - begin + hour) throw new MeterError('METER_OVERLAPS');
    const missing = end - begin - month.covered;
    const isLeftOut =
      (name === names[0] && month.first - begin >= day) || (name === names.at(-1) && end - month.last >= day);
    if (missing > hour || isLeftOut)
      result.gaps.push({ month: name, hours: Math.max(1, Math.round(missing / hour)), isLeftOut });
    if (!isLeftOut) result.invoices.push(asInvoice(data, name, Math.round(month.sum * decimals) / decimals));
  }
  return result;
}

const localOf = (year: number, month: number) =>
  localSeconds({ year, month, day: 1, hour: 0, minute: 0, second: 0 });

function boundsOf(name: string, { toInstant }: Clock): [begin: number, end: number] {
  const [year = 0, month = 1] = name.split('-').map(Number);
  return [toInstant(localOf(year, month)), toInstant(localOf(year, month + 1))];
}

/** A file that names no meter is identified by its values, so its file name does not matter. */
function asInvoice({ meter, id, measured, unitCode }: MeterData, month: string, quantity: number): Invoice {
  const [year = 0, at = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, at, 0)).toISOString().slice(0, 10);
  const period = { from: `${month}-01`, to: last };
  return {
    type: 'invoice',
    number: `${month}/${id || `${quantity}${unitCode}`}`,
    issueDate: last,
    seller: { name: meter, vatId: null, country: null },
    ...{ precedingNumber: null, period, currency: '', net: 0, addsUp: true, isMeter: true },
    lines: [
      {
        ...{ name: [meter, measured].filter(Boolean).join(' · '), description: '', classifications: [] },
        ...{ quantity, unitCode, net: 0, period },
      },
    ],
  };
}
