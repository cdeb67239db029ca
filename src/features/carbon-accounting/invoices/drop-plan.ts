import { billFaults } from '../../../../core/carbon/bills';
import { isYearInRange } from '../../../../core/carbon/figures';
import { unitFault } from '../../../../core/carbon/units';
import type { InvoiceSpend } from '../../../../core/contracts/ca-invoices';
import type { Activity } from '../../../../core/contracts/value-lists';
import { alpha2Codes } from '../../../../core/countries/alpha-2';
import { invoiceKey, type InvoiceIdentity } from '../../../../core/invoices/in-force';
import type { Invoice } from '../../../../core/invoices/invoice';
import {
  meaningKey,
  readMeanings,
  sellerKey,
  type LineMeaning,
  type Remembered,
} from '../../../../core/invoices/line-meaning';
import { unitOfCode } from '../../../../core/invoices/unit-codes';
import { yearOf } from '../../../../core/invoices/year-of';
import type { FileFault, FileRead } from './read-files';
import type { MeterGaps } from './read-meters';
import { spendOfInvoices } from './spend-of-invoices';

/** A line, and the invoice it stands in. */
export interface PlannedLine extends LineMeaning {
  invoice: Invoice;
  /** Of the item: lines of one key mean the same. */
  key: string;
}

/** A line that becomes a bill. */
export interface BillLine extends PlannedLine {
  activityId: number;
  year: number;
  countryCode: string;
  amount: { amount: number; unit: string };
}

/** Bills that go into one record. */
export interface BillGroup {
  activityId: number;
  year: number;
  countryCode: string;
  lines: BillLine[];
}

/** An item of a seller, with its lines. */
export interface Item {
  key: string;
  lines: PlannedLine[];
}

/** What was spent with a seller in one currency. */
export interface SellerSpend {
  seller: string;
  currency: string;
  net: number;
}

export interface DropPlan {
  /** The invoices that would be taken. */
  fresh: Invoice[];
  known: Invoice[];
  groups: BillGroup[];
  spend: SellerSpend[];
  /** The same as it is kept with each invoice. */
  spent: ReadonlyMap<Invoice, InvoiceSpend>;
  /** Items with a quantity of energy, mass or the like that their words say nothing of. */
  unclear: Item[];
  /** Files of which nothing is taken. */
  faults: { name: string; fault: FileFault }[];
  /** What meter data lack, by file. */
  gaps: { name: string; gaps: MeterGaps }[];
  /** Numbers of invoices whose lines do not add up to their total without tax. */
  uneven: string[];
}

interface Given {
  activities: ReadonlyMap<number, Activity>;
  /** What people have said of items, before and now. */
  said: Remembered;
  known: readonly InvoiceIdentity[];
  /** Where bills count whose seller names no country. */
  homeCountry: string;
  now: Date;
}

export const identityOf = ({
  seller,
  number,
  issueDate,
  type,
  precedingNumber,
}: Invoice): InvoiceIdentity => ({
  seller: sellerKey(seller),
  number,
  issuedIn: Number(issueDate.slice(0, 4)),
  replaces: type === 'correctedInvoice' ? precedingNumber : null,
});

/** What files would become. */
export function planDrop(files: readonly FileRead[], given: Given): DropPlan {
  const there = new Set(given.known.map(invoiceKey));
  const [fresh, known]: [Invoice[], Invoice[]] = [[], []];
  for (const { invoice } of files) {
    if (!invoice) continue;
    const key = invoiceKey(identityOf(invoice));
    (there.has(key) ? known : fresh).push(invoice);
    there.add(key);
  }
  const lines = fresh.flatMap((invoice) =>
    readMeanings(invoice, given.activities, given.said).map((line): PlannedLine => {
      const key = meaningKey(invoice.seller, line.line);
      return { ...line, invoice, key };
    }),
  );
  const bills = lines.flatMap((line) => billLine(line, given) ?? []);
  const billed = new Set<LineMeaning['line']>(bills.map(({ line }) => line));
  const others = lines.filter(({ line, meaning }) => !billed.has(line) && meaning.becomes !== 'priceOnly');
  const isUnclear = ({ key, line }: PlannedLine) =>
    !given.said.has(key) && line.quantity !== 0 && unitOfCode(line.unitCode) !== undefined;
  const bought = others.filter((line) => !line.invoice.isMeter && !isUnclear(line));
  return {
    fresh,
    known,
    groups: grouped(bills),
    spend: spendOf(bought),
    spent: spendOfInvoices(bought, given.now),
    unclear: items(others.filter(isUnclear)),
    faults: files.flatMap(({ name, fault }) => (fault === undefined ? [] : { name, fault })),
    gaps: files.flatMap(({ name, gaps }) => (gaps === undefined ? [] : { name, gaps })),
    uneven: fresh.filter(({ addsUp }) => !addsUp).map(({ number }) => number),
  };
}

/** The line as a bill; undefined where it becomes none, or none that can be counted. */
function billLine(line: PlannedLine, { activities, homeCountry, now }: Given): BillLine | undefined {
  const { meaning, amount, period, invoice } = line;
  if (meaning.becomes !== 'bill' || !amount) return undefined;
  const { activityId } = meaning;
  const measured = activities.get(activityId);
  const year = yearOf(period);
  if (!measured || !isYearInRange(year, now)) return undefined;
  const bill = { ...period, ...amount, calorificValue: null, evidence: '', note: '' };
  if (Object.keys(billFaults(bill, { year, measured })).length > 0) return undefined;
  const { country } = invoice.seller;
  const countryCode = country && alpha2Codes.includes(country) ? country : homeCountry;
  return { ...line, activityId, year, countryCode, amount };
}

function grouped(lines: readonly BillLine[]): BillGroup[] {
  const groups = new Map<string, BillGroup>();
  for (const line of lines) {
    const { activityId, year, countryCode } = line;
    const key = [activityId, year, countryCode].join('/');
    const group = groups.get(key) ?? { activityId, year, countryCode, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.year - a.year || a.activityId - b.activityId);
}

/** Lines by what they are about, in the order in which they came. */
export function items(lines: readonly PlannedLine[]): Item[] {
  const byKey = new Map<string, Item>();
  for (const line of lines) {
    const item = byKey.get(line.key) ?? { key: line.key, lines: [] };
    item.lines.push(line);
    byKey.set(line.key, item);
  }
  return [...byKey.values()];
}

function spendOf(lines: readonly PlannedLine[]): SellerSpend[] {
  const bySeller = new Map<string, SellerSpend>();
  for (const { invoice, line } of lines) {
    const { seller, currency } = invoice;
    const key = `${sellerKey(seller)}/${currency}`;
    const spend = bySeller.get(key) ?? { seller: seller.name, currency, net: 0 };
    bySeller.set(key, { ...spend, net: Math.round((spend.net + line.net) * 100) / 100 });
  }
  return [...bySeller.values()].sort((a, b) => b.net - a.net);
}

/** The activities that a line's quantity can be an amount of. */
export function fittingActivities(
  { line }: PlannedLine,
  activities: ReadonlyMap<number, Activity>,
): Activity[] {
  const unit = unitOfCode(line.unitCode)?.unit;
  if (unit === undefined) return [];
  return [...activities.values()].filter(
    (activity) => activity.isActive && !activity.takesSupplierFactor && !unitFault(unit, activity),
  );
}
