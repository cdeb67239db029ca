import type { Database, Queryable } from '../../lib/database';
import { attempt } from '../../lib/attempt';
import { repeat } from '../../lib/repeat';
import type { SupplyChainParts } from './parts';
import { findPermissions } from './permissions';
import { sendReminder, writeDownReminders } from './remind';
import { claimScheduled, markScheduledDone, type Candidate } from './remind-repository';
import { notifyCustomer } from './service';

/** Maximum number of mails in one transaction. */
const batch = 50;
const lookEveryMs = 10 * 60_000;

type OnFailure = (error: unknown) => void;

/**
 * Sends the scheduled reminders that have become due; returns how many. Several servers may do this at the
 * same time: each reminder is sent by one. Reminders of a company without access are skipped; a failed one
 * does not block the others and is retried at the next call.
 */
export async function sendScheduledReminders(
  database: Database,
  parts: SupplyChainParts,
  onFailure: OnFailure,
): Promise<number> {
  let sent = 0;
  const failed: string[] = [];
  for (;;) {
    const done = await database.transaction((tx) => sendBatch(tx, parts, { failed, onFailure }));
    sent += done.sent;
    if (done.claimed < batch) return sent;
  }
}

/** `failed`: the linkings whose reminder failed in this call; those of the batch are added. */
async function sendBatch(
  tx: Queryable,
  parts: SupplyChainParts,
  { failed, onFailure }: { failed: string[]; onFailure: OnFailure },
): Promise<{ claimed: number; sent: number }> {
  const claimed = await claimScheduled(tx, batch, failed);
  let sent = 0;
  for (const [projectId, candidates] of byCustomer(claimed)) {
    const { canAccess } = await findPermissions(tx, projectId);
    if (!canAccess) continue;
    const reminded: Candidate[] = [];
    for (const candidate of candidates) {
      const error = await attempt(tx, () => sendReminder(tx, parts, candidate, {}));
      if (error === undefined) reminded.push(candidate);
      else {
        failed.push(candidate.linkingId);
        onFailure(error);
      }
    }
    if (reminded.length === 0) continue;
    await notifyCustomer(tx, 'remind', projectId, ...reminded.map(({ linkingId }) => linkingId));
    await writeDownReminders(tx, { projectId, email: parts.product }, reminded);
    sent += reminded.length;
  }
  const done = claimed.filter(({ linkingId }) => !failed.includes(linkingId));
  await markScheduledDone(
    tx,
    done.map(({ linkingId }) => linkingId),
  );
  return { claimed: claimed.length, sent };
}

/** In the order of their ids, so that two servers cannot deadlock at the audit trail. */
function byCustomer(candidates: readonly Candidate[]): [number, Candidate[]][] {
  const customers = new Map<number, Candidate[]>();
  for (const candidate of candidates) {
    const found = customers.get(candidate.requesterProjectId);
    if (found) found.push(candidate);
    else customers.set(candidate.requesterProjectId, [candidate]);
  }
  return [...customers].sort(([a], [b]) => a - b);
}

/** Checks for scheduled reminders now and every ten minutes; returns a function that stops it. */
export function startScheduledReminders(
  database: Database,
  parts: SupplyChainParts,
  onFailure: OnFailure,
): () => Promise<void> {
  return repeat(() => sendScheduledReminders(database, parts, onFailure), lookEveryMs, onFailure);
}
