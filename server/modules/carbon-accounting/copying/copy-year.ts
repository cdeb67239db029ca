import { toSubject } from '../../../../core/audit/subject';
import { newYearSchema } from '../../../../core/carbon/account/new-year.schema';
import type { CopyYearAnswer } from '../../../../core/contracts/ca-years';
import { lockWork } from '../../../lib/advisory-lock';
import { activityTable } from '../activities/repository';
import { recordInputChange, type Author } from '../records/changes';
import { copyActivities, copyDistributions, copySpendVolume } from './copy-year-repository';
import { requireValid } from '../records/errors';
import { distributionTable } from '../spend/distributions-repository';
import { spendVolumeTable } from '../spend/volumes-repository';

/**
 * Starts a year with the inputs of another: activities, spend volume, distribution with its suppliers. A part
 * that already has records stays unchanged, so that nothing is doubled or overwritten; the result counts what
 * was copied.
 */
export async function copyYear(author: Author, from: number, to: number): Promise<CopyYearAnswer['data']> {
  requireValid(newYearSchema, { year: to, from });
  const { tx, projectId, person } = author;
  // If two people copy at the same time, the second finds what the first has copied.
  await lockWork(tx, 'ca_copies', projectId);
  const copy = { projectId, from, to, person };
  const isEmpty = async (table: { count: typeof activityTable.count }) =>
    (await table.count(tx, projectId, to)) === 0;

  const activities = (await isEmpty(activityTable)) ? await copyActivities(tx, copy) : 0;
  const spendVolumes = (await isEmpty(spendVolumeTable)) ? await copySpendVolume(tx, copy) : 0;
  const { distributions, supplierInputs } = (await isEmpty(distributionTable))
    ? await copyDistributions(tx, copy)
    : { distributions: 0, supplierInputs: 0 };

  const copied = [
    ['activity', activities],
    ['spend', spendVolumes],
    ['spend-distribution', distributions],
    ['supplier-input', supplierInputs],
  ] as const;
  for (const [type, count] of copied)
    if (count > 0)
      await recordInputChange(author, {
        type,
        action: 'create',
        years: [to],
        subject: toSubject('copied', { type, count, from, to }),
      });
  return { activities, spendVolumes, distributions, supplierInputs };
}
