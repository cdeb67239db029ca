import { groupBy } from '../../../../core/collections/group-by';
import { distributionId } from '../../../../core/carbon/inputs/record-ids';
import type { SpendDistribution } from '../../../../core/contracts/ca-spend-distributions';
import type { SpendVolume } from '../../../../core/contracts/ca-spend-volumes';
import type { Queryable } from '../../../lib/database';
import { activityTable, findActivitiesByIds, type ActivityRow } from '../activities/repository';
import { distributionTable } from '../spend/distributions-repository';
import { spendVolumeTable } from '../spend/volumes-repository';
import { findSuppliersByIds, supplierInputTable, type SupplierInputRow } from '../suppliers/repository';
import type { Entry } from './entry';

/** A supplier's record with the fields of a file; without a sector if that was removed. */
export interface StoredSupplier extends Omit<SupplierInputRow, 'year'> {
  year: number;
  scope3SectorId: number | null;
}

/** A project's stored inputs for some years. */
export interface StoredInputs {
  /** By id: those of these years, and those named by a file. */
  activities: ReadonlyMap<string, ActivityRow>;
  /** The same, by `placeKey`, which several may share. */
  activitiesByPlace: ReadonlyMap<string, readonly ActivityRow[]>;
  spend: ReadonlyMap<number, SpendVolume>;
  /** By `sectorKey`. */
  distribution: ReadonlyMap<string, SpendDistribution>;
  /** By id: those of these years, and those named by a file. */
  suppliers: ReadonlyMap<string, StoredSupplier>;
  /** By `supplierKey`. */
  suppliersByName: ReadonlyMap<string, StoredSupplier>;
  /** By `purchaseKey`: purchases of each product are a separate record. */
  suppliersByProduct: ReadonlyMap<string, StoredSupplier>;
  /** Ids of suppliers' records that rows of the file refer to, by id or by product. */
  namedSuppliers: ReadonlySet<string>;
}

type Record = ActivityRow | SpendVolume | SpendDistribution | StoredSupplier;
type SupplierName = Pick<StoredSupplier, 'year' | 'scope3SectorId' | 'countryCode' | 'supplierId'>;

/** The action for one row; `current` is the existing record it refers to. */
export interface Step {
  entry: Entry;
  action: 'create' | 'update' | 'same';
  current: { id: string; version: number } | undefined;
}

export const sectorKey = (year: number, sectorId: number | null) => `${year}/${sectorId}`;
const supplierKey = ({ year, scope3SectorId, countryCode, supplierId }: SupplierName) =>
  `${sectorKey(year, scope3SectorId)}/${countryCode}/${supplierId}`;
const purchaseKey = (supplier: SupplierName & Pick<StoredSupplier, 'productId'>) =>
  `${supplierKey(supplier)}/${supplier.productId ?? ''}`;

/** One activity in one country and at one site in a year. */
export const placeKey = ({ year, activityId, countryCode, resourceId }: ActivityPlace): string =>
  [year, activityId, countryCode, resourceId].join('/');

type ActivityPlace = Pick<ActivityRow, 'year' | 'activityId' | 'countryCode' | 'resourceId'>;
type BillEntry = Extract<Entry, { table: 'bills' }>;

/** The record of a bill: the one it names, else the only one with its activity, country and site. */
function billedRecord(
  entry: BillEntry,
  { activities, activitiesByPlace }: StoredInputs,
): ActivityRow | undefined {
  const named = activities.get(entry.recordId);
  const [only, ...others] = activitiesByPlace.get(placeKey(entry)) ?? [];
  return named ?? (entry.recordId === '' && others.length === 0 ? only : undefined);
}

/** Key that must be unique within a file; undefined for a new activity, of which there may be several. */
export function subjectOf(entry: Entry): string | undefined {
  switch (entry.table) {
    case 'activities':
      return entry.recordId || undefined;
    case 'bills':
      return entry.bill.id || undefined;
    case 'spend':
      return String(entry.year);
    case 'distribution':
      return sectorKey(entry.year, entry.scope3SectorId);
    case 'suppliers':
      return entry.recordId || purchaseKey(entry);
  }
}

/** The record that a row refers to: the one it names, else the one with the same subject. */
export function recordOf(entry: Entry, stored: StoredInputs): Record | undefined {
  switch (entry.table) {
    case 'activities':
      return stored.activities.get(entry.recordId);
    case 'bills':
      return billedRecord(entry, stored);
    case 'spend':
      return stored.spend.get(entry.year);
    case 'distribution':
      return stored.distribution.get(sectorKey(entry.year, entry.scope3SectorId));
    case 'suppliers':
      return entry.recordId ? stored.suppliers.get(entry.recordId) : purchaseOf(entry, stored);
  }
}

/**
 * The purchase of the same product, else that of the supplier if one of the two has no product and no other
 * row refers to it.
 */
function purchaseOf(
  entry: Extract<Entry, { table: 'suppliers' }>,
  { suppliersByName, suppliersByProduct, namedSuppliers }: StoredInputs,
): StoredSupplier | undefined {
  const same = suppliersByProduct.get(purchaseKey(entry));
  const other = suppliersByName.get(supplierKey(entry));
  if (same || !other || namedSuppliers.has(other.id)) return same;
  return entry.productId !== null && other.productId ? undefined : other;
}

/** @param entries of a file; those that name a record are looked up whatever its year */
export async function findStoredInputs(
  db: Queryable,
  projectId: number,
  entries: readonly Entry[],
): Promise<StoredInputs> {
  const idsIn = (table: 'activities' | 'bills' | 'suppliers') =>
    entries.flatMap((entry) => (entry.table === table && 'recordId' in entry && entry.recordId) || []);
  let activities = await findActivitiesByIds(db, projectId, [...idsIn('activities'), ...idsIn('bills')]);
  let suppliers = await findSuppliersByIds(db, projectId, idsIn('suppliers'));
  let spend: SpendVolume[] = [];
  let distribution: SpendDistribution[] = [];
  for (const year of new Set(entries.map((entry) => entry.year))) {
    activities = activities.concat(await activityTable.findAllOfYear(db, projectId, year));
    spend = spend.concat(await spendVolumeTable.findAllOfYear(db, projectId, year));
    distribution = distribution.concat(await distributionTable.findAllOfYear(db, projectId, year));
    suppliers = suppliers.concat(await supplierInputTable.findAllOfYear(db, projectId, year));
  }
  const sectors = new Map(distribution.map(({ id, scope3SectorId }) => [id, scope3SectorId]));
  const returning = returningSectors(entries, distribution);
  const known = new Map(activities.map((row) => [row.id, row]));
  const knownSuppliers = suppliers.map((row): StoredSupplier => {
    const { recordYear: year, distributionId } = row;
    return { ...row, year, scope3SectorId: sectors.get(distributionId) ?? null };
  });
  const asReturned = (row: StoredSupplier) => ({
    ...row,
    scope3SectorId: row.scope3SectorId ?? returning.get(row.distributionId) ?? null,
  });
  const suppliersByProduct = new Map(knownSuppliers.map((row) => [purchaseKey(asReturned(row)), row]));
  return {
    activities: known,
    activitiesByPlace: groupBy([...known.values()], placeKey),
    spend: new Map(spend.map((row) => [row.year, row])),
    distribution: new Map(distribution.map((row) => [sectorKey(row.year, row.scope3SectorId), row])),
    suppliers: new Map(knownSuppliers.map((row) => [row.id, row])),
    suppliersByName: new Map(knownSuppliers.map((row) => [supplierKey(asReturned(row)), row])),
    suppliersByProduct,
    namedSuppliers: new Set(
      entries.flatMap((entry) =>
        entry.table === 'suppliers'
          ? entry.recordId || (suppliersByProduct.get(purchaseKey(entry))?.id ?? [])
          : [],
      ),
    ),
  };
}

/** Sectors that a file adds, by id: suppliers of a removed sector get it back. */
function returningSectors(
  entries: readonly Entry[],
  stored: readonly SpendDistribution[],
): ReadonlyMap<string, number> {
  const there = new Set(stored.map(({ year, scope3SectorId }) => sectorKey(year, scope3SectorId)));
  return new Map(
    entries.flatMap((entry) =>
      entry.table === 'distribution' && !there.has(sectorKey(entry.year, entry.scope3SectorId))
        ? [[distributionId(entry.year, entry.scope3SectorId), entry.scope3SectorId]]
        : [],
    ),
  );
}
