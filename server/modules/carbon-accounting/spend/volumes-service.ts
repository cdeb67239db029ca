import { toSubject } from '../../../../core/audit/subject';
import { readFigure } from '../../../../core/carbon/inputs/figures';
import { changeableValues, spendVolumeFields } from '../../../../core/carbon/inputs/input-fields';
import { spendVolumeId } from '../../../../core/carbon/inputs/record-ids';
import { spendVolumeSchema } from '../../../../core/carbon/inputs/spend-volume.schema';
import type {
  CreateSpendVolumeBody,
  SpendVolume,
  UpdateSpendVolumeBody,
} from '../../../../core/contracts/ca-spend-volumes';
import { notFound } from '../../../lib/api-error';
import { changesBetween } from '../../../lib/audit/audit';
import { recordInputChange, lockForChange, type Author } from '../records/changes';
import { changedMeanwhile, requireValid, refuseYear } from '../records/errors';
import { findCurrency } from '../settings/service';
import { readTurnover, requireTurnover } from './read-turnover';
import { spendVolumeTable } from './volumes-repository';

export const subjectOfVolume = ({ year }: SpendVolume) => toSubject('spendVolume', { year });
const figuresOf = (row: SpendVolume) => changeableValues(spendVolumeFields, row);
export const volumeKind = { table: spendVolumeTable, what: 'The spend volume' };

/**
 * A year has one spend volume: a caller that has seen it changes it.
 * @throws ApiError 400 for figures that break a rule; 409 with the stored volume for a caller that has not seen it
 */
export async function createVolume(
  author: Author,
  body: CreateSpendVolumeBody['data'],
): Promise<SpendVolume> {
  refuseYear(body.Year);
  const { tx, projectId } = author;
  const data = await inCurrency(author, body);
  const figures = {
    ...requireTurnover(data, data.Year),
    spendShareOfTurnover: readFigure(data.SpendShareOfTurnover),
  };
  requireValid(spendVolumeSchema, figures);
  const row = await spendVolumeTable.insert(tx, author, {
    id: data.SpendVolumeId ?? spendVolumeId(data.Year),
    year: data.Year,
    ...figures,
  });
  if (!row) {
    const [stored] = await spendVolumeTable.findAllOfYear(tx, projectId, data.Year);
    if (!stored || stored.version !== data.version) throw changedMeanwhile(stored ?? {});
    return updateVolume(author, stored.id, data);
  }
  await recordInputChange(author, {
    type: 'spend',
    action: 'create',
    years: [row.year],
    record: row,
    subject: subjectOfVolume(row),
    changes: changesBetween({}, figuresOf(row)),
  });
  return row;
}

/** A turnover without a currency is in the currency of the project's books. */
async function inCurrency<Body extends UpdateSpendVolumeBody['data']>(
  { tx, projectId }: Author,
  body: Body,
): Promise<Body> {
  if (body.TurnoverInThsd === undefined || body.Currency !== undefined) return body;
  return { ...body, Currency: await findCurrency(tx, projectId) };
}

/** Members that are left out stay unchanged. @throws ApiError 400, 404, 409 STALE_VERSION */
export async function updateVolume(
  author: Author,
  id: string,
  body: UpdateSpendVolumeBody['data'],
): Promise<SpendVolume> {
  const data = await inCurrency(author, body);
  const share = data.SpendShareOfTurnover === undefined ? undefined : readFigure(data.SpendShareOfTurnover);
  requireValid(spendVolumeSchema, { spendShareOfTurnover: share });
  const current = await lockForChange(author, volumeKind, { id, version: data.version });
  const row = await spendVolumeTable.update(author.tx, author, {
    ...current,
    ...readTurnover(data, current.year),
    spendShareOfTurnover: share,
  });
  if (!row) throw notFound(volumeKind.what);
  await recordInputChange(author, {
    type: 'spend',
    action: 'update',
    years: [row.year],
    record: row,
    subject: subjectOfVolume(row),
    changes: changesBetween(figuresOf(current), figuresOf(row)),
  });
  return row;
}
