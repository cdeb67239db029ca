import { toSubject } from '../../../../core/audit/subject';
import type { AskedFootprint, AskFootprintBody } from '../../../../core/contracts/exchange-asked';
import { pactEventTypes } from '../../../../core/contracts/pact-interface';
import { exchangeFaultMessages } from '../../../../core/exchange/exchange-faults';
import { partnerRequestSchema } from '../../../../core/exchange/partner.schema';
import { toProductUrns } from '../../../../core/products/product-urns';
import { faultsOf } from '../../../../core/records/faults-of';
import { cleanLines, cleanText } from '../../../../core/registration/clean-text';
import { ApiError } from '../../../lib/api-error';
import { audit } from '../../../lib/audit/audit';
import type { Author } from '../../../lib/audit/record-change';
import type { Queryable } from '../../../lib/database';
import { publish } from '../../../lib/events';
import { refuseFaults } from '../../../lib/refuse-faults';
import { pactEvent } from '../deliveries/pact-event';
import { insertDelivery } from '../deliveries/repository';
import { announceDue } from '../pact/sources-repository';
import { locked } from '../partners-service';
import { countOpen, findRequests, insertRequest, lockRequests } from './repository';

const maxOpen = 1_000;

/**
 * Requests the footprint of a product from a partner's system; the event is delivered afterwards.
 * @param source of our events, in the format of the specification
 * @throws ApiError 404; 400 PART_NUMBER_MISSING; 409 REQUESTS_MANY; 422 SOURCE_MISSING
 */
export async function sendRequest(
  tx: Queryable,
  { projectId, email }: Author,
  partnerId: string,
  given: AskFootprintBody['data'],
  source: string,
): Promise<AskedFootprint> {
  const partNumber = cleanText(given.partNumber);
  const comment = cleanLines(given.comment);
  refuseFaults(faultsOf(partnerRequestSchema, { partNumber }), exchangeFaultMessages);
  await lockRequests(tx, projectId);
  const partner = await locked(tx, projectId, partnerId);
  if (!partner.source)
    throw new ApiError(422, 'SOURCE_MISSING', 'Enter the address of the partner’s system first.');
  if ((await countOpen(tx, projectId)) >= maxOpen)
    throw new ApiError(409, 'REQUESTS_MANY', `At most ${maxOpen} requests wait for answers of partners.`);

  const productIds = toProductUrns(partNumber, new URL(partner.source.address).hostname);
  const data = { productId: productIds, ...(comment && { comment }) };
  const event = pactEvent(pactEventTypes.requestCreated, data, source);
  await insertRequest(tx, { projectId, partnerId }, { id: event.id, productIds, comment });
  await insertDelivery(tx, { projectId, partnerId }, event);
  await announceDue(tx);
  await publish(tx, { type: 'exchange-partner', action: 'update', projectId, data: { id: partnerId } });
  await audit(tx, {
    projectId,
    actor: email,
    area: 'carbon-accounting',
    action: 'create',
    subject: toSubject('exchangeAsked', { partner: partner.name, part: partNumber }),
    changes: [],
  });
  const [asked] = await findRequests(tx, projectId, event.id);
  if (!asked) throw new Error('The database did not answer with the request.');
  return asked;
}
