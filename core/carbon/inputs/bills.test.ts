import type { Bill } from '../../contracts/ca-activities-data';
import { amountsByMonth, billFaults, inOrder, monthsWithoutBill, sumOfBills, textOfBills } from './bills';

const gas = { unit: 'kWh', calorificValues: { perM3: 11, perKg: 15 } };
const calendarYear = { year: 2025, fiscalYearStart: 1 };
const fromApril = { year: 2024, fiscalYearStart: 4 };
const place = { ...calendarYear, measured: gas };

const bill = (from: string, to: string, amount: number, more: Partial<Bill> = {}): Bill => ({
  id: `${from}/${to}/${amount}`,
  ...{ from, to, amount, unit: 'kWh', calorificValue: null, evidence: '', note: '' },
  ...more,
});

describe('the sum of bills', () => {
  test('is in the unit that all of them share', () => {
    const bills = [
      bill('2025-01-01', '2025-01-31', 3, { unit: 'MWh' }),
      bill('2025-02-01', '2025-02-28', 2, { unit: 'MWh' }),
    ];
    expect(sumOfBills(bills, gas)).toEqual({
      amount: 5000,
      typed: { amount: 5, unit: 'MWh', calorificValue: null },
    });
  });

  test('is in the unit of the activity where they differ, each with its own calorific value', () => {
    const bills = [
      bill('2025-01-01', '2025-01-31', 100, { unit: 'm³', calorificValue: 10 }),
      bill('2025-02-01', '2025-02-28', 100, { unit: 'm³', calorificValue: 12 }),
      bill('2025-03-01', '2025-03-31', 50),
    ];
    expect(sumOfBills(bills, gas)).toEqual({
      amount: 2250,
      typed: { amount: 2250, unit: 'kWh', calorificValue: null },
    });
  });

  test('is reduced by a credit note', () => {
    const bills = [bill('2025-01-01', '2025-12-31', 1000), bill('2025-01-01', '2025-12-31', -250)];
    expect(sumOfBills(bills, gas).amount).toBe(750);
  });
});

describe('the months of a year', () => {
  test('without a bill are those of which no day is billed', () => {
    const bills = [
      bill('2024-12-15', '2025-01-14', 10),
      bill('2025-03-01', '2025-05-31', 10),
      bill('2025-12-31', '2026-01-30', 10),
    ];
    expect(monthsWithoutBill(bills, calendarYear)).toEqual([1, 5, 6, 7, 8, 9, 10]);
    expect(monthsWithoutBill([], calendarYear)).toHaveLength(12);
  });

  test('have what is billed for them; a longer bill is split by days', () => {
    const bills = [bill('2025-01-01', '2025-01-31', 310), bill('2025-02-01', '2025-03-31', 590)];
    const months = amountsByMonth(bills, gas, calendarYear);
    expect(months.slice(0, 4).map((amount) => Math.round(amount * 1e9) / 1e9)).toEqual([310, 280, 310, 0]);
  });

  test('of a bill across the turn of the year add up to the whole bill', () => {
    const months = amountsByMonth([bill('2024-12-01', '2025-02-28', 900)], gas, calendarYear);
    expect(months.reduce((sum, each) => sum + each, 0)).toBeCloseTo(900, 9);
    expect(months[11]).toBe(0);
  });

  test('of a fiscal year are its own: from April to March', () => {
    const bills = [bill('2024-04-01', '2025-01-31', 306), bill('2025-03-01', '2025-03-31', 31)];
    expect(monthsWithoutBill(bills, fromApril)).toEqual([13]);
    expect(amountsByMonth(bills, gas, fromApril).map(Math.round)).toEqual([
      ...[30, 31, 30, 31, 31, 30, 31, 30, 31],
      ...[31, 0, 31],
    ]);
  });

  test('include bills that are of another year since the fiscal year begins in another month', () => {
    const bills = [bill('2024-02-01', '2024-02-29', 29), bill('2025-04-01', '2025-04-30', 30)];
    expect(amountsByMonth(bills, gas, fromApril)).toEqual([29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30]);
  });
});

test('bills are listed in the order of their days', () => {
  const bills = [bill('2025-02-01', '2025-02-28', 2), bill('2025-01-01', '2025-01-31', 1)];
  expect(inOrder(bills).map(({ amount }) => amount)).toEqual([1, 2]);
  expect(textOfBills(bills, [])).toBe('2025-01-01–2025-01-31: 1 kWh; 2025-02-01–2025-02-28: 2 kWh');
});

test('of two lists of bills the text holds what differs', () => {
  const stays = bill('2025-01-01', '2025-01-31', 1);
  const before = bill('2025-02-01', '2025-02-28', 2);
  const after = { ...before, amount: 3 };
  expect(textOfBills([stays, before], [stays, after])).toBe('2025-02-01–2025-02-28: 2 kWh');
  expect(textOfBills([stays, after], [stays, before])).toBe('2025-02-01–2025-02-28: 3 kWh');
});

test.each<[string, Bill, object]>([
  ['a whole bill', bill('2025-01-01', '2025-01-31', 5), {}],
  ['a bill of one day', bill('2025-01-01', '2025-01-01', 5), {}],
  ['a credit note', bill('2025-01-01', '2025-01-31', -5), {}],
  ['a bill over the turn of the year', bill('2024-12-15', '2025-01-14', 5), {}],
  ['no first day', bill('', '2025-01-31', 5), { from: 'BILL_DAY_MISSING' }],
  ['no last day', bill('2025-01-01', '', 5), { to: 'BILL_DAY_MISSING' }],
  ['a day that is none', bill('2025-02-01', '2025-02-30', 5), { to: 'BILL_DAY_MISSING' }],
  ['an end before the start', bill('2025-02-01', '2025-01-01', 5), { from: 'BILL_ENDS_BEFORE_START' }],
  ['another year', bill('2024-02-01', '2024-02-28', 5), { from: 'BILL_OF_OTHER_YEAR' }],
  ['nothing', bill('2025-01-01', '2025-01-31', 0), { amount: 'BILL_AMOUNT_ZERO' }],
  ['no number', bill('2025-01-01', '2025-01-31', NaN), { amount: 'BILL_AMOUNT_ZERO' }],
  [
    'a unit of something else',
    bill('2025-01-01', '2025-01-31', 5, { unit: 'km' }),
    { unit: 'UNIT_OF_OTHER_DIMENSION' },
  ],
  [
    'a calorific value of nothing',
    bill('2025-01-01', '2025-01-31', 5, { unit: 'm³', calorificValue: 900 }),
    { calorificValue: 'CALORIFIC_VALUE_OUT_OF_RANGE' },
  ],
])('%s: exactly these faults are found', (_what, { id: _id, ...given }, faults) => {
  expect(billFaults(given, place)).toEqual(faults);
});

test.each([
  ['2025-02-01', '2025-02-28', {}],
  ['2024-03-31', '2024-04-01', {}],
  ['2024-03-01', '2024-03-31', { from: 'BILL_OF_OTHER_YEAR' }],
  ['2025-04-01', '2025-04-30', { from: 'BILL_OF_OTHER_YEAR' }],
])('a bill from %s to %s in a fiscal year from April 2024', (from, to, faults) => {
  expect(billFaults(bill(from, to, 5), { ...fromApril, measured: gas })).toEqual(faults);
});
