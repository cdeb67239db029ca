import { randomUUID } from 'node:crypto';
import type { PageQuery } from '../../../core/contracts/common';
import type {
  ChangeProductBody,
  CreateProductBody,
  Product,
  ProductList,
} from '../../../core/contracts/ca-products';
import { maxLines } from '../../../core/terms/product-terms';
import { ApiError, notFound } from '../../lib/api-error';
import type { Author } from '../../lib/audit/record-change';
import type { Queryable } from '../../lib/database';
import { pageOf, rangeOf } from '../../lib/paging';
import { refusal, refuseCountry, refuseLines, refuseValues } from './checks';
import {
  audited,
  cleaned,
  cleanedLine,
  recordProductChange,
  valuesOf,
  withChanges,
  type Changes,
} from './changes';
import { present } from './present';
import { refuseNotOffered } from './received';
import { isReleased } from './releases-repository';
import * as repository from './repository';
import type { StoredProduct } from './repository';
import { loadContext, type ProductSources } from './sources';

const what = 'The product';

/** A page of the products of a company, by name, each with its lines and results. */
export async function listProducts(
  db: Queryable,
  projectId: number,
  query: PageQuery,
  sources: ProductSources,
): Promise<ProductList> {
  const total = await repository.countProducts(db, projectId);
  const products = await repository.findProducts(db, projectId, rangeOf(query));
  return {
    data: await present(db, projectId, products, sources),
    meta: { pagination: pageOf(query, total) },
  };
}

/** @throws ApiError 404 */
export async function getProduct(
  db: Queryable,
  projectId: number,
  id: string,
  sources: ProductSources,
): Promise<Product> {
  const stored = await repository.findProductsById(db, projectId, [id]);
  const [product] = await present(db, projectId, stored, sources);
  if (!product) throw notFound(what);
  return product;
}

/** @throws ApiError 400; 409 ID_TAKEN */
export async function createProduct(
  tx: Queryable,
  author: Author,
  { data: { id = randomUUID(), ...given } }: CreateProductBody,
  sources: ProductSources,
): Promise<Product> {
  const values = cleaned(given);
  refuseValues(values, sources.isCountry);
  if (!(await repository.insertProduct(tx, author.projectId, { id, values })))
    throw new ApiError(409, 'ID_TAKEN', 'There is a product with this id already.');
  await recordProductChange(tx, author, {
    action: 'create',
    id,
    name: values.name,
    before: {},
    after: values,
  });
  return getProduct(tx, author.projectId, id, sources);
}

/**
 * Changes values and lines of a product; returns the whole product.
 * @throws ApiError 404; 400 with the fault of a value or a line; 409 NOT_OFFERED; 409 STALE_VERSION, with the
 * current product as details, when a colleague has changed or removed the same since `version`; 409 LINES_MANY
 */
export async function changeProduct(
  tx: Queryable,
  author: Author,
  id: string,
  { data: { removed = [], replaced = [], version = Infinity, ...data } }: ChangeProductBody,
  sources: ProductSources,
): Promise<Product> {
  const { projectId } = author;
  const given = data.values && cleaned(data.values);
  const lines = (data.lines ?? []).map(cleanedLine);
  const before = await repository.lockProduct(tx, projectId, id);
  if (!before) throw notFound(what);
  const touched = new Set([...lines.map((line) => line.id), ...removed]);
  const isGone = (lineId: string) => before.lines.every((line) => line.id !== lineId);
  const isStale =
    (given !== undefined && before.valuesVersion > version) ||
    before.lines.some((line) => touched.has(line.id) && line.version > version) ||
    (before.version > version && replaced.some(isGone));
  if (isStale)
    throw new ApiError(
      409,
      'STALE_VERSION',
      'A colleague has changed the same meanwhile; look at it and decide which one counts.',
      await getProduct(tx, projectId, id, sources),
    );
  const after = withChanges(before, { values: given, lines, removed });
  await refuseNotOffered(tx, projectId, before, lines);
  await refuseWrong(tx, projectId, after, { values: given, lines }, sources);
  await repository.saveChanges(tx, projectId, {
    id,
    values: given && valuesOf(after),
    lines,
    removed,
    version: after.version,
  });
  await recordProductChange(tx, author, {
    action: 'update',
    id,
    name: after.name,
    before: audited(before, touched),
    after: audited(after, touched),
  });
  return getProduct(tx, projectId, id, sources);
}

/** @throws ApiError 404; 409 STALE_VERSION; 409 PRODUCT_RELEASED; 409 PART_IN_USE with the names of the products that contain it */
export async function removeProduct(
  tx: Queryable,
  author: Author,
  { id, version }: { id: string; version: number | undefined },
  sources: ProductSources,
): Promise<void> {
  const { projectId } = author;
  const before = await repository.lockProduct(tx, projectId, id);
  if (!before) throw notFound(what);
  if (version !== undefined && version !== before.version)
    throw new ApiError(
      409,
      'STALE_VERSION',
      'This product was changed meanwhile; look at its current state and decide again.',
      await getProduct(tx, projectId, id, sources),
    );
  if (await isReleased(tx, projectId, id))
    throw new ApiError(
      409,
      'PRODUCT_RELEASED',
      'The product stays: releases of it may have been handed over.',
    );
  const wholes = await repository.findWholes(tx, projectId, id);
  if (wholes.length > 0)
    throw new ApiError(
      409,
      'PART_IN_USE',
      `The product is a part of ${wholes.join(', ')}; take it out there first.`,
      { products: wholes },
    );
  await repository.deleteProduct(tx, projectId, id);
  await recordProductChange(tx, author, { action: 'delete', id, name: before.name, before: {}, after: {} });
}

async function refuseWrong(
  tx: Queryable,
  projectId: number,
  after: StoredProduct,
  { values, lines }: Changes,
  sources: ProductSources,
): Promise<void> {
  if (values) refuseValues(valuesOf(after), sources.isCountry);
  if (after.lines.length > maxLines)
    throw new ApiError(409, 'LINES_MANY', `A product has at most ${maxLines} lines.`);
  for (const { origin } of lines) if ('country' in origin) refuseCountry(origin.country, sources.isCountry);
  const context = await loadContext(tx, projectId, [after], sources);
  refuseLines(after, new Set(lines.map(({ id }) => id)), context);
  if (lines.some(({ origin }) => origin.basis === 'product')) {
    const wholes = await repository.findWholes(tx, projectId, after.id);
    if (wholes.length > 0) throw refusal('NESTED_TOO_DEEP', { products: wholes });
  }
}
