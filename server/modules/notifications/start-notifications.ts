import type { Database } from '../../lib/database';
import { repeat } from '../../lib/repeat';
import { runWhenDue } from '../../lib/run-when-due';
import { notifyDueDates, type DueDateParts } from './due-dates';
import { sendPushes, type PushParts } from './send-pushes';
import { writeSummaries, type SummaryParts } from './summaries';
import { deleteOld } from './summary-repository';

const lookForPushesEveryMs = 60_000;
const lookForTimesEveryMs = 10 * 60_000;

/**
 * Sends pushes as they are written, and checks for due dates and summaries; returns a function that stops it.
 */
export function startNotifications(
  database: Database,
  parts: PushParts & SummaryParts & DueDateParts,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const endPushes = runWhenDue({
    database,
    channel: 'push_written',
    everyMs: lookForPushesEveryMs,
    work: () => sendPushes(database, parts),
    onFailure,
  });
  const lookForTimes = async () => {
    await notifyDueDates(database, parts);
    await writeSummaries(database, parts);
    await deleteOld(database);
  };
  const endTimes = repeat(lookForTimes, lookForTimesEveryMs, onFailure);
  return async () => {
    await Promise.all([endPushes(), endTimes()]);
  };
}
