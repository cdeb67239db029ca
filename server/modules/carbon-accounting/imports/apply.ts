import { randomUUID } from 'node:crypto';
import { distributionId, spendVolumeId } from '../../../../core/carbon/inputs/record-ids';
import { activityTable } from '../activities/repository';
import type { Author } from '../records/changes';
import { changedMeanwhile } from '../records/errors';
import type { Written } from '../records/record-table';
import { distributionTable } from '../spend/distributions-repository';
import { spendVolumeTable } from '../spend/volumes-repository';
import { supplierInputTable, type SupplierInputRow } from '../suppliers/repository';
import type { ImportChange, RecordTableName } from './change';
import type { Plan } from './plan';
import type { Entry } from './entry';
import { applyBills } from './apply-bills';
import { sectorKey, type Step } from './stored-inputs';

/** Sectors come before their suppliers. */
const order: readonly RecordTableName[] = ['activities', 'spend', 'distribution', 'suppliers'];

const tables = {
  activities: activityTable,
  spend: spendVolumeTable,
  distribution: distributionTable,
  suppliers: supplierInputTable,
};

/** Applies a plan without errors. @throws ApiError 409 when a record was changed since the plan was made */
export async function applyPlan(author: Author, { steps }: Plan): Promise<ImportChange[]> {
  const changes: ImportChange[] = [];
  const dueOf = (table: Entry['table']) =>
    steps.filter(({ entry, action }) => entry.table === table && action !== 'same');
  for (const table of order) {
    const due = dueOf(table);
    if (due.length > 0) changes.push(...(await applySteps(author, table, due)));
  }
  return applyBills(author, dueOf('bills'), changes);
}

async function applySteps(
  author: Author,
  table: RecordTableName,
  steps: readonly Step[],
): Promise<ImportChange[]> {
  const { tx, ...who } = author;
  const stored = await lockUnchanged(author, table, steps);
  const sectors = await sectorsOf(author, steps);
  const records = steps.map((step) => toRecord(step, sectors, stored));
  const written = await tables[table].saveMany(tx, who, records, ({ id }) => stored.has(id));
  const versions = new Map(written.map(({ id, version }) => [id, version]));
  return records.map(({ id, year }) => {
    const version = versions.get(id);
    if (version === undefined) throw changedMeanwhile({ id });
    return { table, id, year, version, before: stored.get(id) ?? null };
  });
}

/** The records to change, locked, by id. */
async function lockUnchanged(
  { tx, projectId }: Author,
  table: RecordTableName,
  steps: readonly Step[],
): Promise<ReadonlyMap<string, Written>> {
  const seen = steps.flatMap(({ current }) => current ?? []);
  const ids = seen.map(({ id }) => id);
  const rows: readonly Written[] = await tables[table].lockMany(tx, projectId, ids);
  const stored = new Map(rows.map((row) => [row.id, row]));
  for (const { id, version } of seen)
    if (stored.get(id)?.version !== version) throw changedMeanwhile(stored.get(id) ?? {});
  return stored;
}

/** Year and sector of distributions with their ids, as needed by suppliers. */
async function sectorsOf(
  { tx, projectId }: Author,
  steps: readonly Step[],
): Promise<ReadonlyMap<string, string>> {
  const sectors = new Map<string, string>();
  const years = new Set(steps.flatMap(({ entry }) => (entry.table === 'suppliers' ? entry.year : [])));
  for (const year of years)
    for (const { scope3SectorId, id } of await distributionTable.findAllOfYear(tx, projectId, year))
      sectors.set(sectorKey(year, scope3SectorId), id);
  return sectors;
}

function toRecord(
  { entry, current }: Step,
  sectors: ReadonlyMap<string, string>,
  stored: ReadonlyMap<string, Partial<SupplierInputRow>>,
) {
  const record = { ...entry, id: current?.id ?? newId(entry) };
  if (entry.table !== 'suppliers') return record;
  // A supplier without a sector keeps its distribution.
  const distributionId =
    entry.scope3SectorId === null
      ? stored.get(record.id)?.distributionId
      : sectors.get(sectorKey(entry.year, entry.scope3SectorId));
  if (distributionId === undefined) throw changedMeanwhile(entry);
  return { ...record, distributionId, recordYear: entry.year };
}

function newId(entry: Entry): string {
  switch (entry.table) {
    case 'spend':
      return spendVolumeId(entry.year);
    case 'distribution':
      return distributionId(entry.year, entry.scope3SectorId);
    case 'activities':
    case 'bills':
    case 'suppliers':
      return entry.recordId || randomUUID();
  }
}

/**
 * Undoes an import, suppliers before their sectors. Records that someone has changed or deleted since stay
 * unchanged.
 */
export async function undoChanges(
  { tx, ...who }: Author,
  { changes, createdAt }: { changes: readonly ImportChange[]; createdAt: string },
): Promise<{ deleted: number; restored: number; kept: number }> {
  const done = { deleted: 0, restored: 0, kept: 0 };
  for (const table of order.toReversed()) {
    const own = changes.filter((change) => change.table === table);
    const ids = own.map(({ id }) => id);
    const rows: readonly (Written & { createdAt?: string })[] = await tables[table].lockMany(
      tx,
      who.projectId,
      ids,
    );
    // A sector that was removed and entered again has its old id, but its current content is not from the
    // import.
    const same = rows.filter((row) => (row.createdAt ?? '') <= createdAt);
    const versions = new Map(same.map(({ id, version }) => [id, version]));
    const untouched = own.filter(({ id, version }) => versions.get(id) === version);
    const created = untouched.filter(({ before }) => before === null).map(({ id }) => id);
    // As read by the same repository before the import.
    const records = untouched.flatMap(({ before }) => before ?? []);
    await tables[table].removeMany(tx, who.projectId, created);
    await tables[table].writeMany(tx, 'update', who, records);
    done.deleted += created.length;
    done.restored += records.length;
    done.kept += own.length - untouched.length;
  }
  return done;
}
