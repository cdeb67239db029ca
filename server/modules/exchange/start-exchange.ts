import type { Database } from '../../lib/database';
import { runWhenDue } from '../../lib/run-when-due';
import { deliverDue } from './deliveries/deliver';
import { fetchDue } from './fetching/fetch-source';
import type { ClientParts } from './pact/partner-client';
import { dueChannel } from './pact/sources-repository';

const lookEveryMs = 5 * 60_000;

/**
 * Delivers and fetches what is due, and immediately what someone requests, independently of each other; returns a
 * function that stops both.
 */
export function startExchange(
  database: Database,
  parts: ClientParts,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const when = { database, channel: dueChannel, everyMs: lookEveryMs, onFailure };
  const stops = [
    runWhenDue({ ...when, work: (stopping) => deliverDue(database, parts, stopping) }),
    runWhenDue({ ...when, work: (stopping) => fetchDue(database, parts, stopping) }),
  ];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}
