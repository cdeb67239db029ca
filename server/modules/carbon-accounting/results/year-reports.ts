import { completenessOf, type Entered } from '../../../../core/carbon/account/completeness';
import { changeBetween } from '../../../../core/carbon/report/year-change';
import type { Boundary } from '../../../../core/contracts/ca-boundary';
import type { YearEnergy, YearOverviewList, YearReport } from '../../../../core/contracts/ca-years';
import { notFound } from '../../../lib/api-error';
import type { Queryable } from '../../../lib/database';
import { boundaryStatus } from '../boundary/frozen-boundary';
import { findBoundary } from '../boundary/repository';
import { withAnswers } from '../overlaps/with-answers';
import type { ActivityCatalog } from '../records/activity-catalog';
import { sectorById } from '../records/reference-data';
import { findBook } from '../factors/factor-books';
import { findBenchmark, findChangeTerms } from './read-repository';
import { findSupplierNews } from '../suppliers/figures-repository';
import { findVerification } from '../verification/repository';
import { findCalculatedYear, findYears, type YearRow } from '../years/repository';

type YearOverview = YearOverviewList['data'][number];

/** Every year that has inputs or results, the newest first. */
export async function listYears(db: Queryable, projectId: number): Promise<YearOverview[]> {
  const { activities } = await findBook(db, projectId);
  const years = await findYears(db, projectId);
  const today = await findBoundary(db, projectId);
  const totals = new Map(years.map(({ year, report }) => [year, report?.totals.total]));
  return years.map((row) => {
    const base = row.boundary?.base ?? null;
    const status = boundaryStatus(row.boundary, today, base ? totals.get(base.year) : undefined);
    return { ...toOverview(row, activities, today), base, ...status };
  });
}

function toOverview(
  row: YearRow,
  activities: ActivityCatalog,
  today: Boundary,
): Omit<YearOverview, 'base' | 'boundaryChanges' | 'baseYearChange'> {
  const { year, report, needsRecalculation, calculatedAt } = row;
  const { categories, ...entered } = enteredOf(row, activities);
  return {
    year,
    totals: report?.totals ?? null,
    energy: report?.energy ? pickEnergy(report.energy) : null,
    needsRecalculation,
    calculatedAt,
    completeness: {
      ...completenessOf({ ...entered, categories }, row.boundary ?? today),
      ...entered,
      supplierInputs: row.supplierInputs,
      unassignedSupplierInputs: row.unassigned,
    },
    uncertaintyPercent: report?.uncertaintyPercent ?? null,
    methodVersion: report && row.methodVersion,
    gaps: report?.notes.find(({ note }) => note === 'STAND_IN_FACTOR')?.rows ?? 0,
  };
}

function enteredOf(row: YearRow, activities: ActivityCatalog): Entered {
  const ids = Object.keys(row.activityIds).map(Number);
  const sectors = row.hasSpend ? row.sectorIds : [];
  return {
    scope1Activities: countOf(row, 'SCOPE1', activities),
    scope2Activities: countOf(row, 'SCOPE2', activities),
    spendVolume: row.hasSpend,
    distributedShare: row.distributedShare,
    namedShare: row.namedShare,
    categories: [
      ...ids.flatMap((id) => {
        const activity = activities.find(id);
        return (activity && activities.kindOf(activity).category) ?? [];
      }),
      ...sectors.flatMap((id) => sectorById(id)?.category ?? []),
    ],
  };
}

const pickEnergy = ({ renewable, other, total }: YearEnergy) => ({ renewable, other, total });

/**
 * The energy of the calculated years up to one, the oldest first; years from before it was stored are left
 * out.
 */
export async function energyOfYears(
  db: Queryable,
  projectId: number,
  until: number,
): Promise<EnergyOfYear[]> {
  const years = await findYears(db, projectId);
  return years
    .flatMap(({ year, report }) => (report?.energy && year <= until ? [{ year, energy: report.energy }] : []))
    .toSorted((a, b) => a.year - b.year);
}

export interface EnergyOfYear {
  year: number;
  energy: YearEnergy;
}

const countOf = ({ activityIds }: YearRow, sheet: string, activities: ActivityCatalog) =>
  Object.entries(activityIds)
    .filter(([id]) => activities.find(Number(id))?.dataCollectionSheet === sheet)
    .reduce((sum, [, records]) => sum + records, 0);

/** @throws ApiError 404 for a year that was not calculated */
export async function reportYear(db: Queryable, projectId: number, year: number): Promise<YearReport> {
  const calculated = await findCalculatedYear(db, projectId, year);
  if (!calculated) throw notFound(`A result of ${year}`);
  const { report, ...calculation } = calculated;
  const { boundary } = calculation;
  const base = boundary?.base && (await findCalculatedYear(db, projectId, boundary.base.year));
  return {
    ...report,
    ...calculation,
    ...boundaryStatus(boundary, await findBoundary(db, projectId), base?.report.totals.total),
    year,
    overlaps: await withAnswers(db, { projectId, year }, report.overlaps),
    supplierNews: await findSupplierNews(db, { projectId, year }),
    verification: await findVerification(db, { projectId, year }),
    change: await changeSince(db, projectId, calculated.methodVersion, year),
    benchmark: await findBenchmark(db, projectId, year),
  };
}

/** Null if the previous year has no results. */
async function changeSince(
  db: Queryable,
  projectId: number,
  methodVersion: number,
  year: number,
): Promise<YearReport['change']> {
  const earlier = await findCalculatedYear(db, projectId, year - 1);
  if (!earlier) return null;
  const before = await findChangeTerms(db, projectId, year - 1);
  const after = await findChangeTerms(db, projectId, year);
  const isSameMethod = earlier.methodVersion === methodVersion;
  return { fromYear: year - 1, ...changeBetween(before, after, isSameMethod) };
}
