import type { Queryable } from '../../../lib/database';
import { findActivitiesByIds, type ActivityRow } from '../activities/repository';
import type { ActivityCatalog } from '../records/activity-catalog';
import type { KnownNames } from './known-names';
import { readUnitName } from './read-names';
import type { FileRow } from './read-rows';

interface Known {
  activities: ActivityCatalog;
  names: KnownNames;
}

/**
 * If a file lacks a column, the stored value is kept: rows get it from the activity or bill that they name by its id,
 * before amounts are converted and checked.
 */
export async function withStoredCells(
  db: Queryable,
  projectId: number,
  rows: readonly FileRow[],
  known: Known,
): Promise<FileRow[]> {
  const ids = new Set(rows.filter(lacksColumns).map(recordIdOf));
  const stored = ids.size > 0 ? await findActivitiesByIds(db, projectId, [...ids]) : [];
  const byId = new Map(stored.map((record) => [record.id, record]));
  return rows.map((row) => {
    const record = lacksColumns(row) ? byId.get(recordIdOf(row)) : undefined;
    return record ? withCells(row, record, known) : row;
  });
}

const uuid = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/;
const recordIdOf = ({ cells }: FileRow) => String(cells.recordId ?? '').toLowerCase();
const lacksColumns = (row: FileRow) =>
  (row.table === 'activities' || row.table === 'bills') &&
  row.leftOut.length > 0 &&
  uuid.test(recordIdOf(row));

function withCells(row: FileRow, record: ActivityRow, { activities, names }: Known): FileRow {
  const activity = activities.find(record.activityId);
  const unit = readUnitName(String(row.cells.unit ?? ''), activity, names);
  const stored =
    row.table === 'activities' ? cellsOfRecord(record, activity?.unit) : cellsOfBill(row, record);
  const kept = Object.entries(stored).filter(
    ([field, value]) =>
      row.leftOut.includes(field) &&
      value !== null &&
      // It belongs to an amount in its unit.
      (field !== 'calorificValue' || unit === stored.unit),
  );
  return { ...row, cells: { ...row.cells, ...(Object.fromEntries(kept) as FileRow['cells']) } };
}

type Cells = Readonly<Record<string, string | number | null>>;

const cellsOfRecord = (record: ActivityRow, ownUnit = ''): Cells => ({
  site: record.resourceId,
  note: record.note,
  evidence: record.evidence,
  unit: record.typedUnit ?? ownUnit,
  calorificValue: record.calorificValue,
  supplierFactor: record.supplierFactor,
  electricitySupplier: record.electricitySupplier,
  renewableShare: record.renewableShare,
});

function cellsOfBill({ cells }: FileRow, { bills }: ActivityRow): Cells {
  const bill = bills.find(({ id }) => id === String(cells.billId ?? '').toLowerCase());
  if (!bill) return {};
  const { evidence, note, unit, calorificValue } = bill;
  return { evidence, note, unit, calorificValue };
}
