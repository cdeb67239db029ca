import { ApiError, notFound } from '../../lib/api-error';
import type { Queryable } from '../../lib/database';
import type { SupplyChainParts } from './parts';
import { requireAccess } from './permissions';
import { sendReminder, writeDownReminders } from './remind';
import { lockCandidate, noteReminded } from './remind-repository';
import { wantFootprints } from './repository';
import { tellCustomer, tellSupplier, type Editor } from './service';

/**
 * Requests product footprints from a supplier, in addition to earlier requests: in its customer requests, and
 * by mail unless it was asked within the last 24 hours.
 * @throws ApiError 403 SUPPLY_CHAIN_RESTRICTED; 404; 409 SUPPLIER_DECLINED; 429 when the daily mail limit is
 * reached
 */
export async function askForFootprints(
  tx: Queryable,
  parts: SupplyChainParts,
  editor: Editor,
  linkingId: string,
): Promise<void> {
  const { projectId } = editor;
  await requireAccess(tx, projectId);
  await wantFootprints(tx, projectId, linkingId);
  const candidate = await lockCandidate(tx, projectId, linkingId);
  if (!candidate) throw notFound('The supplier');
  if (candidate.declined)
    throw new ApiError(409, 'SUPPLIER_DECLINED', 'This supplier has declined; talk to your contact there.');
  if (candidate.askedRecently) {
    await noteReminded(tx, linkingId, candidate);
    await tellSupplier(tx, 'remind', candidate);
  } else {
    await sendReminder(tx, parts, candidate, {});
    await writeDownReminders(tx, editor, [candidate]);
  }
  await tellCustomer(tx, 'remind', projectId, linkingId);
}
