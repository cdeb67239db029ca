import { billFaults } from '../../../../core/carbon/inputs/bills';
import { isYearInRange } from '../../../../core/carbon/inputs/figures';
import { unitFault } from '../../../../core/carbon/inputs/units';
import type { InvoiceSpend } from '../../../../core/contracts/ca-invoices';
import type { Activity } from '../../../../core/contracts/value-lists';
import { alpha2Codes } from '../../../../core/countries/alpha-2';
import { invoiceKey, type InvoiceIdentity } from '../../../../core/invoices/current-invoices';
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

/** A line with its invoice. */
export interface PlannedLine extends LineMeaning {
  invoice: Invoice;
  /** Key of the item: lines with the same key mean the same. */
  key: string;
}

/** A line that becomes a bill. */
export interface BillLine extends PlannedLine {
  activityId: number;
  year: number;
  countryCode: string;
  amount: { amount: number; unit: string };
}

/** Bills of the same record. */
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

/** The spend with a seller in one currency. */
export interface SellerSpend {
  seller: string;
  currency: string;
  net: number;
}

export interface DropPlan {
  /** The invoices to add. */
  fresh: Invoice[];
  known: Invoice[];
  groups: BillGroup[];
  spend: SellerSpend[];
  /** The same spend per invoice. */
  spent: ReadonlyMap<Invoice, InvoiceSpend>;
  /** Items with a quantity of energy, mass or similar whose meaning is unknown. */
  unclear: Item[];
  /** Files that are ignored completely. */
  faults: { name: string; fault: FileFault | 'OTHER_YEAR' }[];
  /** What is missing in meter data, by file. */
  gaps: { name: string; gaps: MeterGaps }[];
  /** Numbers of invoices whose lines do not add up to their total without tax. */
  uneven: string[];
}

interface Given {
  activities: ReadonlyMap<number, Activity>;
  /** Meanings that people have given to items, stored and new. */
  meanings: Remembered;
  known: readonly InvoiceIdentity[];
  /** The country of bills whose seller has none. */
  homeCountry: string;
  /** First month of the fiscal year, 1 to 12. */
  fiscalYearStart: number;
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

/** Plans what files will become. */
export function planDrop(files: readonly FileRead[], given: Given): DropPlan {
  const there = new Set(given.known.map(invoiceKey));
  const [fresh, known]: [Invoice[], Invoice[]] = [[], []];
  const faults: DropPlan['faults'] = [];
  for (const { name, fault, invoice } of files) {
    if (fault !== undefined) faults.push({ name, fault });
    if (!invoice) continue;
    const { issueDate, period } = invoice;
    const year = yearOf(period ?? { from: issueDate, to: issueDate }, given.fiscalYearStart);
    if (!isYearInRange(year, given.now)) {
      faults.push({ name, fault: 'OTHER_YEAR' });
      continue;
    }
    const key = invoiceKey(identityOf(invoice));
    (there.has(key) ? known : fresh).push(invoice);
    there.add(key);
  }
  const lines = fresh.flatMap((invoice) =>
    readMeanings(invoice, given.activities, given.meanings).map((line): PlannedLine => {
      const key = meaningKey(invoice.seller, line.line);
      return { ...line, invoice, key };
    }),
  );
  const bills = lines.flatMap((line) => billLine(line, given) ?? []);
  const billed = new Set<LineMeaning['line']>(bills.map(({ line }) => line));
  const others = lines.filter(({ line, meaning }) => !billed.has(line) && meaning.becomes !== 'priceOnly');
  const isUnclear = ({ key, line }: PlannedLine) =>
    !given.meanings.has(key) && line.quantity !== 0 && unitOfCode(line.unitCode) !== undefined;
  const bought = others.filter((line) => !line.invoice.isMeter && !isUnclear(line));
  return {
    fresh,
    known,
    groups: grouped(bills),
    spend: spendOf(bought),
    spent: spendOfInvoices(bought, given),
    unclear: items(others.filter(isUnclear)),
    faults,
    gaps: files.flatMap(({ name, gaps }) => (gaps === undefined ? [] : { name, gaps })),
    uneven: fresh.filter(({ addsUp }) => !addsUp).map(({ number }) => number),
  };
}

/** The line as a bill; undefined if it is none, or an invalid one. */
function billLine(
  line: PlannedLine,
  { activities, homeCountry, fiscalYearStart, now }: Given,
): BillLine | undefined {
  const { meaning, amount, period, invoice } = line;
  if (meaning.becomes !== 'bill' || !amount) return undefined;
  const { activityId } = meaning;
  const measured = activities.get(activityId);
  const year = yearOf(period, fiscalYearStart);
  if (!measured || !isYearInRange(year, now)) return undefined;
  const bill = { ...period, ...amount, calorificValue: null, evidence: '', note: '' };
  if (Object.keys(billFaults(bill, { year, fiscalYearStart, measured })).length > 0) return undefined;
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

/** Groups lines by item, in order of appearance. */
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

/** The activities whose unit fits a line's quantity. */
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
