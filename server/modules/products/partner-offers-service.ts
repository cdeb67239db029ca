import type { OfferBody } from '../../../core/contracts/ca-offered-products';
import type { ProductPartner } from '../../../core/contracts/exchange-partners';
import { notFound } from '../../lib/api-error';
import type { Author } from '../../lib/audit/record-change';
import type { Queryable } from '../../lib/database';
import { publish } from '../../lib/events';
import { recordOffer } from './changes';
import { findSeenRelease } from './offers-service';
import * as repository from './partner-offers-repository';

interface Place {
  productId: string;
  partnerId: string;
}

/**
 * Offers the newest release of a product to a partner in another system, replaced by each later one, or
 * withdraws it immediately. Repeating the current choice changes nothing.
 * @throws ApiError 404; 422 NOT_RELEASED; 409 FIGURE_CHANGED
 */
export async function setPartnerOffer(
  tx: Queryable,
  author: Author,
  { productId, partnerId }: Place,
  { isOffered, seenRelease }: OfferBody['data'],
): Promise<ProductPartner> {
  const { projectId } = author;
  const place = { projectId, productId, partnerId };
  const before = (await repository.lockPartner(tx, place)) ? await findPartner(tx, place) : undefined;
  if (!before) throw notFound('The partner');
  if (isOffered === (before.offeredAt !== null)) return before;
  const newest = await findSeenRelease(tx, place, isOffered ? seenRelease : undefined);
  if (isOffered) await repository.insertPartnerOffer(tx, place);
  else await repository.deletePartnerOffer(tx, place);
  await publish(tx, { type: 'exchange-partner', action: 'update', projectId, data: { id: partnerId } });
  const { name } = newest.values;
  const [was, is] = [{ isOffered: !isOffered }, { isOffered }];
  await recordOffer(tx, author, { productId, name, customer: before.name, was, is });
  return (await findPartner(tx, place)) ?? before;
}

async function findPartner(
  tx: Queryable,
  { partnerId, ...product }: Place & { projectId: number },
): Promise<ProductPartner | undefined> {
  const partners = await repository.findProductPartners(tx, product);
  return partners.find((each) => each.partnerId === partnerId);
}
