import { distributionId } from '../../../../core/carbon/record-ids';
import type { SpendDistribution } from '../../../../core/contracts/ca-spend-distributions';
import type { SpendVolume } from '../../../../core/contracts/ca-spend-volumes';
import type { Queryable } from '../../../lib/database';
import { activityTable, findActivitiesByIds, type ActivityRow } from '../activities/repository';
import { distributionTable } from '../spend/distributions-repository';
import { spendVolumeTable } from '../spend/volumes-repository';
import { findSuppliersByIds, supplierInputTable, type SupplierInputRow } from '../suppliers/repository';
import type { Entry } from './resolve';

/** A supplier's record by what files say of it; without a sector when that was removed. */
export interface StandingSupplier extends Omit<SupplierInputRow, 'year'> {
  year: number;
  scope3SectorId: number | null;
}

/** What a project has entered for some years. */
export interface Standing {
  /** By id: of those years, and those that a file names. */
  activities: ReadonlyMap<string, ActivityRow>;
  spend: ReadonlyMap<number, SpendVolume>;
  /** By `sectorKey`. */
  distribution: ReadonlyMap<string, SpendDistribution>;
  /** By id: of those years, and those that a file names. */
  suppliers: ReadonlyMap<string, StandingSupplier>;
  /** By `supplierKey`. */
  suppliersByName: ReadonlyMap<string, StandingSupplier>;
}

type Record = ActivityRow | SpendVolume | SpendDistribution | StandingSupplier;
type SupplierName = Pick<StandingSupplier, 'year' | 'scope3SectorId' | 'countryCode' | 'supplierId'>;

/** What is done with one row; `current` is the record that it says something about. */
export interface Step {
  entry: Entry;
  action: 'create' | 'update' | 'same';
  current: { id: string; version: number } | undefined;
}

export const sectorKey = (year: number, sectorId: number | null) => `${year}/${sectorId}`;
const supplierKey = ({ year, scope3SectorId, countryCode, supplierId }: SupplierName) =>
  `${sectorKey(year, scope3SectorId)}/${countryCode}/${supplierId}`;

/** What no two rows of a file may say different things of; undefined for a new activity, of which there may be many. */
export function subjectOf(entry: Entry): string | undefined {
  switch (entry.table) {
    case 'activities':
      return entry.recordId || undefined;
    case 'spend':
      return String(entry.year);
    case 'distribution':
      return sectorKey(entry.year, entry.scope3SectorId);
    case 'suppliers':
      return entry.recordId || supplierKey(entry);
  }
}

/** The record that a row says something about: the one it names, else the one that is about the same. */
export function recordOf(entry: Entry, standing: Standing): Record | undefined {
  switch (entry.table) {
    case 'activities':
      return standing.activities.get(entry.recordId);
    case 'spend':
      return standing.spend.get(entry.year);
    case 'distribution':
      return standing.distribution.get(sectorKey(entry.year, entry.scope3SectorId));
    case 'suppliers':
      return entry.recordId
        ? standing.suppliers.get(entry.recordId)
        : standing.suppliersByName.get(supplierKey(entry));
  }
}

/** @param entries of a file; those that name a record are looked up whatever its year is */
export async function findStanding(
  db: Queryable,
  projectId: number,
  entries: readonly Entry[],
): Promise<Standing> {
  const idsIn = (table: 'activities' | 'suppliers') =>
    entries.flatMap((entry) => (entry.table === table && 'recordId' in entry && entry.recordId) || []);
  let activities = await findActivitiesByIds(db, projectId, idsIn('activities'));
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
  const known = suppliers.map((row): StandingSupplier => {
    const { recordYear: year, distributionId } = row;
    return { ...row, year, scope3SectorId: sectors.get(distributionId) ?? null };
  });
  return {
    activities: new Map(activities.map((row) => [row.id, row])),
    spend: new Map(spend.map((row) => [row.year, row])),
    distribution: new Map(distribution.map((row) => [sectorKey(row.year, row.scope3SectorId), row])),
    suppliers: new Map(known.map((row) => [row.id, row])),
    suppliersByName: new Map(
      known.map((row) => {
        const scope3SectorId = row.scope3SectorId ?? returning.get(row.distributionId) ?? null;
        return [supplierKey({ ...row, scope3SectorId }), row];
      }),
    ),
  };
}

/** Sectors that a file brings, by id: suppliers of one that was removed have it again then. */
function returningSectors(
  entries: readonly Entry[],
  standing: readonly SpendDistribution[],
): ReadonlyMap<string, number> {
  const there = new Set(standing.map(({ year, scope3SectorId }) => sectorKey(year, scope3SectorId)));
  return new Map(
    entries.flatMap((entry) =>
      entry.table === 'distribution' && !there.has(sectorKey(entry.year, entry.scope3SectorId))
        ? [[distributionId(entry.year, entry.scope3SectorId), entry.scope3SectorId]]
        : [],
    ),
  );
}
