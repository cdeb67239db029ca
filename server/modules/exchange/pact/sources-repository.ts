import type { FootprintFault } from '../../../../core/contracts/exchange-fetching';
import type { FetchFault } from '../../../../core/terms/fetch-faults';
import type { Queryable } from '../../../lib/database';
import { signal } from '../../../lib/signals';
import { storableJson } from '../../../lib/storable-json';
import type { EncryptedSecrets } from '../../../lib/reencrypt';

interface OfPartner {
  projectId: number;
  partnerId: string;
}

export interface StoredSource extends OfPartner {
  address: string;
  signInAddress: string | null;
  clientId: string;
  sealed: string;
}

const columns = `project_id as "projectId", partner_id as "partnerId", address,
  sign_in_address as "signInAddress", client_id as "clientId", client_secret_sealed as sealed`;

const sourceQuery = `select ${columns} from pact_sources where project_id = $1 and partner_id = $2`;

const claim = `
  update pact_sources set claimed_until = clock_timestamp() + interval '15 minutes'
   where partner_id in (
     select partner_id from pact_sources
      where next_fetch_at <= clock_timestamp()
        and (claimed_until is null or claimed_until <= clock_timestamp())
      order by next_fetch_at limit 1 for update skip locked)
  returning ${columns}`;

export async function findSource(
  db: Queryable,
  { projectId, partnerId }: OfPartner,
): Promise<StoredSource | undefined> {
  const [source] = await db.query<StoredSource>(sourceQuery, [projectId, partnerId]);
  return source;
}

/** Replaces the previous one; it is fetched next. */
export async function setSource(tx: Queryable, source: StoredSource): Promise<void> {
  const { projectId, partnerId, address, signInAddress, clientId, sealed } = source;
  await tx.query(
    `insert into pact_sources (project_id, partner_id, address, sign_in_address, client_id, client_secret_sealed)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (partner_id) do update
       set address = excluded.address, sign_in_address = excluded.sign_in_address, client_id = excluded.client_id,
           client_secret_sealed = excluded.client_secret_sealed, next_fetch_at = now(), claimed_until = null,
           fault = null, rejected = '[]', rejected_count = 0`,
    [projectId, partnerId, address, signInAddress, clientId, sealed],
  );
}

/** Including what was fetched from it. */
export async function deleteSource(tx: Queryable, { projectId, partnerId }: OfPartner): Promise<void> {
  await tx.query('delete from pact_sources where project_id = $1 and partner_id = $2', [
    projectId,
    partnerId,
  ]);
  await tx.query('delete from pact_received where project_id = $1 and partner_id = $2', [
    projectId,
    partnerId,
  ]);
}

export async function makeDue(tx: Queryable, { projectId, partnerId }: OfPartner): Promise<void> {
  await tx.query('update pact_sources set next_fetch_at = now() where project_id = $1 and partner_id = $2', [
    projectId,
    partnerId,
  ]);
}

/** Notifies the servers, once the transaction is committed, that something is due. */
export const announceDue = (tx: Queryable): Promise<void> => signal(tx, dueChannel);
export const dueChannel = 'pact_fetch_due';

/** Claims a due source for a quarter of an hour: another server takes over if this one crashes meanwhile. */
export async function claimDue(db: Queryable): Promise<StoredSource | undefined> {
  const [source] = await db.query<StoredSource>(claim, []);
  return source;
}

/** Ends the claim of a source that was not read completely: it is due as before, for another server. */
export async function releaseClaim(db: Queryable, { projectId, partnerId }: OfPartner): Promise<void> {
  await db.query('update pact_sources set claimed_until = null where project_id = $1 and partner_id = $2', [
    projectId,
    partnerId,
  ]);
  await announceDue(db);
}

/** Locks the source until the transaction ends. Returns whether it is still the one that was fetched. */
export async function lockSource(tx: Queryable, source: StoredSource): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from pact_sources
      where project_id = $6 and partner_id = $1 and address = $2 and client_id = $3 and client_secret_sealed = $4
        and sign_in_address is not distinct from $5 for update`,
    [
      ...[source.partnerId, source.address, source.clientId, source.sealed, source.signInAddress],
      source.projectId,
    ],
  );
  return rows.length > 0;
}

const maxRejectedShown = 100;

/** The next fetch is a day later. */
export async function markFetched(
  tx: Queryable,
  { projectId, partnerId }: StoredSource,
  rejected: readonly FootprintFault[],
): Promise<void> {
  await tx.query(
    `update pact_sources set claimed_until = null, tried_at = now(), fetched_at = now(), fault = null,
            rejected = $2::jsonb, rejected_count = $4, next_fetch_at = now() + interval '1 day'
      where project_id = $3 and partner_id = $1`,
    [partnerId, storableJson(rejected.slice(0, maxRejectedShown)), projectId, rejected.length],
  );
}

/** What was fetched before stays. The next fetch is `hours` later. */
export async function recordFault(
  tx: Queryable,
  { projectId, partnerId }: StoredSource,
  { fault, hours }: { fault: FetchFault; hours: number },
): Promise<void> {
  await tx.query(
    `update pact_sources set claimed_until = null, tried_at = now(), fault = $2,
            next_fetch_at = now() + $3::float8 * interval '1 hour'
      where project_id = $4 and partner_id = $1`,
    [partnerId, fault, hours, projectId],
  );
}

/** The secrets that partners have given us. */
export const partnerSecrets: EncryptedSecrets = {
  lock: (tx) =>
    tx.query(
      `select partner_id as id, partner_id as place, client_secret_sealed as sealed from pact_sources for update`,
      [],
    ),
  async set(tx, partnerId, sealed) {
    await tx.query('update pact_sources set client_secret_sealed = $2 where partner_id = $1', [
      partnerId,
      sealed,
    ]);
  },
};
