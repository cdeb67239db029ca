import { randomUUID } from 'node:crypto';
import { toSubject } from '../../../../core/audit/subject';
import type { AskedFootprint, AskFootprintBody } from '../../../../core/contracts/ca-asked-footprints';
import { footprintRequestSchema } from '../../../../core/products/product.schema';
import { footprintRequestFaults } from '../../../../core/products/requested-footprints';
import { faultsOf } from '../../../../core/records/faults-of';
import { cleanLines, cleanText } from '../../../../core/registration/clean-text';
import { ApiError, notFound } from '../../../lib/api-error';
import { audit } from '../../../lib/audit/audit';
import type { Author } from '../../../lib/audit/record-change';
import type { Queryable } from '../../../lib/database';
import { publish } from '../../../lib/events';
import { refuseFaults } from '../../../lib/refuse-faults';
import { findProductsById } from '../repository';
import * as repository from './repository';

/** How suppliers and partners are asked, provided by other modules. */
export interface FootprintRequests {
  /** @throws ApiError 403 SUPPLY_CHAIN_RESTRICTED; 404; 409 SUPPLIER_DECLINED; 429 */
  requestFromSupplier: (tx: Queryable, author: Author, linkingId: string) => Promise<void>;
  /**
   * Sends a request to the system of a partner; returns the id of the event.
   * @throws ApiError 400 PART_NUMBER_MISSING; 409 REQUESTS_MANY
   */
  requestFromPartner: (
    tx: Queryable,
    author: Author,
    partnerId: string,
    asked: { partNumber: string; comment: string },
  ) => Promise<{ id: string }>;
}

/**
 * Requests the footprint of a line's part from a supplier or a partner.
 * @throws ApiError 404 for a product, a line, or a recipient; 400 LINE_NAME_MISSING, PART_NUMBER_MISSING; 409 ID_TAKEN; and those
 * of `FootprintRequests`
 */
export async function requestFootprint(
  tx: Queryable,
  author: Author,
  { data: { id = randomUUID(), ...data } }: AskFootprintBody,
  footprintRequests: FootprintRequests,
): Promise<AskedFootprint> {
  const { projectId } = author;
  const asked = {
    ...data,
    part: cleanText(data.part),
    partNumber: cleanText(data.partNumber),
    comment: cleanLines(data.comment),
  };
  const { kind, id: partyId } = asked.of;
  refuseFaults(faultsOf(footprintRequestSchema, { ...asked, kind, partyId }), footprintRequestFaults);
  const [product] = await findProductsById(tx, projectId, [asked.productId]);
  if (!product?.lines.some((line) => line.id === asked.lineId)) throw notFound('The line');
  const [party] = await repository.findParties(tx, projectId, asked.of);
  if (!party) throw notFound('The supplier');
  const eventId =
    party.kind === 'partner'
      ? await requestFromPartner(tx, author, party.id, asked, footprintRequests)
      : null;
  if (!(await repository.insertRequested(tx, author, { id, ...asked }, eventId)))
    throw new ApiError(409, 'ID_TAKEN', 'This was asked already.');
  // A supplier's requests count from here on.
  if (party.kind === 'supplier') await footprintRequests.requestFromSupplier(tx, author, party.id);
  await publish(tx, { type: 'product', action: 'update', projectId, data: { id: asked.productId } });
  await audit(tx, {
    projectId,
    actor: author.email,
    area: 'carbon-accounting',
    action: 'create',
    subject: toSubject('askedFootprint', { part: asked.part, company: party.name }),
    changes: [{ field: 'partNumber', from: null, to: asked.partNumber }],
  });
  const [made] = await repository.findRequested(tx, projectId, id);
  if (!made) throw new Error('The database did not answer with what was asked.');
  return made;
}

/** The part is repeated in the comment, which every system shows. */
async function requestFromPartner(
  tx: Queryable,
  author: Author,
  partnerId: string,
  { part, partNumber, comment }: Pick<AskedFootprint, 'part' | 'partNumber' | 'comment'>,
  footprintRequests: FootprintRequests,
): Promise<string> {
  const words = [part, comment].filter(Boolean).join('\n');
  return (await footprintRequests.requestFromPartner(tx, author, partnerId, { partNumber, comment: words }))
    .id;
}
