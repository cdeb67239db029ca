import {
  isProductIncomplete,
  productOf,
  type ProductOfInput,
} from '../../../../core/carbon/inputs/bought-product';
import { readFigure } from '../../../../core/carbon/inputs/figures';
import { changeableValues, supplierInputFields } from '../../../../core/carbon/inputs/input-fields';
import { purchaseSchema } from '../../../../core/carbon/inputs/purchase.schema';
import { distributionId } from '../../../../core/carbon/inputs/record-ids';
import { RecordParams } from '../../../../core/contracts/ca-common';
import {
  CreateSupplierInputBody,
  SupplierInputAnswer,
  SupplierInputList,
  UpdateSupplierInputBody,
  placeRequired,
  type SupplierInput,
} from '../../../../core/contracts/ca-supplier-inputs';
import { ProjectParams } from '../../../../core/contracts/common';
import { cleanText } from '../../../../core/registration/clean-text';
import { ApiError, notFound } from '../../../lib/api-error';
import { changesBetween } from '../../../lib/audit/audit';
import type { Database, Queryable } from '../../../lib/database';
import type { TypedApp } from '../../../lib/typed-app';
import { changed, lockForChange, type Author } from '../records/changes';
import { changedMeanwhile, refuseFault, requireValid, refuseYear } from '../records/errors';
import { authorOf, managing, recordPath, registerRecordRoutes } from '../records/record-routes';
import { checkCountry } from '../records/reference-data';
import { distributionTable } from '../spend/distributions-repository';
import { findUnassigned, supplierInputTable, type SupplierInputRow } from './repository';
import { findHomeCountry } from '../years/repository';

const name = 'ca-supplier-inputs';
const nameOf = ({ supplierId, supplierName }: SupplierInputRow) => supplierName || supplierId;
const subjectOf = (row: SupplierInputRow) => `${nameOf(row)}, ${row.recordYear}`;
const figuresOf = (row: SupplierInputRow) => changeableValues(supplierInputFields, row);
const kind = {
  table: supplierInputTable,
  what: 'The supplier input',
  present: async (_db: Queryable, _projectId: number, rows: readonly SupplierInputRow[]) => rows.map(present),
};
const distributionName = 'The spend distribution';

/** The suppliers that a sector's purchases came from. */
export function registerSupplierInputs(app: TypedApp, database: Database): void {
  registerRecordRoutes<SupplierInputRow, SupplierInput>(app, database, {
    ...kind,
    name,
    event: 'supplier-input',
    schemas: { list: SupplierInputList, answer: SupplierInputAnswer },
    yearOf: ({ recordYear }) => recordYear,
    subjectOf,
    orphans: { find: findUnassigned, nameOf },
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
  const product = productOf(given(data));
  requireValid(purchaseSchema, { shareOfSectorInput, ...withoutNulls(product) });
  if (isProductIncomplete(product)) refuseFault('PRODUCT_INCOMPLETE');
  const row = await supplierInputTable.insert(tx, author, {
    id: data.SupplierInputId,
    formerNumber: data.SnowflakeId,
    ...((await placeOf(author, data.DistributionId, data.Year)) ?? unassigned(data)),
    supplierId: numberOf(data.SupplierId),
    supplierName: cleanText(data.SupplierName ?? ''),
    countryCode: checkCountry(data.CountryCode ?? (await findHomeCountry(tx, projectId))),
    shareOfSectorInput,
    ...product,
  });
  if (!row) {
    const stored =
      data.SupplierInputId && (await supplierInputTable.lockOne(tx, projectId, data.SupplierInputId));
    throw changedMeanwhile(stored ? present(stored) : {});
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
  const changes = given(data);
  requireValid(purchaseSchema, { shareOfSectorInput: share, ...withoutNulls(changes) });
  const current = await lockForChange(author, kind, { id, version: data.version });
  const product = { ...productOf(current), ...changes };
  if (isProductIncomplete(product)) refuseFault('PRODUCT_INCOMPLETE');
  const place =
    data.DistributionId === undefined
      ? { distributionId: current.distributionId, recordYear: current.recordYear }
      : await placeOf(author, data.DistributionId, current.recordYear);
  if (!place) throw notFound(distributionName);
  const row = await supplierInputTable.update(author.tx, author, {
    id,
    ...place,
    supplierId: data.SupplierId && numberOf(data.SupplierId),
    supplierName: data.SupplierName && cleanText(data.SupplierName),
    countryCode: data.CountryCode === undefined ? undefined : checkCountry(data.CountryCode),
    shareOfSectorInput: share,
    ...product,
  });
  if (!row) throw notFound(kind.what);
  await changed(author, {
    type: 'supplier-input',
    action: 'update',
    years: [current.recordYear, place.recordYear],
    id,
    subject: subjectOf(row),
    changes: changesBetween(figuresOf(current), figuresOf(row)),
  });
  return present(row);
}

/** @throws ApiError 400 for a text of which nothing can be seen */
function numberOf(given: string): string {
  const number = cleanText(given);
  if (number === '') throw new ApiError(400, 'INVALID_INPUT', placeRequired);
  return number;
}

/** The product values in a body; null removes the product. */
function given(data: UpdateSupplierInputBody['data']): Partial<ProductOfInput> {
  const { ProductId, ProductName, ProductQuantity, ProductUnit, ProductShare } = data;
  return {
    ...(ProductId !== undefined && { productId: ProductId }),
    ...(ProductName !== undefined && { productName: ProductName }),
    ...(ProductQuantity !== undefined && { productQuantity: ProductQuantity }),
    ...(ProductUnit !== undefined && { productUnit: ProductUnit }),
    ...(ProductShare !== undefined && { productShare: ProductShare }),
  };
}

const withoutNulls = (product: Partial<ProductOfInput>) =>
  Object.fromEntries(Object.entries(product).filter(([, value]) => value !== null));

type Place = Pick<SupplierInputRow, 'distributionId' | 'recordYear'>;

/**
 * The distribution of an input: the one with this id. A distribution that a device created offline may be
 * stored under another id if a caller chose that: then the one of the same sector in `year`.
 * @throws ApiError 400 for a year without accounts
 */
async function placeOf(
  { tx, projectId }: Author,
  id: string,
  year: number | undefined,
): Promise<Place | undefined> {
  const named = await distributionTable.lockOne(tx, projectId, id);
  if (named) return { distributionId: id, recordYear: named.year };
  if (year === undefined) return undefined;
  refuseYear(year);
  const ofYear = await distributionTable.findAllOfYear(tx, projectId, year);
  const same = ofYear.find(({ scope3SectorId }) => distributionId(year, scope3SectorId) === id);
  return same && { distributionId: same.id, recordYear: year };
}

/** An input whose sector was removed keeps its year. @throws ApiError 404 if the year is missing */
function unassigned({ DistributionId, Year }: CreateSupplierInputBody['data']): Place {
  if (Year === undefined) throw notFound(distributionName);
  return { distributionId: DistributionId, recordYear: Year };
}
