import type { Locale } from '../../../../core/i18n/locales';
import { InvoiceError, type Invoice } from '../../../../core/invoices/invoice';
import { byMonth, type MonthGap } from '../../../../core/meters/by-month';
import type { MeterData } from '../../../../core/meters/interval';
import { clockOf } from '../../../../core/meters/local-time';
import { readTimeValues } from '../../../../core/meters/read-time-values';
import { decodeText } from '../../../../core/tables/decode-text';
import { readPasted } from '../../../lib/sheets/sheet-files';

/** Whose conventions apply if a file leaves something open. */
export interface Reader {
  locale: Locale;
  /** IANA time zone of the calendar months. */
  zone: string;
}

/** What is missing in meter data. */
export interface MeterGaps {
  months: readonly MonthGap[];
  /** Numbers of rows without a time or a value, counted as in a spreadsheet. */
  unread: readonly number[];
  columns?: MeterData['columns'];
}

type MeterRead = { name: string; invoice: Invoice } | { name: string; gaps: MeterGaps };

/** The months of meters, and what is missing. @throws MeterError */
export function readMeters(name: string, meters: readonly MeterData[], { zone }: Reader): MeterRead[] {
  const clock = clockOf(zone);
  return meters.flatMap((meter) => {
    const { invoices, gaps } = byMonth(meter, clock);
    const months = invoices.map((invoice) => ({ name, invoice }));
    const { unread, columns } = meter;
    return gaps.length === 0 && unread.length === 0 && !columns
      ? months
      : [...months, { name, gaps: { months: gaps, unread, columns } }];
  });
}

/** @throws MeterError; InvoiceError NO_INVOICE */
export async function readTable(name: string, bytes: Uint8Array, reader: Reader): Promise<MeterData> {
  const { locale, zone } = reader;
  const decoded = decodeText(bytes);
  if (!decoded) throw new InvoiceError('NO_INVOICE');
  const cells = await readPasted(decoded.text).catch(() => {
    throw new InvoiceError('NO_INVOICE');
  });
  const stem = name.slice(name.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  return readTimeValues(cells, {
    ...{ name: stem, clock: clockOf(zone), dayFirst: locale !== 'en' },
    commaByHabit: locale !== 'en' && locale !== 'zh-CN',
  });
}
