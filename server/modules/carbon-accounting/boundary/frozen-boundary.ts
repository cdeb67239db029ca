import { baseYearChange, changedParts } from '../../../../core/carbon/account/boundary';
import type { BaseYear, Boundary, FrozenBoundary } from '../../../../core/contracts/ca-boundary';
import type { YearReport } from '../../../../core/contracts/ca-years';
import type { Queryable } from '../../../lib/database';
import { findCalculatedYear } from '../years/repository';
import { findBoundary } from './repository';

/** The boundary stored with the results of a calculation, with the current state of the base year. */
export async function freezeBoundary(
  tx: Queryable,
  { projectId, year }: { projectId: number; year: number },
): Promise<FrozenBoundary> {
  const { version: _, ...values } = await findBoundary(tx, projectId);
  const { baseYear } = values;
  const base = baseYear !== null && baseYear < year ? await findBase(tx, projectId, baseYear) : null;
  return { ...values, base };
}

/** Null for a year without results, or without emissions: nothing can be compared with it. */
async function findBase(tx: Queryable, projectId: number, year: number): Promise<BaseYear | null> {
  const calculated = await findCalculatedYear(tx, projectId, year);
  if (!calculated) return null;
  const { totals, intensity } = calculated.report;
  const { scope1, scope2, scope3Baseline, total } = totals;
  return total > 0 ? { year, scope1, scope2, scope3Baseline, total, intensity } : null;
}

/**
 * How a calculated year relates to the current settings.
 * @param baseTotal current total of the base year that it was compared with, tonnes
 */
export function boundaryStatus(
  frozen: FrozenBoundary | null,
  today: Boundary,
  baseTotal: number | undefined,
): Pick<YearReport, 'boundaryChanges' | 'baseYearChange'> {
  if (!frozen) return { boundaryChanges: [], baseYearChange: null };
  return {
    boundaryChanges: changedParts(frozen, today),
    baseYearChange: baseYearChange(frozen.base, baseTotal, today),
  };
}
