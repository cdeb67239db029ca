import type { FetchFault } from '../../../../core/terms/fetch-faults';
import type { Database } from '../../../lib/database';
import { publish } from '../../../lib/events';
import { runWorkers } from '../../../lib/run-workers';
import { abortedBy, clientOf, type ClientParts } from '../pact/partner-client';
import { PactError } from '../pact/pact-error';
import * as repository from '../pact/sources-repository';
import type { StoredSource } from '../pact/sources-repository';
import { storeList } from './store-list';

/** Temporary faults of the partner or the connection. After any other the next attempt is a day later. */
const passing: readonly FetchFault[] = ['UNREACHABLE', 'HOST_UNKNOWN', 'TIMEOUT', 'SERVER_ERROR'];

/** Sources that one server reads in parallel: each list is in memory until it is stored. */
const maxWorkers = 4;

/**
 * Fetches every due source, each by one server; one that responds slowly delays no other. A server that stops
 * releases what it is reading.
 */
export function fetchDue(
  database: Database,
  parts: ClientParts,
  stopping = new AbortController().signal,
): Promise<void> {
  const stoppable = abortedBy(stopping, parts);
  return runWorkers(
    maxWorkers,
    async () => (stopping.aborted ? undefined : repository.claimDue(database)),
    async (source) => {
      const list = await readList(source, stoppable);
      if (stopping.aborted && 'fault' in list) await repository.releaseClaim(database, source);
      else await storeResult(database, source, list);
    },
  );
}

type List = { documents: unknown[] } | { fault: FetchFault };

/** Stores the whole list, or why it could not be read. What was changed meanwhile is fetched again separately. */
async function storeResult(database: Database, source: StoredSource, list: List): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await repository.lockSource(tx, source))) return;
    if ('fault' in list)
      await repository.recordFault(tx, source, {
        fault: list.fault,
        hours: passing.includes(list.fault) ? 1 : 24,
      });
    else await repository.markFetched(tx, source, await storeList(tx, source, list.documents));
    const { projectId, partnerId } = source;
    await publish(tx, { type: 'exchange-partner', action: 'update', projectId, data: { id: partnerId } });
    if (!('fault' in list)) await publish(tx, { type: 'product', action: 'update', projectId });
  });
}

async function readList(source: StoredSource, parts: ClientParts): Promise<List> {
  try {
    return { documents: await clientOf(source, parts).listFootprints() };
  } catch (error) {
    if (error instanceof PactError) return { fault: error.fault };
    throw error;
  }
}
