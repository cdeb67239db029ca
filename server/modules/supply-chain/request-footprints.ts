import { ApiError, notFound } from '../../lib/api-error';
import type { Queryable } from '../../lib/database';
import type { SupplyChainParts } from './parts';
import { requireAccess } from './permissions';
import { sendReminder, writeDownReminders } from './remind';
import { lockCandidate, markReminded } from './remind-repository';
import { addFootprintsToRequest } from './repository';
import { notifyCustomer, notifySupplier, type Editor } from './service';

/**
 * Requests product footprints from a supplier, in addition to earlier requests: in its customer requests, and
 * by mail unless it was asked within the last 24 hours.
 * @throws ApiError 403 SUPPLY_CHAIN_RESTRICTED; 404; 409 SUPPLIER_DECLINED; 429 when the daily mail limit is
 * reached
 */
export async function requestFootprints(
  tx: Queryable,
  parts: SupplyChainParts,
  editor: Editor,
  linkingId: string,
): Promise<void> {
  const { projectId } = editor;
  await requireAccess(tx, projectId);
  await addFootprintsToRequest(tx, projectId, linkingId);
  const candidate = await lockCandidate(tx, projectId, linkingId);
  if (!candidate) throw notFound('The supplier');
  if (candidate.declined)
    throw new ApiError(409, 'SUPPLIER_DECLINED', 'This supplier has declined; talk to your contact there.');
  if (candidate.askedRecently) {
    await markReminded(tx, linkingId, candidate);
    await notifySupplier(tx, 'remind', candidate);
  } else {
    await sendReminder(tx, parts, candidate, {});
    await writeDownReminders(tx, editor, [candidate]);
  }
  await notifyCustomer(tx, 'remind', projectId, linkingId);
}
