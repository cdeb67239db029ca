import type { ImportError, ImportTable } from '../../../../core/contracts/ca-imports';
import { tableColumns } from './columns';
import type { Entry } from './entry';
import { sectorKey, subjectOf, type StoredInputs, type Step } from './stored-inputs';

/**
 * A year has one turnover, a sector one share of it, a supplier one share of a sector. So two rows for the
 * same cannot both be entered, unlike activities without a record.
 */
export function repeatedRows(steps: readonly Step[]): ImportError[] {
  const first = new Map<string, Entry>();
  return steps.flatMap(({ entry, current }) => {
    const { table, row } = entry;
    const subject = entry.table === 'bills' ? subjectOf(entry) : (current?.id ?? subjectOf(entry));
    if (subject === undefined) return [];
    const key = `${table} ${subject}`;
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, entry);
      return [];
    }
    const error =
      figuresOf(before) === figuresOf(entry)
        ? {
            code: 'TWICE_SAME',
            message: `Row ${before.row} says the same, word for word; remove one of them`,
          }
        : {
            code: 'TWICE',
            message: `Row ${before.row} says something of the same record already; keep one of them, with the sum if both figures are right`,
          };
    return [{ table, row, column: '', value: '', about: String(before.row), ...error }];
  });
}

/** The content of a row, for comparison. */
export const figuresOf = ({ row: _row, ...figures }: Entry) => JSON.stringify(figures);

/** A record keeps its year and activity: only the rest of it can be changed. */
export function otherRecords(entries: readonly Entry[], stored: StoredInputs): ImportError[] {
  return entries.flatMap((entry) => {
    if (entry.table === 'spend' || entry.table === 'distribution') return [];
    const { table, row, year, recordId } = entry;
    const record = stored[table === 'bills' ? 'activities' : table].get(recordId);
    const isSame =
      record?.year === year && (!('activityId' in record) || record.activityId === activityOf(entry));
    if (!record || isSame) return [];
    return [
      {
        table,
        row,
        column: tableColumns[table].recordId.header,
        value: recordId,
        code: 'OTHER_RECORD',
        about: '',
        message:
          'The record with this ID is of another activity or year; leave Record ID empty for a new one',
      },
    ];
  });
}

const activityOf = (entry: Entry) => ('activityId' in entry ? entry.activityId : undefined);

/** Only known suppliers whose sector was removed may have no sector. */
export function suppliersWithoutSector(entries: readonly Entry[], stored: StoredInputs): ImportError[] {
  const known = new Set(stored.distribution.keys());
  for (const entry of entries)
    if (entry.table === 'distribution') known.add(sectorKey(entry.year, entry.scope3SectorId));
  const error = (row: number, code: string, about: string, message: string): ImportError => {
    const table: ImportTable = 'suppliers';
    return { table, row, column: tableColumns[table].sectorCode.header, value: '', code, about, message };
  };
  return entries.flatMap((entry) => {
    if (entry.table !== 'suppliers') return [];
    const { row, year, scope3SectorId } = entry;
    if (scope3SectorId === null) {
      const isUnassigned = stored.suppliers.get(entry.recordId)?.scope3SectorId === null;
      return isUnassigned ? [] : [error(row, 'CELL_EMPTY', '', 'Sector code is missing')];
    }
    if (known.has(sectorKey(year, scope3SectorId))) return [];
    const message = `The sector has no share of input in ${year}; enter it first, or in the same file`;
    return [error(row, 'NO_DISTRIBUTION', String(year), message)];
  });
}
