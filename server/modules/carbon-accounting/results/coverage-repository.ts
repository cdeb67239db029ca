import { absentParts } from '../../../../core/carbon/account/completeness';
import type { FrozenBoundary } from '../../../../core/contracts/ca-boundary';
import type { Coverage } from '../../../../core/contracts/shared-figures';
import type { Queryable } from '../../../lib/database';

const coverageQuery = `
  select coalesce(bool_or(scope = 1), false) as scope1, coalesce(bool_or(scope = 2), false) as scope2,
         coalesce(bool_or(turnover_thsd_usd is not null), false) as purchases,
         coalesce(array_agg(distinct category order by category) filter (where category is not null), '{}') as categories
    from ca_emission_results where project_id = $1 and year = $2 and in_totals`;

/**
 * What a calculated year has figures for, or states not to have, and the categories of its scope 3.
 * @param boundary that the year was calculated in; null if it is older than stored boundaries
 */
export async function findCoverage(
  db: Queryable,
  { projectId, year }: { projectId: number; year: number },
  boundary: Pick<FrozenBoundary, 'absences'> | null,
): Promise<{ covers: Coverage; categories: number[] }> {
  const [row] = await db.query<Coverage & { categories: number[] }>(coverageQuery, [projectId, year]);
  const { categories = [], ...counted } = row ?? { scope1: false, scope2: false, purchases: false };
  const absent = absentParts(boundary ?? { absences: [] });
  return {
    covers: {
      scope1: counted.scope1 || absent.has('scope1'),
      scope2: counted.scope2 || absent.has('scope2'),
      purchases: counted.purchases || absent.has('category1'),
    },
    categories,
  };
}
