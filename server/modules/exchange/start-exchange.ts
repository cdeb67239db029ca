import type { Database } from '../../lib/database';
import { deliverDue } from './deliveries/deliver';
import { fetchDue, type FetchParts } from './fetching/fetch-source';
import { dueChannel } from './fetching/sources-repository';

const lookEveryMs = 5 * 60_000;

/** Delivers and fetches what is due, and at once what somebody asks for; answers with the end of it. */
export function startExchange(
  database: Database,
  parts: FetchParts,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  const loop = async () => {
    while (again) {
      again = false;
      await deliverDue(database, parts).catch(onFailure);
      await fetchDue(database, parts).catch(onFailure);
    }
  };
  const run = () => {
    again = true;
    running ??= loop().finally(() => (running = undefined));
  };
  const listening = database.listen(dueChannel, run);
  listening.catch(onFailure);
  const timer = setInterval(run, lookEveryMs).unref();
  run();
  return async () => {
    clearInterval(timer);
    await (
      await listening
    )();
    again = false;
    await running;
  };
}
