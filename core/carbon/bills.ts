import { compareCodes } from '../compare/compare-codes';
import type { Bill } from '../contracts/ca-activities-data';
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

/** The amount as a record stores it: in the unit of its activity, and as typed if the unit differs. */
interface SumOfBills {
  amount: number;
  typed: TypedAmount;
}

/** The faults of a bill, by field; an amount may be negative, as in a credit note. */
export function billFaults(
  { from, to, amount, unit, calorificValue }: Omit<Bill, 'id'>,
  { year, measured }: { year: number; measured: Measured },
): { readonly [Field in keyof Bill]?: BillFault | UnitFault } {
  const period = periodFault(from, to, year);
  const ofUnit = unitFault(unit, measured);
  const calorific = ofUnit ? undefined : calorificValueFault({ unit, calorificValue }, measured);
  return {
    ...(period && { [period === 'BILL_DAY_MISSING' && from !== '' ? 'to' : 'from']: period }),
    ...((!amount || Math.abs(amount) > maxAmount) && { amount: 'BILL_AMOUNT_ZERO' as const }),
    ...(ofUnit && { unit: ofUnit }),
    ...(calorific && { calorificValue: calorific }),
  };
}

function periodFault(from: string, to: string, year: number): BillFault | undefined {
  if (!isDay(from) || !isDay(to)) return 'BILL_DAY_MISSING';
  if (to < from) return 'BILL_ENDS_BEFORE_START';
  return from > `${year}-12-31` || to < `${year}-01-01` ? 'BILL_OF_OTHER_YEAR' : undefined;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
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

/** Days of a bill in each of the twelve months of a year. */
function daysByMonth({ from, to }: Bill, year: number): number[] {
  return [...Array(12).keys()].map((month) =>
    Math.max(0, Math.min(dayOf(to) + 1, dayAt(year, month + 1)) - Math.max(dayOf(from), dayAt(year, month))),
  );
}

/** The months of a year, from 0, that no bill covers. */
export function monthsWithoutBill(bills: readonly Bill[], year: number): number[] {
  const days = bills.map((bill) => daysByMonth(bill, year));
  return [...Array(12).keys()].filter((month) => days.every((ofBill) => ofBill[month] === 0));
}

/**
 * The billed amounts of a year by month, in the unit of the activity: each bill is spread evenly over its days of the
 * year, so that the months add up to the record's amount.
 */
export function amountsByMonth(bills: readonly Bill[], measured: Measured, year: number): number[] {
  const months = Array<number>(12).fill(0);
  for (const bill of bills) {
    const days = daysByMonth(bill, year);
    const all = days.reduce((sum, each) => sum + each, 0);
    const amount = converted(bill, measured);
    for (const [month, each] of days.entries()) months[month] = (months[month] ?? 0) + (amount * each) / all;
  }
  return months;
}

/** Bills in the order of their days. */
export const inOrder = (bills: readonly Bill[]): Bill[] =>
  bills.toSorted((a, b) => compareCodes(a.from, b.from) || compareCodes(a.to, b.to));

const lineOf = ({ from, to, amount, unit }: Bill): string => `${from}–${to}: ${amount} ${unit}`;

/** The bills that another list does not have, in one line, for the audit trail and for conflicting edits. */
export function textOfBills(bills: readonly Bill[], others: readonly Bill[]): string {
  const shared = new Map(others.map((bill) => [bill.id, lineOf(bill)]));
  return inOrder(bills)
    .filter((bill) => shared.get(bill.id) !== lineOf(bill))
    .map(lineOf)
    .join('; ');
}
