import {
  isProductIncomplete,
  productOf,
  type ProductOfInput,
} from '../../../../core/carbon/inputs/bought-product';
import { readFigure } from '../../../../core/carbon/inputs/figures';
import { changeableValues, supplierInputFields } from '../../../../core/carbon/inputs/input-fields';
import { purchaseSchema } from '../../../../core/carbon/inputs/purchase.schema';
import { distributionId } from '../../../../core/carbon/inputs/record-ids';
import {
  placeRequired,
  type CreateSupplierInputBody,
  type SupplierInput,
  type UpdateSupplierInputBody,
} from '../../../../core/contracts/ca-supplier-inputs';
import { cleanText } from '../../../../core/registration/clean-text';
import { ApiError, notFound } from '../../../lib/api-error';
import { changesBetween } from '../../../lib/audit/audit';
import type { Queryable } from '../../../lib/database';
import { recordInputChange, lockForChange, type Author } from '../records/changes';
import { changedMeanwhile, refuseFault, requireValid, refuseYear } from '../records/errors';
import { checkCountry } from '../records/reference-data';
import { distributionTable } from '../spend/distributions-repository';
import { supplierInputTable, type SupplierInputRow } from './repository';
import { findHomeCountry } from '../years/repository';

export const nameOfSupplier = ({ supplierId, supplierName }: SupplierInputRow) => supplierName || supplierId;
export const subjectOfInput = (row: SupplierInputRow) => `${nameOfSupplier(row)}, ${row.recordYear}`;
const figuresOf = (row: SupplierInputRow) => changeableValues(supplierInputFields, row);
const present = ({ recordYear: _recordYear, ...wire }: SupplierInputRow): SupplierInput => wire;

export const supplierInputKind = {
  table: supplierInputTable,
  what: 'The supplier input',
  present: async (_db: Queryable, _projectId: number, rows: readonly SupplierInputRow[]) => rows.map(present),
};
const distributionName = 'The spend distribution';

/** @throws ApiError 400 for figures that break a rule; 404 without its distribution; 409 for an id that is used */
export async function createInput(
  author: Author,
  data: CreateSupplierInputBody['data'],
): Promise<SupplierInput> {
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
  await recordInputChange(author, {
    type: 'supplier-input',
    action: 'create',
    years: [row.recordYear],
    record: row,
    subject: subjectOfInput(row),
    changes: changesBetween({}, figuresOf(row)),
  });
  return present(row);
}

/** Members that are left out stay unchanged. @throws ApiError 400, 404, 409 STALE_VERSION */
export async function updateInput(
  author: Author,
  id: string,
  data: UpdateSupplierInputBody['data'],
): Promise<SupplierInput> {
  const share = data.ShareOfSectorInput === undefined ? undefined : readFigure(data.ShareOfSectorInput);
  const changes = given(data);
  requireValid(purchaseSchema, { shareOfSectorInput: share, ...withoutNulls(changes) });
  const current = await lockForChange(author, supplierInputKind, { id, version: data.version });
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
  if (!row) throw notFound(supplierInputKind.what);
  await recordInputChange(author, {
    type: 'supplier-input',
    action: 'update',
    years: [current.recordYear, place.recordYear],
    record: row,
    subject: subjectOfInput(row),
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
