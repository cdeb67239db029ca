import {
  amountFault,
  faultMessages,
  isYearInRange,
  shareOfInputFault,
  shareOfSectorInputFault,
  spendShareFault,
  type FigureFault,
} from '../../../../core/carbon/figures';
import type { TypedTariff } from '../../../../core/carbon/tariff';
import { turnoverIn, turnoverRule, type Turnover } from '../../../../core/carbon/turnover';
import { calorificValueFault, readUnit, unitFault, unitsFor } from '../../../../core/carbon/units';
import type { ImportError } from '../../../../core/contracts/ca-imports';
import { moneyTables } from '../../../../data/money/tables';
import type { ActivityCatalog } from '../records/activity-catalog';
import { isCountry, sectorByCode } from '../records/reference-data';
import { enteredAmount } from '../activities/typed-amount';
import { tableColumns } from './columns';
import type { FileRow } from './read-rows';
import { readTariffColumns } from './tariff-columns';

/** What a row says, checked on its own; suppliers name their sector, whose distribution is found later. */
export type Entry = { row: number; year: number } & (
  | (TypedTariff & {
      table: 'activities';
      activityId: number;
      amount: number;
      typedAmount: number | null;
      typedUnit: string | null;
      calorificValue: number | null;
      countryCode: string;
      resourceId: string;
      note: string;
      evidence: string;
      recordId: string;
    })
  | ({ table: 'spend'; spendShareOfTurnover: number } & Turnover)
  | { table: 'distribution'; scope3SectorId: number; shareOfInput: number }
  | {
      table: 'suppliers';
      /** Null for one whose sector was removed. */
      scope3SectorId: number | null;
      supplierId: string;
      supplierName: string;
      countryCode: string;
      shareOfSectorInput: number;
      recordId: string;
    }
);

/** Of a row with a fault, which is not imported. */
const unreadTurnover: Turnover = { turnoverInThsdUSD: 0, turnoverInThsd: null, currency: null };

interface Fault {
  field: string;
  code: string;
  about: string;
  message: string;
}

/**
 * Checks a row against the lists and the rules of the forms; answers with the entry or with what is wrong besides
 * the cells that cannot be read.
 */
export function resolveRow(
  { table, row, cells, broken }: FileRow,
  now: Date,
  activities: ActivityCatalog,
): Entry | ImportError[] {
  const number = (field: string) => Number(cells[field] ?? 0);
  const text = (field: string) => String(cells[field] ?? '');
  const faults: Fault[] = [];
  const check = (field: string, code: string | undefined, message: string, about = '') => {
    if (code !== undefined && !broken.includes(field)) faults.push({ field, code, about, message });
  };
  const figure = (field: string, fault: FigureFault | undefined) =>
    check(field, fault, fault ? faultMessages[fault] : '');
  const country = () => {
    const code = text('country').toUpperCase();
    check(
      'country',
      isCountry(code) ? undefined : 'UNKNOWN_COUNTRY',
      `"${code}" is no country code of ISO 3166-1 alpha-2`,
    );
    return code;
  };
  const sector = () => {
    const code = text('sectorCode').toUpperCase();
    const found = sectorByCode(code);
    check('sectorCode', found ? undefined : 'UNKNOWN_SECTOR', `"${code}" is no code of the list of sectors`);
    return found?.id ?? 0;
  };
  const record = () => {
    const id = text('recordId').toLowerCase();
    check(
      'recordId',
      id === '' || isUuid(id) ? undefined : 'NO_RECORD',
      'Record ID is none of an export; leave it empty',
    );
    return id;
  };
  const year = number('year');
  check(
    'year',
    isYearInRange(year, now) ? undefined : 'YEAR_OUT_OF_RANGE',
    `Year must be between 1990 and ${now.getUTCFullYear() + 1}`,
    String(now.getUTCFullYear() + 1),
  );

  const entry = entryOf();
  if (faults.length === 0 && broken.length === 0) return entry;
  return faults.map(({ field, code, about, message }) => {
    const { header } = (tableColumns[table] as Record<string, { header: string }>)[field] ?? {
      header: field,
    };
    return { table, row, column: header, value: text(field).slice(0, 200), code, about, message };
  });

  /** In USD of 2022, or as it stands in the books with its currency. */
  function turnover(): Turnover {
    const field = text('turnoverTyped') === '' ? 'turnover' : 'turnoverTyped';
    const currency = text('currency').toUpperCase();
    const of = { unit: field === 'turnover' ? null : currency, year };
    check(field, text(field) === '' ? 'CELL_EMPTY' : undefined, 'Turnover is missing');
    if (field === 'turnoverTyped') {
      check('currency', currency === '' ? 'CELL_EMPTY' : undefined, 'Currency is missing');
      const isTwice = text('turnover') !== '';
      check(
        'turnover',
        isTwice ? 'TURNOVER_TWICE' : undefined,
        'Enter the turnover in one of the two columns',
      );
    }
    const fault = turnoverRule(of, moneyTables)(number(field));
    figure(
      fault === 'NO_RATE' ? 'currency' : field,
      currency === '' && fault === 'NO_RATE' ? undefined : fault,
    );
    return fault ? unreadTurnover : turnoverIn(number(field), of, moneyTables);
  }

  function entryOf(): Entry {
    switch (table) {
      case 'activities': {
        const activityId = number('activityId');
        const activity = activities.find(activityId);
        const typed = {
          amount: number('amount'),
          unit: readUnit(text('unit')),
          calorificValue: number('calorificValue') || null,
        };
        const units = activity ? unitsFor(activity).join(', ') : '';
        check(
          'activityId',
          activity ? undefined : 'UNKNOWN_ACTIVITY',
          `Activity ${activityId} is not in the list of activities`,
        );
        if (activity)
          check(
            'unit',
            unitFault(typed.unit, activity) && 'OTHER_UNIT',
            `Activity ${activityId} is measured in ${units}; convert the amount`,
            units,
          );
        if (activity) figure('calorificValue', calorificValueFault(typed, activity));
        const entered = activity ? enteredAmount(activity, typed) : ownAmount(typed.amount);
        figure('amount', amountFault(typed.amount) ?? largeFault(entered.amount));
        return {
          table,
          row,
          year,
          activityId,
          ...entered,
          ...readTariffColumns(activity, cells, figure),
          countryCode: country(),
          resourceId: text('site'),
          note: text('note'),
          evidence: text('evidence'),
          recordId: record(),
        };
      }
      case 'spend':
        figure('spendShare', spendShareFault(number('spendShare')));
        return { table, row, year, ...turnover(), spendShareOfTurnover: number('spendShare') };
      case 'distribution':
        figure('share', shareOfInputFault(number('share')));
        return { table, row, year, scope3SectorId: sector(), shareOfInput: number('share') };
      case 'suppliers':
        figure('share', shareOfSectorInputFault(number('share')));
        return {
          table,
          row,
          year,
          scope3SectorId: text('sectorCode') === '' ? null : sector(),
          supplierId: text('supplierId'),
          supplierName: text('supplierName'),
          countryCode: country(),
          shareOfSectorInput: number('share'),
          recordId: record(),
        };
    }
  }
}

const isUuid = (value: string) => /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/.test(value);

/** Of a converted amount; one that could not be converted has its own fault. */
const largeFault = (amount: number) => (Number.isNaN(amount) ? undefined : amountFault(amount));

/** Of an activity that is not known, which the row is refused for. */
const ownAmount = (amount: number) => ({ amount, typedAmount: null, typedUnit: null, calorificValue: null });
