import { toSubject } from '../../../core/audit/subject';
import type { AuditChange } from '../../../core/contracts/audit';
import type { ExchangePartner, NewCredential } from '../../../core/contracts/exchange-partners';
import { exchangeFaultMessages } from '../../../core/exchange/exchange-faults';
import { partnerSchema } from '../../../core/exchange/partner.schema';
import { faultsOf } from '../../../core/records/faults-of';
import { cleanText } from '../../../core/registration/clean-text';
import { ApiError, notFound } from '../../lib/api-error';
import { recordChange, type Author } from '../../lib/audit/record-change';
import type { Queryable } from '../../lib/database';
import { publish } from '../../lib/events';
import { refuseFaults } from '../../lib/refuse-faults';
import { createSecretToken, hashSecretToken } from '../../lib/secret-token';
import { sendAgain } from './deliveries/repository';
import * as repository from './partners-repository';

const maxPartners = 500;

/** @throws ApiError 400 for a blank name; 409 PARTNERS_MANY */
export async function addPartner(tx: Queryable, author: Author, given: string): Promise<ExchangePartner> {
  const name = nameOf(given);
  await repository.lockPartners(tx, author.projectId);
  if ((await repository.findPartners(tx, author.projectId)).length >= maxPartners)
    throw new ApiError(409, 'PARTNERS_MANY', `A company has at most ${maxPartners} partners.`);
  const id = await repository.insertPartner(tx, author.projectId, name);
  await recordChange(tx, author, { ...named({ id, name }), action: 'create' });
  return found(tx, author.projectId, id);
}

/** @throws ApiError 404; 400 */
export async function renamePartner(
  tx: Queryable,
  author: Author,
  id: string,
  given: string,
): Promise<ExchangePartner> {
  const name = nameOf(given);
  const before = await locked(tx, author.projectId, id);
  if (name === before.name) return before;
  await repository.renamePartner(tx, { projectId: author.projectId, id }, name);
  const changes = [{ field: 'name', from: before.name, to: name }];
  await recordChange(tx, author, { ...named({ id, name }), action: 'update', changes });
  return found(tx, author.projectId, id);
}

/** Including its credential and everything offered to it. @throws ApiError 404 */
export async function removePartner(tx: Queryable, author: Author, id: string): Promise<void> {
  const { name } = await locked(tx, author.projectId, id);
  await repository.deletePartner(tx, { projectId: author.projectId, id });
  await recordChange(tx, author, { ...named({ id, name }), action: 'delete' });
}

/** A secret that is shown only once; it replaces the previous one. @throws ApiError 404 */
export async function makeCredential(
  tx: Queryable,
  author: Author,
  id: string,
): Promise<NewCredential['data']> {
  const before = await locked(tx, author.projectId, id);
  const clientSecret = createSecretToken();
  await repository.setCredential(tx, { projectId: author.projectId, id }, hashSecretToken(clientSecret));
  const partner = await found(tx, author.projectId, id);
  const changes = credentialChange(before, partner);
  await recordChange(tx, author, { ...named(partner), action: 'update', changes });
  return { partner, clientSecret };
}

/** Revokes it immediately, with every token issued for it. @throws ApiError 404 */
export async function revokeCredential(tx: Queryable, author: Author, id: string): Promise<ExchangePartner> {
  const before = await locked(tx, author.projectId, id);
  if (!before.credential) return before;
  await repository.clearCredential(tx, { projectId: author.projectId, id });
  const partner = await found(tx, author.projectId, id);
  const changes = credentialChange(before, partner);
  await recordChange(tx, author, { ...named(partner), action: 'update', changes });
  return partner;
}

/** Every event that its system has not received so far. @throws ApiError 404 */
export async function sendEventsAgain(
  tx: Queryable,
  projectId: number,
  id: string,
): Promise<ExchangePartner> {
  await locked(tx, projectId, id);
  await sendAgain(tx, { projectId, partnerId: id });
  await publish(tx, { type: 'exchange-partner', action: 'update', projectId, data: { id } });
  return found(tx, projectId, id);
}

const credentialChange = (before: ExchangePartner, after: ExchangePartner): AuditChange[] => [
  {
    field: 'partnerCredential',
    from: before.credential?.clientId ?? null,
    to: after.credential?.clientId ?? null,
  },
];

function nameOf(given: string): string {
  const name = cleanText(given);
  refuseFaults(faultsOf(partnerSchema, { name }), exchangeFaultMessages);
  return name;
}

/** Locks a partner until the transaction ends. @throws ApiError 404 */
export async function locked(tx: Queryable, projectId: number, id: string): Promise<ExchangePartner> {
  if (!(await repository.lockPartner(tx, { projectId, id }))) throw notFound('The partner');
  return found(tx, projectId, id);
}

/** @throws ApiError 404 */
export async function found(db: Queryable, projectId: number, id: string): Promise<ExchangePartner> {
  const [partner] = await repository.findPartners(db, projectId, id);
  if (!partner) throw notFound('The partner');
  return partner;
}

/** How events and the audit trail describe a partner. */
export const named = ({ id, name }: { id: string; name: string }) =>
  ({
    type: 'exchange-partner',
    area: 'carbon-accounting',
    id,
    subject: toSubject('exchangePartner', { name }),
  }) as const;
