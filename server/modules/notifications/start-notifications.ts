import type { Database } from '../../lib/database';
import { repeat } from '../../lib/repeat';
import { tellDueDates, type DueDateParts } from './due-dates';
import { sendPushes, type PushParts } from './send-pushes';
import { writeSummaries, type SummaryParts } from './summaries';
import { forgetOld } from './summary-repository';

const lookForPushesEveryMs = 60_000;
const lookForTimesEveryMs = 10 * 60_000;

/** Sends pushes as they are written, and looks for due dates and summaries; answers with the end of it. */
export function startNotifications(
  database: Database,
  parts: PushParts & SummaryParts & DueDateParts,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  const loop = async () => {
    while (again) {
      again = false;
      await sendPushes(database, parts).catch(onFailure);
    }
  };
  const run = async () => {
    again = true;
    running ??= loop().finally(() => (running = undefined));
    await running;
  };
  const listening = database.listen('push_written', () => void run());
  listening.catch(onFailure);
  const endPushes = repeat(run, lookForPushesEveryMs, onFailure);
  const endTimes = repeat(
    async () => {
      await tellDueDates(database, parts);
      await writeSummaries(database, parts);
      await forgetOld(database);
    },
    lookForTimesEveryMs,
    onFailure,
  );
  return async () => {
    await (
      await listening
    )();
    again = false;
    await Promise.all([endPushes(), endTimes()]);
  };
}
