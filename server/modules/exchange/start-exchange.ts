import type { Database } from '../../lib/database';
import { runWhenDue } from '../../lib/run-when-due';
import { deliverDue } from './deliveries/deliver';
import { fetchDue, type FetchParts } from './fetching/fetch-source';
import { dueChannel } from './fetching/sources-repository';

const lookEveryMs = 5 * 60_000;

/**
 * Delivers and fetches what is due, and immediately what someone requests; returns a function that stops it.
 */
export function startExchange(
  database: Database,
  parts: FetchParts,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  return runWhenDue({
    database,
    channel: dueChannel,
    everyMs: lookEveryMs,
    async work() {
      await deliverDue(database, parts).catch(onFailure);
      await fetchDue(database, parts);
    },
    onFailure,
  });
}
