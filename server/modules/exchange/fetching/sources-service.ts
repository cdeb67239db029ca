import type { PartnerSourceBody } from '../../../../core/contracts/exchange-fetching';
import type { ExchangePartner } from '../../../../core/contracts/exchange-partners';
import { exchangeFaultMessages } from '../../../../core/exchange/exchange-faults';
import {
  readSourceAddress,
  sourceSchema,
  type SourceContext,
} from '../../../../core/exchange/partner.schema';
import type { FetchFault } from '../../../../core/terms/fetch-faults';
import { faultsOf } from '../../../../core/records/faults-of';
import { ApiError, notFound } from '../../../lib/api-error';
import { recordChange, type Author } from '../../../lib/audit/record-change';
import type { Queryable } from '../../../lib/database';
import type { Outgoing } from '../../../lib/outgoing/outgoing';
import { refuseFaults } from '../../../lib/refuse-faults';
import type { SecretBox } from '../../../lib/secret-box';
import { found, locked, named } from '../partners-service';
import { makeDeliveriesDue } from '../deliveries/repository';
import { clientOf, type ClientParts } from '../pact/partner-client';
import { PactError } from '../pact/pact-error';
import * as repository from '../pact/sources-repository';

/**
 * Sets where footprints of a partner are fetched from; they are fetched immediately. The stored secret is not
 * used for another host or client.
 * @throws ApiError 404; 400 SOURCE_ADDRESS_INVALID, SOURCE_CLIENT_MISSING; 422 SOURCE_SECRET_MISSING
 */
export async function setSource(
  tx: Queryable,
  box: SecretBox,
  author: Author,
  { id, clientId, clientSecret, ...given }: PartnerSourceBody['data'] & { id: string },
): Promise<ExchangePartner> {
  const { address, signInAddress } = readAddresses({ ...given, clientId });
  const partner = await locked(tx, author.projectId, id);
  const place = { projectId: author.projectId, partnerId: id };
  const before = await repository.findSource(tx, place);
  refuseWithoutSecret({ address, signInAddress, clientId, clientSecret }, before);
  const sealed = clientSecret === undefined ? (before?.sealed ?? '') : box.seal(clientSecret, id);
  await repository.setSource(tx, { ...place, address, signInAddress, clientId, sealed });
  await makeDeliveriesDue(tx, place);
  await repository.announceDue(tx);
  const changes = [
    { field: 'sourceAddress', from: before?.address ?? null, to: address },
    ...(before?.signInAddress || signInAddress
      ? [{ field: 'sourceSignIn', from: before?.signInAddress ?? null, to: signInAddress }]
      : []),
    { field: 'sourceClient', from: before?.clientId ?? null, to: clientId },
  ];
  await recordChange(tx, author, { ...named(partner), action: 'update', changes });
  return found(tx, author.projectId, id);
}

type GivenAccess = Omit<PartnerSourceBody['data'], 'clientSecret'>;

/** @throws ApiError 400 */
function readAddresses(given: GivenAccess): { address: string; signInAddress: string | null } {
  refuseFaults(faultsOf(sourceSchema.omit(['clientSecret']), given), exchangeFaultMessages);
  return {
    address: readSourceAddress(given.address) ?? '',
    signInAddress: readSourceAddress(given.signInAddress ?? '') ?? null,
  };
}

/** @throws ApiError 422 */
function refuseWithoutSecret(given: object, stored: SourceContext['stored']): void {
  const { clientSecret: fault } = faultsOf(sourceSchema, given, { stored } satisfies SourceContext);
  if (fault) throw new ApiError(422, fault, exchangeFaultMessages.SOURCE_SECRET_MISSING);
}

/** Including everything that was fetched. @throws ApiError 404 */
export async function removeSource(tx: Queryable, author: Author, id: string): Promise<ExchangePartner> {
  const partner = await locked(tx, author.projectId, id);
  if (!partner.source) return partner;
  await repository.deleteSource(tx, { projectId: author.projectId, partnerId: id });
  const changes = [{ field: 'sourceAddress', from: partner.source.address, to: null }];
  await recordChange(tx, author, { ...named(partner), action: 'update', changes });
  return found(tx, author.projectId, id);
}

/** Fetches the footprints immediately. @throws ApiError 404 */
export async function fetchNow(tx: Queryable, projectId: number, id: string): Promise<ExchangePartner> {
  const partner = await locked(tx, projectId, id);
  if (!partner.source) throw notFound('The interface of the partner');
  await repository.makeDue(tx, { projectId, partnerId: id });
  await repository.announceDue(tx);
  return found(tx, projectId, id);
}

/** All calls of a test together, in milliseconds: a person waits for the result. */
const testTimeoutMs = 25_000;

/** Whether the partner's interface can be used, without fetching anything. @throws ApiError 404 */
export async function testSource(
  db: Queryable,
  parts: ClientParts,
  place: { projectId: number; partnerId: string },
  timeoutMs = testTimeoutMs,
): Promise<FetchFault | null> {
  const source = await repository.findSource(db, place);
  if (!source) throw notFound('The interface of the partner');
  const signal = AbortSignal.timeout(timeoutMs);
  const outgoing: Outgoing = (address, call) => parts.outgoing(address, { ...call, signal });
  try {
    await clientOf(source, { ...parts, outgoing }).test();
    return null;
  } catch (error) {
    if (error instanceof PactError) return error.fault;
    throw error;
  }
}
