import { compareCodes } from '../../compare/compare-codes';
import type { Bill } from '../../contracts/ca-activities-data';
import { isDay } from '../../dates/is-day';
import { periodOf } from '../../dates/fiscal-year';
import {
  calorificValueFault,
  convertAmount,
  unitFault,
  type Measured,
  type TypedAmount,
  type UnitFault,
} from './units';

const maxAmount = 1e12;

/** Stable names of what can be wrong with a bill, or with the bills of a record. */
export const billFaultMessages = {
  BILL_DAY_MISSING: 'A bill has a first and a last day',
  BILL_ENDS_BEFORE_START: 'The last day of a bill cannot be before its first',
  BILL_OF_OTHER_YEAR: 'A bill is about days of the year that it counts for',
  BILL_AMOUNT_ZERO: 'A bill has an amount other than 0',
  BILL_TWICE: 'Two bills of a record cannot have the same id',
  AMOUNT_OF_BILLS: 'The amount is the sum of its bills: change these, or remove them first',
} as const;
export type BillFault = keyof typeof billFaultMessages;

/** A year of the accounts, named after the calendar year in which its first month, 1 to 12, begins. */
export interface FiscalYear {
  year: number;
  fiscalYearStart: number;
}

/** What the rules of a bill need to know about its record. */
export interface BillPlace extends FiscalYear {
  measured: Measured;
}

/** The amount as a record stores it: in the unit of its activity, and as typed if the unit differs. */
interface SumOfBills {
  amount: number;
  typed: TypedAmount;
}

/** The faults of a bill, by field; an amount may be negative, as in a credit note. */
export function billFaults(
  { from, to, amount, unit, calorificValue }: Omit<Bill, 'id'>,
  { measured, ...fiscalYear }: BillPlace,
): { readonly [Field in keyof Bill]?: BillFault | UnitFault } {
  const period = periodFault(from, to, fiscalYear);
  const ofUnit = unitFault(unit, measured);
  const calorific = ofUnit ? undefined : calorificValueFault({ unit, calorificValue }, measured);
  return {
    ...(period && { [period === 'BILL_DAY_MISSING' && from !== '' ? 'to' : 'from']: period }),
    ...((!amount || Math.abs(amount) > maxAmount) && { amount: 'BILL_AMOUNT_ZERO' as const }),
    ...(ofUnit && { unit: ofUnit }),
    ...(calorific && { calorificValue: calorific }),
  };
}

function periodFault(from: string, to: string, fiscalYear: FiscalYear): BillFault | undefined {
  if (!isDay(from) || !isDay(to)) return 'BILL_DAY_MISSING';
  if (to < from) return 'BILL_ENDS_BEFORE_START';
  return isOfYear({ from, to }, fiscalYear) ? undefined : 'BILL_OF_OTHER_YEAR';
}

/** Whether a bill has a day in a year. */
export function isOfYear({ from, to }: Pick<Bill, 'from' | 'to'>, fiscalYear: FiscalYear): boolean {
  const { start, end } = periodOf(fiscalYear.year, fiscalYear.fiscalYearStart);
  return from <= end && to >= start;
}

/** The amount of a bill in the unit of its activity. */
const converted = (bill: Bill, measured: Measured): number => convertAmount(bill, measured);

/** The sum of all bills: in the unit they share, else in that of the activity. */
export function sumOfBills(bills: readonly Bill[], measured: Measured): SumOfBills {
  const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const amount = add(bills.map((bill) => converted(bill, measured)));
  const [unit = measured.unit, ...others] = new Set(bills.map((bill) => bill.unit));
  const isShared = others.length === 0 && bills.every(({ calorificValue }) => calorificValue === null);
  const typed = isShared
    ? { amount: add(bills.map((bill) => bill.amount)), unit, calorificValue: null }
    : { amount, unit: measured.unit, calorificValue: null };
  return { amount, typed };
}

const msPerDay = 86_400_000;
const dayAt = (year: number, month: number) => Date.UTC(year, month, 1) / msPerDay;
const dayOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / msPerDay;

/** The months of a fiscal year, counted from January (0) of the calendar year that it is named after. */
export const monthsOf = ({ fiscalYearStart }: Pick<FiscalYear, 'fiscalYearStart'>): number[] =>
  Array.from({ length: 12 }, (_, month) => fiscalYearStart - 1 + month);

/** Days of a bill in each month of a fiscal year. */
function daysByMonth({ from, to }: Bill, fiscalYear: FiscalYear): number[] {
  const { year } = fiscalYear;
  return monthsOf(fiscalYear).map((month) =>
    Math.max(0, Math.min(dayOf(to) + 1, dayAt(year, month + 1)) - Math.max(dayOf(from), dayAt(year, month))),
  );
}

/** The months that no bill covers, counted as in `monthsOf`. */
export function monthsWithoutBill(bills: readonly Bill[], fiscalYear: FiscalYear): number[] {
  const days = bills.map((bill) => daysByMonth(bill, fiscalYear));
  return monthsOf(fiscalYear).filter((_, index) => days.every((ofBill) => ofBill[index] === 0));
}

/**
 * The part of a bill in each month of a fiscal year. A bill without a day in it, since another month was its first when
 * the bill was entered, belongs to the nearest one.
 */
function partsByMonth(bill: Bill, fiscalYear: FiscalYear): number[] {
  const days = daysByMonth(bill, fiscalYear);
  const all = days.reduce((sum, each) => sum + each, 0);
  if (all > 0) return days.map((each) => each / all);
  const nearest = bill.to < periodOf(fiscalYear.year, fiscalYear.fiscalYearStart).start ? 0 : 11;
  return days.map((_, month) => (month === nearest ? 1 : 0));
}

/**
 * The billed amounts of a fiscal year, in the order of its months and in the unit of the activity: each bill is spread
 * evenly over its days of the year, so that the months add up to the record's amount.
 */
export function amountsByMonth(bills: readonly Bill[], measured: Measured, fiscalYear: FiscalYear): number[] {
  const months = Array<number>(12).fill(0);
  for (const bill of bills) {
    const amount = converted(bill, measured);
    for (const [month, part] of partsByMonth(bill, fiscalYear).entries())
      months[month] = (months[month] ?? 0) + amount * part;
  }
  return months;
}

/** Bills in the order of their days. */
export const inOrder = (bills: readonly Bill[]): Bill[] =>
  [...bills].sort((a, b) => compareCodes(a.from, b.from) || compareCodes(a.to, b.to));

const lineOf = ({ from, to, amount, unit }: Bill): string => `${from}–${to}: ${amount} ${unit}`;

/** The bills that another list does not have, in one line, for the audit trail and for conflicting edits. */
export function textOfBills(bills: readonly Bill[], others: readonly Bill[]): string {
  const shared = new Map(others.map((bill) => [bill.id, lineOf(bill)]));
  return inOrder(bills)
    .filter((bill) => shared.get(bill.id) !== lineOf(bill))
    .map(lineOf)
    .join('; ');
}
