import { toSubject } from '../../../core/audit/subject';
import type { PageQuery } from '../../../core/contracts/common';
import type {
  OfferBody,
  OfferedProductList,
  ProductCustomer,
} from '../../../core/contracts/ca-offered-products';
import { ApiError, notFound } from '../../lib/api-error';
import { audit } from '../../lib/audit/audit';
import type { Queryable } from '../../lib/database';
import { publish } from '../../lib/events';
import { pageOf } from '../../lib/paging';
import type { Author } from './changes';
import * as repository from './offers-repository';
import { findReleases } from './releases-repository';

interface Place {
  productId: string;
  customerId: number;
}

/**
 * Offers the newest release of a product to a customer, and each later one in its place, or takes it back at once.
 * What stands already changes nothing.
 * @throws ApiError 404 for a company none of whose requests is accepted; 422 NOT_RELEASED; 409 FIGURE_CHANGED where a
 *   newer release than the one that was seen is there
 */
export async function setOffer(
  tx: Queryable,
  { projectId, email }: Author,
  { productId, customerId }: Place,
  { isOffered, seenRelease }: OfferBody['data'],
): Promise<ProductCustomer> {
  const place = { projectId, productId, customerId };
  const before = (await repository.lockCustomer(tx, place)) ? await findCustomer(tx, place) : undefined;
  if (!before) throw notFound('The customer');
  if (isOffered === (before.offeredAt !== null)) return before;
  const [newest] = await findReleases(tx, projectId, productId);
  if (!newest)
    throw new ApiError(422, 'NOT_RELEASED', 'Release the product first; then there is something to offer.');
  if (isOffered && seenRelease !== undefined && seenRelease !== newest.id)
    throw new ApiError(409, 'FIGURE_CHANGED', 'There is a newer release by now. Look at it, then offer it.');
  if (isOffered) await repository.insertOffer(tx, place);
  else await repository.deleteOffers(tx, place);
  await tellCustomer(tx, customerId, await repository.findLinkingIds(tx, place));
  await publish(tx, { type: 'product', action: 'update', projectId, data: { id: productId } });
  await audit(tx, {
    projectId,
    actor: email,
    area: 'carbon-accounting',
    action: 'update',
    subject: toSubject('productOffer', { name: newest.values.name, customer: before.name }),
    changes: [{ field: 'isOffered', from: !isOffered, to: isOffered }],
  });
  return (await findCustomer(tx, place)) ?? before;
}

async function findCustomer(
  tx: Queryable,
  { customerId, ...product }: Place & { projectId: number },
): Promise<ProductCustomer | undefined> {
  const customers = await repository.findCustomers(tx, product);
  return customers.find((each) => each.customerId === customerId);
}

/** Tells those who read a product that there is a newer release of it. */
export async function tellReaders(
  tx: Queryable,
  product: { projectId: number; productId: string },
): Promise<void> {
  for (const { customerId, linkingIds } of await repository.findReaders(tx, product))
    await tellCustomer(tx, customerId, linkingIds);
}

/** Takes back all that is offered to a customer. */
export async function stopOffering(
  tx: Queryable,
  pair: { projectId: number; customerId: number },
): Promise<void> {
  if ((await repository.deleteOffers(tx, pair)) === 0) return;
  await tellCustomer(tx, pair.customerId, await repository.findLinkingIds(tx, pair));
}

async function tellCustomer(tx: Queryable, customerId: number, linkingIds: readonly string[]): Promise<void> {
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
  const { page, pageSize } = query;
  const total = await repository.countOffered(db, customerId);
  const data = await repository.findOffered(db, {
    customerId,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { data, meta: { pagination: pageOf(query, total) } };
}
