import type { PageQuery } from '../../../core/contracts/common';
import type {
  CustomerRequest,
  CustomerRequestList,
  RespondBody,
} from '../../../core/contracts/customer-requests';
import { statusAfter } from '../../../core/requests/respond';
import type { Member } from '../../lib/access/members';
import { ApiError, notFound } from '../../lib/api-error';
import { audit } from '../../lib/audit/audit';
import type { Queryable } from '../../lib/database';
import { publish } from '../../lib/events';
import { pageOf } from '../../lib/paging';
import { changeStatus, findOne, findPage, isCustomer } from './repository';
import type { Customers } from './submission';
import type { Shared } from './withhold';
import { stopSharingAnswers } from './withheld-repository';

export async function listRequests(
  db: Queryable,
  projectId: number,
  query: PageQuery,
): Promise<CustomerRequestList> {
  const { requests, total } = await findPage(
    db,
    projectId,
    query.pageSize,
    (query.page - 1) * query.pageSize,
  );
  return { data: requests, meta: { pagination: pageOf(query, total) } };
}

/** What a request leads to that was accepted or brought in. */
export interface Segments {
  /** Adds the segments that customers ask for. */
  populate(tx: Queryable, projectId: number): Promise<unknown>;
}

/** What a customer reads of the company's products. */
export interface Offers {
  /** Takes back all that is offered to a customer. */
  stopOffering(tx: Queryable, pair: { projectId: number; customerId: number }): Promise<void>;
}

interface RespondParts extends Shared {
  segments: Segments;
  customers: Customers;
  offers: Offers;
}

/**
 * Accepts or declines a request and answers with its new state. The answer that stands already changes nothing. Whose
 * last request is declined sees no answers, figures, products or reports any more, and none when it is accepted later.
 * @throws ApiError 404 for a linking that is not the project's; 409 STALE_VERSION, with the current request as
 *   details, when somebody else has answered since the version that the caller saw. As long as nobody has, the
 *   version does not matter: reminders, due dates and what is withheld raise it too
 */
export async function respond(
  tx: Queryable,
  { segments, customers, figures, offers, reports }: RespondParts,
  { projectId, email }: Pick<Member, 'projectId' | 'email'>,
  { linkingId, action, version }: RespondBody,
): Promise<CustomerRequest> {
  const status = statusAfter[action];
  const changed = await changeStatus(tx, { projectId, linkingId, status, version });
  const current = await findOne(tx, projectId, linkingId);
  if (!current) throw notFound('The request');
  if (!changed && current.Status !== status)
    throw new ApiError(
      409,
      'STALE_VERSION',
      'The request was changed meanwhile; look at its current state and answer again.',
      current,
    );
  if (changed) {
    if (status === 'accepted') await segments.populate(tx, projectId);
    if (status === 'declined' && !(await isCustomer(tx, projectId, changed.requesterProjectId))) {
      const pair = { projectId, customerId: changed.requesterProjectId };
      await stopSharingAnswers(tx, pair);
      await figures.stopSharing(tx, pair);
      await offers.stopOffering(tx, pair);
      await reports.stopSharing(tx, pair);
    }
    if (current.LastSubmitDate !== null) await customers.noteSupplierChanges(tx, [{ linkingId, ...changed }]);
    const event = { action: action.toLowerCase(), linkingId };
    await publish(tx, { ...event, type: 'customer-request', projectId });
    await publish(tx, { ...event, type: 'supplychain-supplier', projectId: changed.requesterProjectId });
    await audit(tx, {
      projectId,
      actor: email,
      area: 'customer-request',
      action: action === 'ACCEPT' ? 'accept' : 'decline',
      subject: current.RequesterCompanyName,
    });
  }
  // What is taken back of a customer raises the version once more.
  return (await findOne(tx, projectId, linkingId)) ?? current;
}
