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
import { pageOf, rangeOf } from '../../lib/paging';
import { changeStatus, findOne, findPage, isCustomer } from './repository';
import type { Customers } from './submission';
import type { Shared } from './withhold';
import { stopSharingAnswers } from './withheld-repository';

export async function listRequests(
  db: Queryable,
  projectId: number,
  query: PageQuery,
): Promise<CustomerRequestList> {
  const { requests, total } = await findPage(db, projectId, rangeOf(query));
  return { data: requests, meta: { pagination: pageOf(query, total) } };
}

/** Consequences of a request that was accepted or added. */
export interface Segments {
  /** Adds the segments that customers request. */
  populate(tx: Queryable, projectId: number): Promise<unknown>;
}

/** What a customer can read of the company's products. */
export interface Offers {
  /** Withdraws everything offered to a customer. */
  stopOffering(tx: Queryable, pair: { projectId: number; customerId: number }): Promise<void>;
}

interface RespondParts extends Shared {
  segments: Segments;
  customers: Customers;
  offers: Offers;
}

/**
 * Accepts or declines a request and returns its new state. Repeating the current response changes nothing. A
 * customer whose last request is declined no longer sees answers, figures, products or reports, and sees none
 * of them if it is accepted later.
 * @throws ApiError 404 for a linking that is not the project's; 409 STALE_VERSION, with the current request
 * as details, when someone else has responded since the version that the caller saw. If nobody has, the
 * version does not matter: reminders, due dates and withheld parts raise it too
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
    if (current.LastSubmitDate !== null)
      await customers.flagForSupplierChanges(tx, [{ linkingId, ...changed }]);
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
  // Withdrawing from a customer raises the version again.
  return (await findOne(tx, projectId, linkingId)) ?? current;
}
