import { distributionId, spendVolumeId } from '../../core/carbon/inputs/record-ids';
import { inventoryTonnes } from '../../core/carbon/account/verification';
import { valueListData } from '../../data/value-lists';
import { activityTable } from '../modules/carbon-accounting/activities/repository';
import { findBoundary, saveBoundary } from '../modules/carbon-accounting/boundary/repository';
import { calculateIn } from '../modules/carbon-accounting/results/calculation';
import type { SegmentPerformances } from '../modules/carbon-accounting/suppliers/linkings';
import { distributionTable } from '../modules/carbon-accounting/spend/distributions-repository';
import { spendVolumeTable } from '../modules/carbon-accounting/spend/volumes-repository';
import { supplierInputTable } from '../modules/carbon-accounting/suppliers/repository';
import { saveVerification } from '../modules/carbon-accounting/verification/repository';
import { findCalculatedYear, markForRecalculation } from '../modules/carbon-accounting/years/repository';
import type { Queryable } from '../lib/database';
import {
  demoActivities,
  demoBoundary,
  demoDistribution,
  demoSpend,
  demoVerification,
  type DemoActivity,
  type DemoSpend,
  type DemoSupplier,
} from './carbon';

const person = 'anna.berger@alpenguss.example';

/** Three calculated years of the open supplier, and the current one with the data entered so far. */
export async function insertCarbon(
  tx: Queryable,
  {
    now,
    projectIds,
    performances,
  }: { now: Date; projectIds: ReadonlyMap<string, number>; performances: SegmentPerformances },
): Promise<void> {
  const projectId = projectIds.get('alpenguss') ?? 0;
  const thisYear = now.getUTCFullYear();
  const linkings = await findLinkings(tx, projectId);
  const boundary = await findBoundary(tx, projectId);
  await saveBoundary(tx, projectId, { ...boundary, ...demoBoundary, baseYear: thisYear - 3 });
  for (const index of [0, 1, 2] as const) {
    const place = { projectId, year: thisYear - 3 + index };
    for (const activity of demoActivities) await enterActivity(tx, place, activity, activity.amounts[index]);
    const [turnoverInThsdUSD = 0, spendShareOfTurnover = 0] = demoSpend[index] ?? [];
    await spendVolumeTable.insert(
      tx,
      { projectId, person },
      {
        id: spendVolumeId(place.year),
        year: place.year,
        turnoverInThsdUSD,
        spendShareOfTurnover,
      },
    );
    for (const spend of demoDistribution) await enterSector(tx, place, spend, index, linkings);
    await calculateIn(tx, place, performances);
  }
  await verify(tx, { projectId, year: thisYear - 3 });
  for (const activity of demoActivities)
    await enterActivity(tx, { projectId, year: thisYear }, activity, activity.sofar ?? null);
  await markForRecalculation(tx, projectId, thisYear);
}

/** Its figures are those that a verifier has seen. */
async function verify(tx: Queryable, place: Place): Promise<void> {
  const calculated = await findCalculatedYear(tx, place.projectId, place.year);
  if (!calculated) throw new Error(`The demo world has no results of ${place.year}.`);
  const tonnes = inventoryTonnes(calculated.report.totals);
  await saveVerification(tx, place, { stated: { ...demoVerification(place.year), tonnes }, version: 0 });
}

interface Place {
  projectId: number;
  year: number;
}

async function enterActivity(
  tx: Queryable,
  { projectId, year }: Place,
  { activityId, country, site, note, evidence, tariff }: DemoActivity,
  amount: number | null,
): Promise<void> {
  if (amount === null) return;
  await activityTable.insert(
    tx,
    { projectId, person },
    {
      year,
      activityId,
      amount,
      ...tariff,
      countryCode: country,
      resourceId: site,
      note: note ?? '',
      evidence: evidence ?? '',
      bills: [],
    },
  );
}

async function enterSector(
  tx: Queryable,
  { projectId, year }: Place,
  { sector, shares, suppliers = [] }: DemoSpend,
  index: 0 | 1 | 2,
  linkings: readonly Linking[],
): Promise<void> {
  const { id: scope3SectorId, hotspot } = sectorOf(sector);
  const distribution = await distributionTable.insert(
    tx,
    { projectId, person },
    {
      id: distributionId(year, scope3SectorId),
      year,
      scope3SectorId,
      shareOfInput: shares[index],
    },
  );
  const linked = linkings.filter((linking) => linking.sector === hotspot);
  for (const [position, supplier] of suppliers.entries())
    await supplierInputTable.insert(
      tx,
      { projectId, person },
      {
        distributionId: distribution?.id ?? '',
        recordYear: year,
        shareOfSectorInput: supplier.shares[index],
        ...identityOf(supplier, linked[position]),
      },
    );
}

/** A supplier that is on the platform replaces an invented one. */
const identityOf = ({ number, name, country }: DemoSupplier, linking: Linking | undefined) =>
  linking
    ? { supplierId: linking.id, supplierName: linking.name, countryCode: linking.country }
    : { supplierId: number, supplierName: name, countryCode: country };

interface Linking {
  id: string;
  name: string;
  sector: string;
  country: string;
}

function findLinkings(tx: Queryable, projectId: number): Promise<Linking[]> {
  return tx.query<Linking>(
    `select id::text as id, supplier_name as name, requested_sector as sector, requested_country as country
       from linkings where requester_project_id = $1 and status = 'accepted' order by last_submitted_at, id`,
    [projectId],
  );
}

function sectorOf(code: string): { id: number; hotspot: string } {
  const sector = valueListData['ca-scope3-sectors'].find((candidate) => candidate.code === code);
  const hotspot = valueListData['app-hotspot-sectors'].find(({ id }) => id === sector?.hotspotSectorId);
  if (!sector || !hotspot) throw new Error(`The demo world buys of a sector "${code}" that there is not.`);
  return { id: sector.Scope3SectorId, hotspot: hotspot.code };
}
