import { toSubject } from '../../../../core/audit/subject';
import { distributionSchema } from '../../../../core/carbon/inputs/distribution.schema';
import { readFigure } from '../../../../core/carbon/inputs/figures';
import { distributionId } from '../../../../core/carbon/inputs/record-ids';
import { RecordParams } from '../../../../core/contracts/ca-common';
import {
  CreateSpendDistributionBody,
  SpendDistributionAnswer,
  SpendDistributionList,
  UpdateSpendDistributionBody,
  type SpendDistribution,
} from '../../../../core/contracts/ca-spend-distributions';
import { ProjectParams } from '../../../../core/contracts/common';
import { notFound } from '../../../lib/api-error';
import { changesBetween } from '../../../lib/audit/audit';
import type { Database } from '../../../lib/database';
import type { TypedApp } from '../../../lib/typed-app';
import { changed, lockForChange, type Author } from '../records/changes';
import { changedMeanwhile, requireValid, refuseYear } from '../records/errors';
import { authorOf, managing, recordPath, registerRecordRoutes } from '../records/record-routes';
import { checkSector, sectorById } from '../records/reference-data';
import { distributionTable, findUnknownSectors } from './distributions-repository';

const name = 'ca-spend-distributions';
const subjectOf = ({ scope3SectorId, year }: SpendDistribution) =>
  toSubject('distribution', { sector: sectorById(scope3SectorId)?.code ?? scope3SectorId, year });
const kind = { table: distributionTable, what: 'The spend distribution' };

/** The sectors that a company's purchases of a year went to. */
export function registerSpendDistributions(app: TypedApp, database: Database): void {
  registerRecordRoutes<SpendDistribution, SpendDistribution>(app, database, {
    ...kind,
    name,
    event: 'spend-distribution',
    schemas: { list: SpendDistributionList, answer: SpendDistributionAnswer },
    present: async (_db, _projectId, rows) => [...rows],
    yearOf: ({ year }) => year,
    subjectOf,
    orphans: { find: findUnknownSectors, nameOf: ({ scope3SectorId }) => String(scope3SectorId) },
  });

  app.post(
    `${recordPath(name)}/create`,
    {
      config: managing,
      schema: {
        params: ProjectParams,
        body: CreateSpendDistributionBody,
        response: { 200: SpendDistributionAnswer },
      },
    },
    async (request) => ({ data: await create(authorOf(request), request.body.data) }),
  );

  app.put(
    `${recordPath(name)}/:id`,
    {
      config: managing,
      schema: {
        params: RecordParams,
        body: UpdateSpendDistributionBody,
        response: { 200: SpendDistributionAnswer },
      },
    },
    async (request) => ({ data: await update(authorOf(request), request.params.id, request.body.data) }),
  );
}

/** A sector has one share per year: a caller that has seen it changes it, any other gets it with 409. */
async function create(author: Author, data: CreateSpendDistributionBody['data']): Promise<SpendDistribution> {
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
    return update(author, stored.id, data);
  }
  await changed(author, {
    type: 'spend-distribution',
    action: 'create',
    years: [year],
    id: row.id,
    subject: subjectOf(row),
    changes: changesBetween({}, { shareOfInput }),
  });
  return row;
}

async function update(
  author: Author,
  id: string,
  { ShareOfInput, version }: UpdateSpendDistributionBody['data'],
): Promise<SpendDistribution> {
  const shareOfInput = readFigure(ShareOfInput);
  requireValid(distributionSchema, { shareOfInput });
  const current = await lockForChange(author, kind, { id, version });
  const row = await distributionTable.update(author.tx, author, { id, shareOfInput });
  if (!row) throw notFound(kind.what);
  await changed(author, {
    type: 'spend-distribution',
    action: 'update',
    years: [row.year],
    id,
    subject: subjectOf(row),
    changes: changesBetween({ shareOfInput: current.shareOfInput }, { shareOfInput }),
  });
  return row;
}
