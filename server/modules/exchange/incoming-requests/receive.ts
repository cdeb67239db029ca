import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import {
  FulfilledData,
  pactEventTypes,
  PublishedData,
  RejectedData,
  type PactEvent,
} from '../../../../core/contracts/pact-interface';
import { FilterFault, readFootprintQuery } from '../../../../core/products/footprint-filter';
import type { Partner } from '../../../lib/access/partner-tokens';
import { ApiError } from '../../../lib/api-error';
import type { Queryable } from '../../../lib/database';
import { publish } from '../../../lib/events';
import { recordFulfilled, recordRejected } from '../outgoing-requests/record-response';
import { announceDue, makeDue } from '../pact/sources-repository';
import { lockPartner } from '../partners-repository';
import { countOpen, insertRequest, noCriteria, markNews } from './repository';

const maxOpen = 1_000;
const maxCommentLength = 5_000;

/**
 * Handles an event of a partner's system. The same event again changes nothing.
 * @throws ApiError 400 for one that violates the specification, or answers no request of ours; 429 where too
 * many requests wait for an answer
 */
export async function receiveEvent(tx: Queryable, partner: Partner, event: PactEvent): Promise<void> {
  if (event.type === pactEventTypes.requestCreated) return receiveRequest(tx, partner, event);
  if (event.type === pactEventTypes.requestRejected) {
    if (await recordRejected(tx, partner, dataOf(RejectedData, event))) await publishPartner(tx, partner);
    return;
  }
  if (!(await bringsNews(tx, partner, event))) return;
  await markNews(tx, partner);
  await makeDue(tx, { projectId: partner.projectId, partnerId: partner.id });
  await announceDue(tx);
  await publishPartner(tx, partner);
}

/** Whether there are new footprints. */
async function bringsNews(tx: Queryable, partner: Partner, event: PactEvent): Promise<boolean> {
  if (event.type === pactEventTypes.published) return dataOf(PublishedData, event).pfIds.length > 0;
  if (event.type !== pactEventTypes.requestFulfilled)
    throw invalid('The type is not one of the events of version 3.');
  if (!(await recordFulfilled(tx, partner, dataOf(FulfilledData, event)))) return false;
  await publish(tx, { type: 'product', action: 'update', projectId: partner.projectId });
  return true;
}

function dataOf<Schema extends TSchema>(schema: Schema, { data }: PactEvent): Static<Schema> {
  if (!Value.Check(schema, data)) throw invalid('The data do not fit the type of the event.');
  return data;
}

async function receiveRequest(tx: Queryable, partner: Partner, event: PactEvent): Promise<void> {
  const criteria = readCriteria(event.data);
  // One at a time, so that there are never too many.
  await lockPartner(tx, partner);
  if ((await countOpen(tx, partner)) >= maxOpen)
    throw new ApiError(429, 'REQUESTS_MANY', 'Too many requests wait for an answer; ask again later.');
  if (await insertRequest(tx, partner, { event, criteria })) await publishPartner(tx, partner);
}

function readCriteria(data: PactEvent['data']) {
  const { comment = '' } = data;
  if (typeof comment !== 'string' || comment.length > maxCommentLength)
    throw invalid(`comment must be text of at most ${maxCommentLength} characters.`);
  try {
    const { filter } = readFootprintQuery(data);
    const { status: wantedStatus = null, ...others } = filter;
    return { ...noCriteria, ...others, wantedStatus, comment };
  } catch (error) {
    if (error instanceof FilterFault) throw invalid(error.message);
    throw error;
  }
}

const invalid = (message: string) => new ApiError(400, 'INVALID_INPUT', message);

const publishPartner = (tx: Queryable, { id, projectId }: Partner) =>
  publish(tx, { type: 'exchange-partner', action: 'update', projectId, data: { id } });
