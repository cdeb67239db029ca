import { oldestIntensity } from '../../../../core/terms/figure-methods';
import type { Queryable } from '../../../lib/database';
import { publish } from '../../../lib/events';
import { markForRecalculation } from '../years/repository';
import { findYearsWith, findYearsWithProducts, type ChangedLinking } from './supplier-changes-repository';

/**
 * What a supplier submits or withdraws changes the results of customers who buy from it: their years with
 * this supplier are flagged for recalculation, and they are notified.
 */
export async function flagForSupplierChanges(
  tx: Queryable,
  changed: readonly ChangedLinking[],
): Promise<void> {
  for (const { projectId, year, linkingId } of await findYearsWith(tx, changed)) {
    await markForRecalculation(tx, projectId, year);
    await publish(tx, { type: 'emissions', action: 'submit', projectId, year, linkingId });
  }
}

/**
 * A supplier has changed what it shares with a customer for these years. Years that could be calculated with
 * it keep their results, are flagged for recalculation, and show why.
 */
export async function flagForSharedFigures(
  tx: Queryable,
  {
    customerId,
    linkingIds,
    years,
  }: { customerId: number; linkingIds: readonly string[]; years: readonly number[] },
): Promise<void> {
  const linkings = linkingIds.map((linkingId) => ({ linkingId, requesterProjectId: customerId }));
  const isAffected = (year: number) => years.some((of) => of <= year && year <= of + oldestIntensity);
  for (const { projectId, year, linkingId } of await findYearsWith(tx, linkings)) {
    if (!isAffected(year)) continue;
    await markForRecalculation(tx, projectId, year);
    await publish(tx, { type: 'emissions', action: 'share', projectId, year, linkingId });
  }
}

/**
 * A supplier has changed its offer of a product, or of all its products. Years in which the company bought it
 * keep their results, are flagged for recalculation, and show why.
 */
export async function flagForOffers(
  tx: Queryable,
  {
    customerId,
    companyId,
    productId,
  }: { customerId: number; companyId: number; productId?: string | undefined },
): Promise<void> {
  for (const { year, linkingId } of await findYearsWithProducts(tx, { customerId, companyId, productId })) {
    await markForRecalculation(tx, customerId, year);
    await publish(tx, { type: 'emissions', action: 'share', projectId: customerId, year, linkingId });
  }
}
