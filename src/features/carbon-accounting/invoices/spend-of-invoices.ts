import { isYearInRange } from '../../../../core/carbon/inputs/figures';
import type { InvoiceSpend } from '../../../../core/contracts/ca-invoices';
import { alpha2Codes } from '../../../../core/countries/alpha-2';
import type { Invoice } from '../../../../core/invoices/invoice';
import type { LineMeaning } from '../../../../core/invoices/line-meaning';
import { yearOf } from '../../../../core/invoices/year-of';

const [maxNameLength, maxVatIdLength, maxCurrencyLength] = [300, 100, 20];
/** The items of an invoice beyond this limit of a request are merged into one line without a name. */
const maxItems = 900;

/** Other purchases per invoice. Years outside the allowed range are left out. */
export function spendOfInvoices(
  lines: readonly (LineMeaning & { invoice: Invoice })[],
  { fiscalYearStart, now }: { fiscalYearStart: number; now: Date },
): Map<Invoice, InvoiceSpend> {
  const spent = new Map<Invoice, InvoiceSpend>();
  for (const { invoice, line, period } of lines) {
    const year = yearOf(period, fiscalYearStart);
    const cents = Math.round(line.net * 100);
    if (cents === 0 || !isYearInRange(year, now)) continue;
    const { name, vatId, country } = invoice.seller;
    const spend = spent.get(invoice) ?? {
      supplier: name.slice(0, maxNameLength),
      vatId: vatId?.slice(0, maxVatIdLength) ?? null,
      country: country !== null && alpha2Codes.includes(country) ? country : null,
      currency: invoice.currency.slice(0, maxCurrencyLength),
      lines: [],
    };
    const named = (line.name || line.description).slice(0, maxNameLength);
    const item = spend.lines.length < maxItems ? named : '';
    const same = spend.lines.find((each) => each.item === item && each.year === year);
    if (same) same.cents += cents;
    else spend.lines.push({ item, year, cents });
    spent.set(invoice, spend);
  }
  return spent;
}
