import {
  amountFault,
  faultMessages,
  isYearInRange,
  shareOfInputFault,
  shareOfSectorInputFault,
  spendShareFault,
  turnoverFault,
  type FigureFault,
} from '../../../../core/carbon/figures';
import type { ImportError } from '../../../../core/contracts/ca-imports';
import { activityById, isCountry, sectorByCode } from '../records/reference-data';
import { tableColumns } from './columns';
import type { FileRow } from './read-rows';

/** What a row says, checked on its own; suppliers name their sector, whose distribution is found later. */
export type Entry = { row: number; year: number } & (
  | {
      table: 'activities';
      activityId: number;
      amount: number;
      countryCode: string;
      resourceId: string;
      note: string;
      evidence: string;
      recordId: string;
    }
  | { table: 'spend'; turnoverInThsdUSD: number; spendShareOfTurnover: number }
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
export function resolveRow({ table, row, cells, broken }: FileRow, now: Date): Entry | ImportError[] {
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

  function entryOf(): Entry {
    switch (table) {
      case 'activities': {
        const activityId = number('activityId');
        const activity = activityById(activityId);
        check(
          'activityId',
          activity ? undefined : 'UNKNOWN_ACTIVITY',
          `Activity ${activityId} is not in the list of activities`,
        );
        if (activity)
          check(
            'unit',
            sameUnit(text('unit'), activity.unit) ? undefined : 'OTHER_UNIT',
            `The unit of activity ${activityId} is ${activity.unit}; convert the amount`,
            activity.unit,
          );
        figure('amount', amountFault(number('amount')));
        return {
          table,
          row,
          year,
          activityId,
          amount: number('amount'),
          countryCode: country(),
          resourceId: text('site'),
          note: text('note'),
          evidence: text('evidence'),
          recordId: record(),
        };
      }
      case 'spend':
        figure('turnover', turnoverFault(number('turnover')));
        figure('spendShare', spendShareFault(number('spendShare')));
        return {
          table,
          row,
          year,
          turnoverInThsdUSD: number('turnover'),
          spendShareOfTurnover: number('spendShare'),
        };
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

/** `m3` is `m³`, `L` is `l`. */
const sameUnit = (written: string, unit: string) =>
  written.normalize('NFKC').toLowerCase() === unit.normalize('NFKC').toLowerCase();
