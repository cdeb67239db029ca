import type { FetchFault } from '../../../../core/products/fetch-faults';
import type { Database } from '../../../lib/database';
import { publish } from '../../../lib/events';
import type { Outgoing } from '../../../lib/outgoing/outgoing';
import { runWorkers } from '../../../lib/run-workers';
import type { SecretBox } from '../../../lib/secret-box';
import { createPactClient, type PactClient } from './pact-client';
import { PactError } from './pact-error';
import * as repository from './sources-repository';
import type { StoredSource } from './sources-repository';
import { storeList } from './store-list';

export interface FetchParts {
  outgoing: Outgoing;
  box: SecretBox;
}

/** @throws PactError for a secret that was sealed with another key */
export function clientOf(source: StoredSource, { outgoing, box }: FetchParts): PactClient {
  const { address, signInAddress, clientId, sealed, partnerId } = source;
  const clientSecret = box.open(sealed, partnerId);
  if (clientSecret === undefined)
    throw new PactError('SECRET_UNREADABLE', 'The secret was kept with another key; enter it again');
  return createPactClient(outgoing, { address, signInAddress, clientId, clientSecret });
}

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
  parts: FetchParts,
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

/** The calls end with `stopping`. */
export const abortedBy = (stopping: AbortSignal, { outgoing, box }: FetchParts): FetchParts => ({
  outgoing: (address, call) => outgoing(address, { ...call, signal: stopping }),
  box,
});

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

async function readList(source: StoredSource, parts: FetchParts): Promise<List> {
  try {
    return { documents: await clientOf(source, parts).listFootprints() };
  } catch (error) {
    if (error instanceof PactError) return { fault: error.fault };
    throw error;
  }
}
