import { isUuid } from '../../../../core/records/is-uuid';
import { billFaultMessages, billFaults } from '../../../../core/carbon/inputs/bills';
import {
  amountFault,
  faultMessages,
  isYearInRange,
  lastYear,
  shareOfInputFault,
  shareOfSectorInputFault,
  spendShareFault,
  type FigureFault,
} from '../../../../core/carbon/inputs/figures';
import type { TypedTariff } from '../../../../core/carbon/inputs/tariff';
import { turnoverIn, turnoverRule, type Turnover } from '../../../../core/carbon/inputs/turnover';
import { allUnits, calorificValueFault, unitFault, unitsFor } from '../../../../core/carbon/inputs/units';
import type { ImportError } from '../../../../core/contracts/ca-imports';
import type { Bill } from '../../../../core/contracts/ca-activities-data';
import type { Activity } from '../../../../core/contracts/value-lists';
import { moneyTables } from '../../../../data/money/tables';
import type { ActivityCatalog } from '../records/activity-catalog';
import { sectorByCode } from '../records/reference-data';
import type { ProductOfInput } from '../../../../core/carbon/inputs/bought-product';
import { enteredAmount } from '../activities/typed-amount';
import { tableColumns } from './columns';
import type { KnownNames } from './known-names';
import type { NameList } from './name-list';
import type { OfferedNames } from './offered-products';
import { readProductColumns } from './product-columns';
import { readCountry, readNamed, readUnitName } from './read-names';
import type { FileRow } from './read-rows';
import { readTariffColumns } from './tariff-columns';

/**
 * The content of a row, checked on its own; suppliers name their sector, whose distribution is found later.
 */
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
  | {
      table: 'bills';
      activityId: number;
      countryCode: string;
      resourceId: string;
      recordId: string;
      /** Its id is empty where the file has none. */
      bill: Bill;
    }
  | ({ table: 'spend'; spendShareOfTurnover: number } & Turnover)
  | { table: 'distribution'; scope3SectorId: number; shareOfInput: number }
  | (ProductOfInput & {
      table: 'suppliers';
      /** Null if its sector was removed. */
      scope3SectorId: number | null;
      supplierId: string;
      supplierName: string;
      countryCode: string;
      shareOfSectorInput: number;
      recordId: string;
    })
);

/** For a row with an error, which is not imported. */
const unreadTurnover: Turnover = { turnoverInThsdUSD: 0, turnoverInThsd: null, currency: null };

interface Fault {
  field: string;
  code: string;
  about: string;
  message: string;
  suggested?: string[] | undefined;
}

/**
 * Checks a row against the lists and the rules of the forms; returns the entry, or its errors except
 * unreadable cells.
 */
export function resolveRow(
  { table, row, cells, broken }: FileRow,
  now: Date,
  {
    activities,
    names,
    products,
    fiscalYearStart,
  }: { activities: ActivityCatalog; names: KnownNames; products: OfferedNames; fiscalYearStart: number },
): Entry | ImportError[] {
  const number = (field: string) => Number(cells[field] ?? 0);
  const text = (field: string) => String(cells[field] ?? '');
  const faults: Fault[] = [];
  const check = (field: string, code: string | undefined, message: string, about = '') => {
    if (code !== undefined && !broken.includes(field)) faults.push({ field, code, about, message });
  };
  const unknown = (field: string, code: string, suggested: string[]) => {
    if (broken.includes(field)) return;
    const given = text(field).slice(0, 200);
    const meant = suggested.length > 0 ? `; did you mean ${suggested.join(' or ')}?` : '';
    faults.push({ field, code, about: '', message: `"${given}" is not known${meant}`, suggested });
  };
  const missing = (field: string) => check(field, 'CELL_EMPTY', `${headerOf(field)} is missing`);
  const figure = (field: string, fault: FigureFault | undefined) =>
    check(field, fault, fault ? faultMessages[fault] : '');
  const country = () => {
    const code = readCountry(text('country'), names);
    if (code === undefined && text('country') !== '')
      unknown('country', 'UNKNOWN_COUNTRY', names.countries.suggest(text('country')));
    return code ?? '';
  };
  /** What a row refers to by its code or number, or else by its name. */
  const named = (field: string, nameField: string, list: NameList, notKnown: string) => {
    const { code, fault, at } = readNamed([text(field), text(nameField)], list);
    const column = at === 0 ? field : nameField;
    if (fault === 'UNKNOWN') unknown(column, notKnown, list.suggest(text(column)));
    if (fault === 'DIFFERENT')
      check(nameField, 'OTHER_NAME', `${headerOf(nameField)} and ${headerOf(field)} mean different things`);
    return code;
  };
  const sector = () =>
    sectorByCode(named('sectorCode', 'sector', names.sectors, 'UNKNOWN_SECTOR') ?? '')?.id ?? 0;
  const hasSector = text('sectorCode') !== '' || text('sector') !== '';
  const record = (field = 'recordId') => {
    const id = text(field).toLowerCase();
    check(
      field,
      id === '' || isUuid(id) ? undefined : 'NO_RECORD',
      'Record ID is not from an export; leave it empty',
    );
    return id;
  };
  const year = number('year');
  check(
    'year',
    isYearInRange(year, now) ? undefined : 'YEAR_OUT_OF_RANGE',
    `Year must be between 1990 and ${lastYear(now)}`,
    String(lastYear(now)),
  );

  const entry = entryOf();
  if (faults.length === 0 && broken.length === 0) return entry;
  return faults.map(({ field, code, about, message, suggested }) => ({
    ...{ table, row, column: headerOf(field), value: text(field).slice(0, 200), code, about, message },
    ...(suggested && suggested.length > 0 && { suggested }),
  }));

  function headerOf(field: string): string {
    return (tableColumns[table] as Record<string, { header: string }>)[field]?.header ?? field;
  }

  /** In USD of 2022, or in the currency of the books. */
  function turnover(): Turnover {
    const field = text('turnoverTyped') === '' ? 'turnover' : 'turnoverTyped';
    const currency = names.currencies.find(text('currency')) ?? text('currency').toUpperCase();
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
    if (!/^[A-Z]{0,3}$/u.test(currency)) {
      unknown('currency', 'UNKNOWN_CURRENCY', names.currencies.suggest(text('currency')));
      return unreadTurnover;
    }
    const fault = turnoverRule(of, moneyTables)(number(field));
    figure(
      fault === 'NO_RATE' ? 'currency' : field,
      currency === '' && fault === 'NO_RATE' ? undefined : fault,
    );
    return fault ? unreadTurnover : turnoverIn(number(field), of, moneyTables);
  }

  /** By its number, or by its name if it has none. */
  function findActivity(): Activity | undefined {
    if (text('activityId') === '' && text('activity') === '') missing('activityId');
    if (broken.includes('activityId')) return undefined;
    const id = number('activityId');
    if (typeof cells.activityId === 'number' && !activities.find(id)) {
      const message = `Activity ${id} is not in the list of activities`;
      check('activityId', 'UNKNOWN_ACTIVITY', message);
      return undefined;
    }
    const code = named('activityId', 'activity', names.activities, 'UNKNOWN_ACTIVITY');
    return code === undefined ? undefined : activities.find(Number(code));
  }

  function checkUnit(unit: string, activity: Activity): void {
    if (!unitFault(unit, activity)) return;
    const units = unitsFor(activity);
    const isKnown = text('unit') === '' || allUnits.includes(unit) || names.units.find(unit) !== undefined;
    if (isKnown) {
      const message = `Activity ${activity.activityId} is measured in ${units.join(', ')}; convert the amount`;
      check('unit', 'OTHER_UNIT', message, units.join(', '));
    } else
      unknown(
        'unit',
        'UNKNOWN_UNIT',
        names.units.suggest(text('unit'), (each) => units.includes(each)),
      );
  }

  function entryOf(): Entry {
    switch (table) {
      case 'activities': {
        const activity = findActivity();
        const activityId = activity?.activityId ?? 0;
        const typed = {
          amount: number('amount'),
          unit: readUnitName(text('unit'), activity, names),
          calorificValue: number('calorificValue') || null,
        };
        if (activity) checkUnit(typed.unit, activity);
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
      case 'bills': {
        const activity = findActivity();
        const bill = {
          id: record('billId'),
          ...{ from: text('from'), to: text('to'), amount: number('amount') },
          unit: readUnitName(text('unit'), activity, names),
          calorificValue: number('calorificValue') || null,
          ...{ evidence: text('evidence'), note: text('note') },
        };
        if (activity) checkUnit(bill.unit, activity);
        for (const [field, code] of Object.entries(
          activity ? billFaults(bill, { year, fiscalYearStart, measured: activity }) : {},
        ))
          if (field !== 'unit') check(field, code, messageOf(code));
        return {
          ...{ table, row, year, activityId: activity?.activityId ?? 0 },
          countryCode: country(),
          resourceId: text('site'),
          recordId: record(),
          bill,
        };
      }
      case 'spend':
        figure('spendShare', spendShareFault(number('spendShare')));
        return { table, row, year, ...turnover(), spendShareOfTurnover: number('spendShare') };
      case 'distribution':
        figure('share', shareOfInputFault(number('share')));
        if (!hasSector) missing('sectorCode');
        return { table, row, year, scope3SectorId: sector(), shareOfInput: number('share') };
      case 'suppliers':
        figure('share', shareOfSectorInputFault(number('share')));
        return {
          table,
          row,
          year,
          scope3SectorId: hasSector ? sector() : null,
          supplierId: text('supplierId'),
          supplierName: text('supplierName'),
          countryCode: country(),
          shareOfSectorInput: number('share'),
          recordId: record(),
          ...readProductColumns(cells, { names, products }, { missing, figure, unknown, check }),
        };
    }
  }
}

const messageOf = (code: string) =>
  ({ ...faultMessages, ...billFaultMessages } as Readonly<Record<string, string>>)[code] ?? code;

/** For a converted amount; a failed conversion has its own error. */
const largeFault = (amount: number) => (Number.isNaN(amount) ? undefined : amountFault(amount));

/** For an unknown activity, which makes the row invalid. */
const ownAmount = (amount: number) => ({ amount, typedAmount: null, typedUnit: null, calorificValue: null });
