import type { Static } from 'typebox';
import type { FulfilledData, RejectedData } from '../../../../core/contracts/pact-interface';
import type { Partner } from '../../../lib/access/partner-tokens';
import { ApiError } from '../../../lib/api-error';
import type { Queryable } from '../../../lib/database';
import { readFootprint } from '../fetching/read-footprint';
import { storeSent } from '../fetching/store-list';
import { lockRequest, setResponse } from './repository';

const maxAnswerLength = 2_000;

/**
 * Accepts the footprints that a partner sends as an answer, all or none. The same answer again changes
 * nothing.
 * @returns whether anything changed
 * @throws ApiError 400 for a request that was not sent to this partner, and for an invalid footprint
 */
export async function recordFulfilled(
  tx: Queryable,
  partner: Partner,
  { requestEventId, pfs }: Static<typeof FulfilledData>,
): Promise<boolean> {
  const asked = await requestOf(tx, partner, requestEventId);
  const footprints = pfs.map((document, index) => {
    const read = readFootprint(document);
    if ('footprint' in read) return read.footprint;
    throw invalid(`pfs[${index}] is not valid: ${read.fault.field}.`);
  });
  if (asked.state === 'fulfilled') return false;
  await storeSent(tx, { projectId: partner.projectId, partnerId: partner.id }, footprints);
  const names = [...new Set(footprints.map(({ values }) => values.name))].join(', ');
  await setResponse(
    tx,
    { ...partner, id: asked.id },
    { state: 'fulfilled', answer: names.slice(0, maxAnswerLength) },
  );
  return true;
}

/**
 * Stores why a partner sends no footprint. The same answer again, or one after footprints arrived, changes
 * nothing.
 * @returns whether anything changed
 * @throws ApiError 400 for a request that was not sent to this partner
 */
export async function recordRejected(
  tx: Queryable,
  partner: Partner,
  { requestEventId, error }: Static<typeof RejectedData>,
): Promise<boolean> {
  const asked = await requestOf(tx, partner, requestEventId);
  if (asked.state !== 'open') return false;
  const reason = error.message.trim() || error.code;
  await setResponse(
    tx,
    { ...partner, id: asked.id },
    { state: 'rejected', answer: reason.slice(0, maxAnswerLength) },
  );
  return true;
}

async function requestOf(tx: Queryable, partner: Partner, eventId: string) {
  const asked = await lockRequest(tx, partner, eventId);
  if (!asked) throw invalid('requestEventId is of no request that was sent to you.');
  return asked;
}

const invalid = (message: string) => new ApiError(400, 'INVALID_INPUT', message);
