import { sharedBoundary } from '../../../../core/carbon/account/figure-to-share';
import { inventoryTonnes, verificationOf } from '../../../../core/carbon/account/verification';
import type { AllocatedAccount } from '../../../../core/contracts/shared-figures';
import type { Queryable } from '../../../lib/database';
import { findCoverage } from '../results/coverage-repository';
import { findVerification } from '../verification/repository';
import { findCalculatedYear } from '../years/repository';

/** The calculated account of a year, as far as customers may see it; undefined until it is calculated. */
export async function findAccount(
  db: Queryable,
  { projectId, year }: { projectId: number; year: number },
): Promise<{ account: AllocatedAccount; needsRecalculation: boolean } | undefined> {
  const calculated = await findCalculatedYear(db, projectId, year);
  if (!calculated) return undefined;
  const { report, boundary, calculatedAt, methodVersion, needsRecalculation } = calculated;
  const { covers, categories } = await findCoverage(db, { projectId, year }, boundary);
  const tonnes = inventoryTonnes(report.totals);
  const verification = verificationOf((await findVerification(db, { projectId, year })).stated, tonnes);
  const account: AllocatedAccount = {
    tonnes,
    calculatedAt,
    methodVersion,
    covers,
    ...(boundary && { boundary: sharedBoundary(boundary) }),
    categories,
    intensity: report.intensity,
    dataQuality: report.dataQuality.average,
    uncertaintyPercent: report.uncertaintyPercent,
    ...(verification && { verification }),
  };
  return { account, needsRecalculation };
}
