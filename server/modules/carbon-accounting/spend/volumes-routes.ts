import { toSubject } from '../../../../core/audit/subject';
import { readFigure } from '../../../../core/carbon/inputs/figures';
import { changeableValues, spendVolumeFields } from '../../../../core/carbon/inputs/input-fields';
import { spendVolumeId } from '../../../../core/carbon/inputs/record-ids';
import { spendVolumeSchema } from '../../../../core/carbon/inputs/spend-volume.schema';
import { RecordParams } from '../../../../core/contracts/ca-common';
import {
  CreateSpendVolumeBody,
  SpendVolumeAnswer,
  SpendVolumeList,
  UpdateSpendVolumeBody,
  type SpendVolume,
} from '../../../../core/contracts/ca-spend-volumes';
import { ProjectParams } from '../../../../core/contracts/common';
import { notFound } from '../../../lib/api-error';
import { changesBetween } from '../../../lib/audit/audit';
import type { Database } from '../../../lib/database';
import type { TypedApp } from '../../../lib/typed-app';
import { changed, lockForChange, type Author } from '../records/changes';
import { changedMeanwhile, requireValid, refuseYear } from '../records/errors';
import { findCurrency } from '../settings/settings';
import { authorOf, managing, recordPath, registerRecordRoutes } from '../records/record-routes';
import { readTurnover, requireTurnover } from './read-turnover';
import { spendVolumeTable } from './volumes-repository';

const name = 'ca-spend-volumes';
const subjectOf = ({ year }: SpendVolume) => toSubject('spendVolume', { year });
const figuresOf = (row: SpendVolume) => changeableValues(spendVolumeFields, row);
const kind = { table: spendVolumeTable, what: 'The spend volume' };

/** A company's turnover and the part of it spent on purchases. */
export function registerSpendVolumes(app: TypedApp, database: Database): void {
  registerRecordRoutes<SpendVolume, SpendVolume>(app, database, {
    ...kind,
    name,
    event: 'spend',
    schemas: { list: SpendVolumeList, answer: SpendVolumeAnswer },
    present: async (_db, _projectId, rows) => [...rows],
    yearOf: ({ year }) => year,
    subjectOf,
  });

  app.post(
    `${recordPath(name)}/create`,
    {
      config: managing,
      schema: { params: ProjectParams, body: CreateSpendVolumeBody, response: { 200: SpendVolumeAnswer } },
    },
    async (request) => ({ data: await create(authorOf(request), request.body.data) }),
  );

  app.put(
    `${recordPath(name)}/:id`,
    {
      config: managing,
      schema: { params: RecordParams, body: UpdateSpendVolumeBody, response: { 200: SpendVolumeAnswer } },
    },
    async (request) => ({ data: await update(authorOf(request), request.params.id, request.body.data) }),
  );
}

/** A year has one spend volume: a caller that has seen it changes it, any other gets it with 409. */
async function create(author: Author, body: CreateSpendVolumeBody['data']): Promise<SpendVolume> {
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
    return update(author, stored.id, data);
  }
  await changed(author, {
    type: 'spend',
    action: 'create',
    years: [row.year],
    id: row.id,
    subject: subjectOf(row),
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

async function update(author: Author, id: string, body: UpdateSpendVolumeBody['data']): Promise<SpendVolume> {
  const data = await inCurrency(author, body);
  const share = data.SpendShareOfTurnover === undefined ? undefined : readFigure(data.SpendShareOfTurnover);
  requireValid(spendVolumeSchema, { spendShareOfTurnover: share });
  const current = await lockForChange(author, kind, { id, version: data.version });
  const row = await spendVolumeTable.update(author.tx, author, {
    ...current,
    ...readTurnover(data, current.year),
    spendShareOfTurnover: share,
  });
  if (!row) throw notFound(kind.what);
  await changed(author, {
    type: 'spend',
    action: 'update',
    years: [row.year],
    id,
    subject: subjectOf(row),
    changes: changesBetween(figuresOf(current), figuresOf(row)),
  });
  return row;
}
