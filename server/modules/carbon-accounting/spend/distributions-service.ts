import { toSubject } from '../../../../core/audit/subject';
import { distributionSchema } from '../../../../core/carbon/inputs/distribution.schema';
import { readFigure } from '../../../../core/carbon/inputs/figures';
import { distributionId } from '../../../../core/carbon/inputs/record-ids';
import type {
  CreateSpendDistributionBody,
  SpendDistribution,
  UpdateSpendDistributionBody,
} from '../../../../core/contracts/ca-spend-distributions';
import { notFound } from '../../../lib/api-error';
import { changesBetween } from '../../../lib/audit/audit';
import { recordInputChange, lockForChange, type Author } from '../records/changes';
import { changedMeanwhile, requireValid, refuseYear } from '../records/errors';
import { checkSector, sectorById } from '../records/reference-data';
import { distributionTable } from './distributions-repository';

export const subjectOfDistribution = ({ scope3SectorId, year }: SpendDistribution) =>
  toSubject('distribution', { sector: sectorById(scope3SectorId)?.code ?? scope3SectorId, year });
export const distributionKind = { table: distributionTable, what: 'The spend distribution' };

/**
 * A sector has one share per year: a caller that has seen it changes it.
 * @throws ApiError 400 for figures that break a rule; 409 with the stored share for a caller that has not seen it
 */
export async function createDistribution(
  author: Author,
  data: CreateSpendDistributionBody['data'],
): Promise<SpendDistribution> {
  const { Year: year, Scope3SectorId: scope3SectorId } = data;
  refuseYear(year);
  checkSector(scope3SectorId);
  const shareOfInput = readFigure(data.ShareOfInput);
  requireValid(distributionSchema, { shareOfInput });
  const { tx, projectId } = author;
  const row = await distributionTable.insert(tx, author, {
    id: data.DistributionId ?? distributionId(year, scope3SectorId),
    year,
    scope3SectorId,
    shareOfInput,
  });
  if (!row) {
    const ofYear = await distributionTable.findAllOfYear(tx, projectId, year);
    const stored = ofYear.find((distribution) => distribution.scope3SectorId === scope3SectorId);
    if (!stored || stored.version !== data.version) throw changedMeanwhile(stored ?? {});
    return updateDistribution(author, stored.id, data);
  }
  await recordInputChange(author, {
    type: 'spend-distribution',
    action: 'create',
    years: [year],
    record: row,
    subject: subjectOfDistribution(row),
    changes: changesBetween({}, { shareOfInput }),
  });
  return row;
}

/** @throws ApiError 400, 404, 409 STALE_VERSION */
export async function updateDistribution(
  author: Author,
  id: string,
  { ShareOfInput, version }: UpdateSpendDistributionBody['data'],
): Promise<SpendDistribution> {
  const shareOfInput = readFigure(ShareOfInput);
  requireValid(distributionSchema, { shareOfInput });
  const current = await lockForChange(author, distributionKind, { id, version });
  const row = await distributionTable.update(author.tx, author, { id, shareOfInput });
  if (!row) throw notFound(distributionKind.what);
  await recordInputChange(author, {
    type: 'spend-distribution',
    action: 'update',
    years: [row.year],
    record: row,
    subject: subjectOfDistribution(row),
    changes: changesBetween({ shareOfInput: current.shareOfInput }, { shareOfInput }),
  });
  return row;
}
