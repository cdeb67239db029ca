import { absentParts } from '../../../../core/carbon/completeness';
import { sharedBoundary } from '../../../../core/carbon/figure-to-share';
import type { AllocatedAccount, Coverage } from '../../../../core/contracts/shared-figures';
import type { Queryable } from '../../../lib/database';
import { findCalculatedYear } from '../years/repository';

const coverageQuery = `
  select coalesce(bool_or(scope = 1), false) as scope1, coalesce(bool_or(scope = 2), false) as scope2,
         coalesce(bool_or(turnover_thsd_usd is not null), false) as purchases,
         coalesce(array_agg(distinct category order by category) filter (where category is not null), '{}') as categories
    from ca_emission_results where project_id = $1 and year = $2 and in_totals`;

/** The calculated account of a year, as far as customers may see it; undefined until it is calculated. */
export async function findAccount(
  db: Queryable,
  { projectId, year }: { projectId: number; year: number },
): Promise<{ account: AllocatedAccount; needsRecalculation: boolean } | undefined> {
  const calculated = await findCalculatedYear(db, projectId, year);
  if (!calculated) return undefined;
  const [row] = await db.query<Coverage & { categories: number[] }>(coverageQuery, [projectId, year]);
  const { categories = [], ...counted } = row ?? { scope1: false, scope2: false, purchases: false };
  const { report, boundary, calculatedAt, methodVersion, needsRecalculation } = calculated;
  const absent = absentParts(boundary ?? { absences: [] });
  const { scope1, scope2, scope3Baseline, total } = report.totals;
  const account: AllocatedAccount = {
    tonnes: { scope1, scope2, scope3: scope3Baseline, total },
    calculatedAt,
    methodVersion,
    covers: {
      scope1: counted.scope1 || absent.has('scope1'),
      scope2: counted.scope2 || absent.has('scope2'),
      purchases: counted.purchases || absent.has('category1'),
    },
    ...(boundary && { boundary: sharedBoundary(boundary) }),
    categories,
    intensity: report.intensity,
    dataQuality: report.dataQuality.average,
    uncertaintyPercent: report.uncertaintyPercent,
  };
  return { account, needsRecalculation };
}
