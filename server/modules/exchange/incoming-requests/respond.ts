import { toSubject } from '../../../../core/audit/subject';
import type { ProductRelease } from '../../../../core/contracts/ca-product-releases';
import type { ExchangeRequest, FulfilRequestBody } from '../../../../core/contracts/exchange-requests';
import { pactEventTypes } from '../../../../core/contracts/pact-interface';
import { exchangeFaultMessages } from '../../../../core/exchange/exchange-faults';
import { rejectionSchema } from '../../../../core/exchange/partner.schema';
import { toPact } from '../../../../core/products/to-pact';
import { faultsOf } from '../../../../core/records/faults-of';
import { cleanLines } from '../../../../core/registration/clean-text';
import { ApiError, notFound } from '../../../lib/api-error';
import { audit } from '../../../lib/audit/audit';
import type { Author } from '../../../lib/audit/record-change';
import type { Queryable } from '../../../lib/database';
import { publish } from '../../../lib/events';
import { refuseFaults } from '../../../lib/refuse-faults';
import { pactEvent } from '../deliveries/pact-event';
import { announceDue } from '../pact/sources-repository';
import * as repository from './repository';
import type { StoredRequest } from './repository';

/** What requests need from products. */
export interface PartnerOffers {
  /** @throws ApiError 422 NOT_RELEASED; 409 FIGURE_CHANGED */
  findSeenRelease: (
    tx: Queryable,
    product: { projectId: number; productId: string },
    seenRelease: string,
  ) => Promise<ProductRelease>;
  setPartnerOffer: (
    tx: Queryable,
    author: Author,
    place: { productId: string; partnerId: string },
    offer: { isOffered: boolean },
  ) => Promise<unknown>;
}

export interface AnswerParts {
  offers: PartnerOffers;
  /** The source of our events, in the format of the specification. */
  source: string;
}

/**
 * Responds with the newest release of a product, which is offered to the partner from now on.
 * @throws ApiError 404; 409 ALREADY_ANSWERED, FIGURE_CHANGED; 422 NOT_RELEASED
 */
export async function fulfilRequest(
  tx: Queryable,
  author: Author,
  id: string,
  { productId, seenRelease }: FulfilRequestBody['data'],
  { offers, source }: AnswerParts,
): Promise<ExchangeRequest> {
  const request = await openRequest(tx, author.projectId, id);
  const { projectId } = author;
  const release = await offers.findSeenRelease(tx, { projectId, productId }, seenRelease);
  await offers.setPartnerOffer(tx, author, { productId, partnerId: request.partnerId }, { isOffered: true });
  const data = { requestEventId: request.eventId, pfs: [toPact(release)] };
  await repository.answerRequest(
    tx,
    { ...request, projectId },
    {
      state: 'fulfilled',
      answer: release.values.name,
      event: pactEvent(pactEventTypes.requestFulfilled, data, source),
    },
  );
  return answered(tx, author, request);
}

/** @throws ApiError 404; 409 ALREADY_ANSWERED; 400 REASON_MISSING */
export async function rejectRequest(
  tx: Queryable,
  author: Author,
  id: string,
  given: string,
  { source }: AnswerParts,
): Promise<ExchangeRequest> {
  const reason = cleanLines(given);
  refuseFaults(faultsOf(rejectionSchema, { reason }), exchangeFaultMessages);
  const request = await openRequest(tx, author.projectId, id);
  const data = { requestEventId: request.eventId, error: { code: 'NotFound', message: reason } };
  await repository.answerRequest(
    tx,
    { ...request, projectId: author.projectId },
    {
      state: 'rejected',
      answer: reason,
      event: pactEvent(pactEventTypes.requestRejected, data, source),
    },
  );
  return answered(tx, author, request);
}

async function openRequest(tx: Queryable, projectId: number, id: string): Promise<StoredRequest> {
  await repository.lockRequest(tx, projectId, id);
  const [request] = await repository.findRequests(tx, projectId, id);
  if (!request) throw notFound('The request');
  if (request.state !== 'open')
    throw new ApiError(409, 'ALREADY_ANSWERED', 'A colleague has answered this request meanwhile.');
  return request;
}

async function answered(
  tx: Queryable,
  { projectId, email }: Author,
  { id, partnerId }: StoredRequest,
): Promise<ExchangeRequest> {
  const [request] = await repository.findRequests(tx, projectId, id);
  if (!request) throw new Error('The database did not answer with the request.');
  await announceDue(tx);
  await publish(tx, { type: 'exchange-partner', action: 'update', projectId, data: { id: partnerId } });
  await audit(tx, {
    projectId,
    actor: email,
    area: 'carbon-accounting',
    action: request.state === 'fulfilled' ? 'accept' : 'decline',
    subject: toSubject('exchangeRequest', { partner: request.partnerName }),
    changes: [{ field: 'exchangeAnswer', from: null, to: request.answer }],
  });
  return request;
}
