import { readFigure, shareOfSectorInputFault } from '../../../core/carbon/figures';
import { RecordParams } from '../../../core/contracts/ca-common';
import {
  CreateSupplierInputBody,
  SupplierInputAnswer,
  SupplierInputList,
  UpdateSupplierInputBody,
  type SupplierInput,
} from '../../../core/contracts/ca-supplier-inputs';
import { ProjectParams } from '../../../core/contracts/common';
import { notFound } from '../../plugins/api-error';
import { changesBetween } from '../../plugins/audit/audit';
import type { Database } from '../../plugins/database';
import type { TypedApp } from '../../plugins/typed-app';
import { changed, lockForChange, type Author } from './changes';
import { changedMeanwhile, refuseFaults, refuseYear } from './errors';
import { authorOf, managing, recordPath, registerRecordRoutes } from './record-routes';
import { checkCountry } from './reference-data';
import { distributionTable } from './spend-distributions-repository';
import {
  insertSupplierInput,
  removeUnassigned,
  supplierInputTable,
  updateSupplierInputRow,
  type SupplierInputRow,
} from './supplier-inputs-repository';
import { findHomeCountry } from './years-repository';

const name = 'ca-supplier-inputs';
const subjectOf = ({ supplierId, supplierName, recordYear }: SupplierInputRow) =>
  `${supplierName || supplierId}, ${recordYear}`;
const figuresOf = (row: SupplierInputRow) => ({
  distributionId: row.distributionId,
  supplierId: row.supplierId,
  supplierName: row.supplierName,
  countryCode: row.countryCode,
  shareOfSectorInput: row.shareOfSectorInput,
});
const kind = { table: supplierInputTable, what: 'The supplier input' };

/** Which suppliers a sector's purchases came from. */
export function registerSupplierInputs(app: TypedApp, database: Database): void {
  registerRecordRoutes<SupplierInputRow, SupplierInput>(app, database, {
    ...kind,
    name,
    event: 'supplier-input',
    schemas: { list: SupplierInputList, answer: SupplierInputAnswer },
    present: async (_db, _projectId, rows) => rows.map(present),
    yearOf: ({ recordYear }) => recordYear,
    subjectOf,
    cleanUp: removeUnassigned,
  });

  app.post(
    `${recordPath(name)}/create`,
    {
      config: managing,
      schema: {
        params: ProjectParams,
        body: CreateSupplierInputBody,
        response: { 200: SupplierInputAnswer },
      },
    },
    async (request) => ({ data: await create(authorOf(request), request.body.data) }),
  );

  app.put(
    `${recordPath(name)}/:id`,
    {
      config: managing,
      schema: { params: RecordParams, body: UpdateSupplierInputBody, response: { 200: SupplierInputAnswer } },
    },
    async (request) => ({ data: await update(authorOf(request), request.params.id, request.body.data) }),
  );
}

const present = ({ recordYear: _recordYear, ...wire }: SupplierInputRow): SupplierInput => wire;

async function create(author: Author, data: CreateSupplierInputBody['data']): Promise<SupplierInput> {
  const { tx, projectId } = author;
  const shareOfSectorInput = readFigure(data.ShareOfSectorInput);
  refuseFaults(shareOfSectorInputFault(shareOfSectorInput));
  const row = await insertSupplierInput(tx, projectId, {
    id: data.SupplierInputId,
    distributionId: data.DistributionId,
    year: await yearOfDistribution(author, data.DistributionId, data.Year),
    supplierId: data.SupplierId,
    supplierName: data.SupplierName ?? '',
    countryCode: checkCountry(data.CountryCode ?? (await findHomeCountry(tx, projectId))),
    shareOfSectorInput,
  });
  if (!row) {
    const standing =
      data.SupplierInputId && (await supplierInputTable.lockOne(tx, projectId, data.SupplierInputId));
    throw changedMeanwhile(standing ? present(standing) : {});
  }
  await changed(author, {
    type: 'supplier-input',
    action: 'create',
    years: [row.recordYear],
    id: row.id,
    subject: subjectOf(row),
    changes: changesBetween({}, figuresOf(row)),
  });
  return present(row);
}

async function update(
  author: Author,
  id: string,
  data: UpdateSupplierInputBody['data'],
): Promise<SupplierInput> {
  const share = data.ShareOfSectorInput === undefined ? undefined : readFigure(data.ShareOfSectorInput);
  refuseFaults(shareOfSectorInputFault(share ?? 0));
  const current = await lockForChange(author, kind, { id, version: data.version });
  const year =
    data.DistributionId === undefined
      ? current.recordYear
      : await yearOfDistribution(author, data.DistributionId);
  const row = await updateSupplierInputRow(author.tx, author.projectId, {
    id,
    distributionId: data.DistributionId ?? current.distributionId,
    year,
    supplierId: data.SupplierId ?? current.supplierId,
    supplierName: data.SupplierName ?? current.supplierName,
    countryCode: data.CountryCode === undefined ? current.countryCode : checkCountry(data.CountryCode),
    shareOfSectorInput: share ?? current.shareOfSectorInput,
  });
  if (!row) throw notFound(kind.what);
  await changed(author, {
    type: 'supplier-input',
    action: 'update',
    years: [current.recordYear, year],
    id,
    subject: subjectOf(row),
    changes: changesBetween(figuresOf(current), figuresOf(row)),
  });
  return present(row);
}

/** `otherwise` for an input whose sector is gone. @throws ApiError 404 */
async function yearOfDistribution(
  { tx, projectId }: Author,
  distributionId: string,
  otherwise?: number,
): Promise<number> {
  const distribution = await distributionTable.lockOne(tx, projectId, distributionId);
  if (distribution) return distribution.year;
  if (otherwise === undefined) throw notFound('The spend distribution');
  refuseYear(otherwise);
  return otherwise;
}
