import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import type {
  AcceptInvitationBody,
  InvitationCheck,
  InvitationData,
  TokenStatus,
} from '../../../core/contracts/landing';
import { countryNames } from '../../../core/countries/country-name';
import { verifyAddress } from '../../lib/access/verify-address';
import { viewOnly } from '../../lib/access/view-only';
import { ApiError, notFound } from '../../lib/api-error';
import { audit } from '../../lib/audit/audit';
import { companyDomain } from '../../lib/company-domain';
import type { Queryable } from '../../lib/database';
import { publish } from '../../lib/events';
import { lockProject } from '../../lib/lock-project';
import { findInvitation, lockInvitation, acceptLinking } from './invitations';
import { isKnown, findUserOf, type Invitation } from './repository';

const tokenInvalid = 'The invitation token is invalid or has expired.';
const alreadyRegistered = 'Your company is already registered. Please login with your credentials.';

/** Access to the requests of a supplier. */
export interface Requests {
  find(db: Queryable, projectId: number, linkingId: string): Promise<CustomerRequest | undefined>;
  /** Has the same effect as the accept button. */
  accept(
    tx: Queryable,
    member: { projectId: number; email: string },
    linkingId: string,
  ): Promise<CustomerRequest>;
}

/** Consequences of claiming an invitation. */
export interface Segments {
  /** Adds the segments that customers request. */
  populate(tx: Queryable, projectId: number): Promise<unknown>;
}

/** The status of a token, in the words of the specification (section 4). */
export async function tokenStatus(db: Queryable, token: string): Promise<TokenStatus> {
  const invitation = await findInvitation(db, token);
  if (invitation?.accountPending) return 'Error: token used, registration in progress';
  if (invitation && invitation.takenBy !== null) return 'Error: token used, registration completed';
  return invitation && !invitation.expired ? 'Valid invitation' : 'Error: token invalid or expired';
}

/** What the landing page shows for a token. */
export async function checkInvitation(db: Queryable, token: string): Promise<InvitationCheck> {
  const invitation = await findInvitation(db, token);
  if (invitation && invitation.takenBy !== null)
    return { status: 'ALREADY_REGISTERED', data: null, message: alreadyRegistered };
  if (!invitation || invitation.expired) return { status: 'INVALID', data: null, message: tokenInvalid };
  return { status: 'VALID', data: await toData(db, invitation, token), message: 'Valid invitation' };
}

/**
 * Claims an invitation for the project of a person who has an account: the request is assigned to it, and
 * accepted. Repeating it changes nothing.
 * @throws ApiError 403 VIEW_ONLY; 404 for a project that is not the caller's; 409 for a token that is not
 * open, not of this linking, or of the caller's own company
 */
export async function acceptInvitation(
  tx: Queryable,
  { requests, segments, email }: { requests: Requests; segments: Segments; email: string },
  { invitationToken, linkingId, projectId }: AcceptInvitationBody,
): Promise<CustomerRequest> {
  await verifyAddress(tx, email);
  const user = await findUserOf(tx, projectId, email);
  if (!user) throw notFound('The project');
  if (user.viewOnly) throw viewOnly();
  await lockProject(tx, projectId);
  const invitation = await lockInvitation(tx, invitationToken);
  if (invitation?.linkingId !== linkingId) throw new ApiError(409, 'TOKEN_INVALID', tokenInvalid);
  if (invitation.requesterProjectId === projectId)
    throw new ApiError(409, 'OWN_INVITATION', 'A company cannot accept its own invitation.');
  const isNew = invitation.takenBy !== projectId;
  if (isNew && !(await acceptLinking(tx, linkingId, projectId)))
    throw new ApiError(409, 'INVITATION_USED', 'This invitation has been accepted by another company.');
  await segments.populate(tx, projectId);
  const request = await requests.find(tx, projectId, linkingId);
  if (!request) throw new Error('A linking that was just taken up is not among the requests.');
  // It was assigned before its link was followed, and waits for a response.
  if (request.Status === 'invited') return requests.accept(tx, { projectId, email }, linkingId);
  const subject = request.RequesterCompanyName;
  if (isNew) {
    await publish(tx, { type: 'customer-request', action: 'accept', projectId, linkingId });
    await audit(tx, { projectId, actor: email, area: 'customer-request', action: 'accept', subject });
  }
  return request;
}

async function toData(db: Queryable, invitation: Invitation, token: string): Promise<InvitationData> {
  const { supplierEmail: email } = invitation;
  return {
    LinkingId: invitation.linkingId,
    SupplierName: invitation.supplierName,
    SupplierId: invitation.supplierNumber,
    SupplierEmail: email,
    RequesterCompanyName: invitation.requesterName,
    RequestedCountry: invitation.country,
    RequestedCountryNames: countryNames(invitation.country),
    RequestedSector: invitation.sector,
    Message: invitation.message,
    DueDate: invitation.dueDate,
    SupplierEmailDomainRegistered: await isKnown(db, { email, domain: companyDomain(email) }),
    InvitationToken: token,
    locale: invitation.locale,
  };
}
