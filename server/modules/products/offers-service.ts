import type { PageQuery } from '../../../core/contracts/common';
import type {
  CustomerOfferBody,
  OfferedProductList,
  ProductCustomer,
} from '../../../core/contracts/ca-offered-products';
import { isSame } from '../../../core/compare/is-same';
import type { ProductRelease } from '../../../core/contracts/ca-product-releases';
import { cleanText } from '../../../core/registration/clean-text';
import { ApiError, notFound } from '../../lib/api-error';
import type { Author } from '../../lib/audit/record-change';
import type { Queryable } from '../../lib/database';
import { publish } from '../../lib/events';
import { notify } from '../../lib/notifications/notify';
import { pageOf, rangeOf } from '../../lib/paging';
import { findLinkingIds } from '../../lib/linkings';
import { recordOffer } from './changes';
import * as repository from './offers-repository';
import { findReleases } from './releases-repository';

/** The purchases of those who read footprints. */
export interface Purchases {
  /** A company's offer has changed: of one product, or of all. */
  flagForOffers(
    tx: Queryable,
    of: { customerId: number; companyId: number; productId?: string | undefined },
  ): Promise<void>;
}

interface Place {
  productId: string;
  customerId: number;
}

/**
 * Offers the newest release of a product to a customer, replaced by each later one, or withdraws it
 * immediately. The customer's own part number belongs to the offer, and can be changed later. Repeating the
 * current choice changes nothing.
 * @throws ApiError 404 for a company none of whose requests is accepted; 422 NOT_RELEASED; 409 FIGURE_CHANGED
 * if there is a newer release than the one the caller saw
 */
export async function setOffer(
  tx: Queryable,
  author: Author,
  { productId, customerId }: Place,
  { isOffered, seenRelease, customerPartNumber }: CustomerOfferBody['data'],
  purchases: Purchases,
): Promise<ProductCustomer> {
  const { projectId } = author;
  const place = { projectId, productId, customerId };
  const before = (await repository.lockCustomer(tx, place)) ? await findCustomer(tx, place) : undefined;
  if (!before) throw notFound('The customer');
  const was = { isOffered: before.offeredAt !== null, customerPartNumber: before.customerPartNumber };
  const number = cleanText(customerPartNumber ?? was.customerPartNumber);
  const is = { isOffered, customerPartNumber: isOffered ? number : '' };
  if (isSame(was, is)) return before;
  const isNew = isOffered && !was.isOffered;
  const newest = await findSeenRelease(tx, place, isNew ? seenRelease : undefined);
  if (isOffered) await repository.saveOffer(tx, { ...place, ...is });
  else await repository.deleteOffers(tx, place);
  await notifyCustomer(tx, customerId, await findLinkingIds(tx, place));
  if (is.isOffered !== was.isOffered)
    await purchases.flagForOffers(tx, { customerId, companyId: projectId, productId });
  const { name } = newest.values;
  await recordOffer(tx, author, { productId, name, customer: before.name, was, is });
  return (await findCustomer(tx, place)) ?? before;
}

/**
 * The newest release of a product, which must be the one the caller saw, if given.
 * @throws ApiError 422 NOT_RELEASED; 409 FIGURE_CHANGED
 */
export async function findSeenRelease(
  tx: Queryable,
  { projectId, productId }: { projectId: number; productId: string },
  seenRelease: string | undefined,
): Promise<ProductRelease> {
  const [newest] = await findReleases(tx, projectId, productId);
  if (!newest)
    throw new ApiError(422, 'NOT_RELEASED', 'Release the product first; then there is something to offer.');
  if (seenRelease !== undefined && seenRelease !== newest.id)
    throw new ApiError(409, 'FIGURE_CHANGED', 'There is a newer release by now. Look at it, then offer it.');
  return newest;
}

async function findCustomer(
  tx: Queryable,
  { customerId, ...product }: Place & { projectId: number },
): Promise<ProductCustomer | undefined> {
  const customers = await repository.findCustomers(tx, product);
  return customers.find((each) => each.customerId === customerId);
}

/** Notifies the readers of a product of a newer release. */
export async function notifyReaders(
  tx: Queryable,
  product: { projectId: number; productId: string },
  purchases: Purchases,
): Promise<void> {
  const { projectId: companyId, productId } = product;
  for (const { customerId, linkingIds } of await repository.findReaders(tx, product)) {
    await notifyCustomer(tx, customerId, linkingIds);
    await purchases.flagForOffers(tx, { customerId, companyId, productId });
    await notify(tx, { projectId: customerId, event: 'newerFigures', from: companyId });
  }
}

/** Withdraws everything offered to a customer. */
export async function stopOffering(
  tx: Queryable,
  pair: { projectId: number; customerId: number },
  purchases: Purchases,
): Promise<void> {
  if ((await repository.deleteOffers(tx, pair)) === 0) return;
  const { customerId, projectId: companyId } = pair;
  await notifyCustomer(tx, customerId, await findLinkingIds(tx, pair));
  await purchases.flagForOffers(tx, { customerId, companyId });
}

async function notifyCustomer(
  tx: Queryable,
  customerId: number,
  linkingIds: readonly string[],
): Promise<void> {
  await publish(tx, { type: 'product', action: 'update', projectId: customerId });
  for (const linkingId of linkingIds)
    await publish(tx, { type: 'supplychain-supplier', action: 'update', projectId: customerId, linkingId });
}

/** A page of what suppliers offer to a company. */
export async function listOffered(
  db: Queryable,
  customerId: number,
  query: PageQuery,
): Promise<OfferedProductList> {
  const total = await repository.countOffered(db, customerId);
  const data = await repository.findOffered(db, { customerId, ...rangeOf(query) });
  return { data, meta: { pagination: pageOf(query, total) } };
}
