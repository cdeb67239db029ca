import { billFaultMessages, billFaults } from '../../../../core/carbon/inputs/bills';
import {
  amountFault,
  faultMessages,
  firstYear,
  isYearInRange,
  lastYear,
  shareOfInputFault,
  shareOfSectorInputFault,
  spendShareFault,
} from '../../../../core/carbon/inputs/figures';
import { calorificValueFault } from '../../../../core/carbon/inputs/units';
import type { ImportError, ImportTable } from '../../../../core/contracts/ca-imports';
import { enteredAmount } from '../activities/typed-amount';
import type { ActivityCatalog } from '../records/activity-catalog';
import { readActivityColumns, readUnitColumn } from './activity-columns';
import type { Entry } from './entry';
import type { KnownNames } from './known-names';
import type { OfferedNames } from './offered-products';
import { readProductColumns } from './product-columns';
import type { FileRow } from './read-rows';
import { createRowReader, type RowReader } from './row-reader';
import { readTariffColumns } from './tariff-columns';
import { readTurnoverColumns } from './turnover-columns';

/** What rows are checked against, and what they can refer to. */
export interface Known {
  activities: ActivityCatalog;
  names: KnownNames;
  products: OfferedNames;
  /** First month of the fiscal year. */
  fiscalYearStart: number;
}

/**
 * Checks a row against the lists and the rules of the forms; returns the entry, or its errors except
 * unreadable cells.
 */
export function resolveRow(file: FileRow, now: Date, known: Known): Entry | ImportError[] {
  const row = createRowReader(file, known.names);
  const year = row.number('year');
  row.check(
    'year',
    isYearInRange(year, now) ? undefined : 'YEAR_OUT_OF_RANGE',
    `Year must be between ${firstYear} and ${lastYear(now)}`,
    String(lastYear(now)),
  );
  const entry = { row: file.row, year, ...entryOf[file.table](row, year, known) };
  const errors = row.errors();
  return errors.length === 0 && file.broken.length === 0 ? entry : errors;
}

type Content<Table extends ImportTable> = Omit<Extract<Entry, { table: Table }>, 'row' | 'year'>;

/** Reads the content of a row, by its table. */
const entryOf: {
  [Table in ImportTable]: (row: RowReader, year: number, known: Known) => Content<Table>;
} = {
  activities: readActivity,
  bills: readBill,
  spend: (row, year, { names }) => {
    row.figure('spendShare', spendShareFault(row.number('spendShare')));
    return {
      table: 'spend',
      ...readTurnoverColumns(row, year, names),
      spendShareOfTurnover: row.number('spendShare'),
    };
  },
  distribution: (row) => {
    row.figure('share', shareOfInputFault(row.number('share')));
    if (!row.hasSector()) row.missing('sectorCode');
    return { table: 'distribution', scope3SectorId: row.sector(), shareOfInput: row.number('share') };
  },
  suppliers: (row, _year, { names, products }) => {
    row.figure('share', shareOfSectorInputFault(row.number('share')));
    return {
      table: 'suppliers',
      scope3SectorId: row.hasSector() ? row.sector() : null,
      supplierId: row.text('supplierId'),
      supplierName: row.text('supplierName'),
      countryCode: row.country(),
      shareOfSectorInput: row.number('share'),
      recordId: row.recordId(),
      ...readProductColumns(row.cells, { names, products }, row),
    };
  },
};

function readActivity(row: RowReader, _year: number, known: Known): Content<'activities'> {
  const activity = readActivityColumns(row, known);
  const typed = {
    amount: row.number('amount'),
    unit: readUnitColumn(row, activity, known.names),
    calorificValue: row.number('calorificValue') || null,
  };
  if (activity) row.figure('calorificValue', calorificValueFault(typed, activity));
  const entered = activity ? enteredAmount(activity, typed) : unconverted(typed.amount);
  row.figure('amount', amountFault(typed.amount) ?? largeFault(entered.amount));
  return {
    table: 'activities',
    activityId: activity?.activityId ?? 0,
    ...entered,
    ...readTariffColumns(activity, row.cells, row.figure),
    countryCode: row.country(),
    resourceId: row.text('site'),
    note: row.text('note'),
    evidence: row.text('evidence'),
    recordId: row.recordId(),
  };
}

function readBill(row: RowReader, year: number, known: Known): Content<'bills'> {
  const activity = readActivityColumns(row, known);
  const bill = {
    id: row.recordId('billId'),
    ...{ from: row.text('from'), to: row.text('to'), amount: row.number('amount') },
    unit: readUnitColumn(row, activity, known.names),
    calorificValue: row.number('calorificValue') || null,
    ...{ evidence: row.text('evidence'), note: row.text('note') },
  };
  const { fiscalYearStart } = known;
  const faults = activity ? billFaults(bill, { year, fiscalYearStart, measured: activity }) : {};
  // The unit is checked on its own, with the units to convert to.
  for (const [field, code] of Object.entries(faults))
    if (field !== 'unit') row.check(field, code, messageOf(code));
  return {
    table: 'bills',
    activityId: activity?.activityId ?? 0,
    countryCode: row.country(),
    resourceId: row.text('site'),
    recordId: row.recordId(),
    bill,
  };
}

const messageOf = (code: string) =>
  ({ ...faultMessages, ...billFaultMessages } as Readonly<Record<string, string>>)[code] ?? code;

/** For a converted amount; a failed conversion has its own error. */
const largeFault = (amount: number) => (Number.isNaN(amount) ? undefined : amountFault(amount));

/** For an unknown activity, which makes the row invalid. */
const unconverted = (amount: number) => ({
  amount,
  typedAmount: null,
  typedUnit: null,
  calorificValue: null,
});
