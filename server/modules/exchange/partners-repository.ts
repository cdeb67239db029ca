import type { PartnerSource } from '../../../core/contracts/exchange-fetching';
import type { ExchangePartner } from '../../../core/contracts/exchange-partners';
import { pactEventTypes } from '../../../core/contracts/pact-interface';
import { lockWork } from '../../lib/advisory-lock';
import type { Queryable } from '../../lib/database';
import { failureColumns, withFailure, type FailureRow } from './deliveries/repository';

interface Place {
  projectId: number;
  id: string;
}

const partnersQuery = `
  select p.id, p.name, p.created_at as "createdAt", p.client_id as "clientId",
         p.credential_made_at as "madeAt", p.credential_used_at as "usedAt",
         (select count(*)::integer from pact_partner_offers o
           where o.project_id = p.project_id and o.partner_id = p.id) as products,
         s.address, s.sign_in_address as "signInAddress", s.client_id as "sourceClient", s.tried_at as "triedAt", s.fetched_at as "fetchedAt", s.fault as "fetchFault",
         s.rejected, s.rejected_count as "rejectedCount", s.next_fetch_at <= clock_timestamp() or s.claimed_until > clock_timestamp() as "isDue",
         (select count(*)::integer from pact_received f
           where f.project_id = p.project_id and f.partner_id = p.id and f.deprecated_at is null and f.gone_at is null) as footprints,
         coalesce(d.undelivered, 0) as "unreportedReleases", ${failureColumns}
    from pact_partners p
    left join pact_sources s on s.project_id = p.project_id and s.partner_id = p.id
    left join lateral (
      select u.*, count(*) over ()::integer as undelivered from pact_deliveries u
       where u.project_id = p.project_id and u.partner_id = p.id and u.delivered_at is null
         and u.failed_at > now() - interval '30 days' and u.event ->> 'type' = $3
       order by u.failed_at desc limit 1) d on true
   where p.project_id = $1 and ($2::uuid is null or p.id = $2)
   order by lower(p.name), p.id`;

type Row = Omit<ExchangePartner, 'credential' | 'source' | 'deliveryFailure'> &
  FailureRow & {
    clientId: string | null;
    madeAt: string | null;
    usedAt: string | null;
  } & Omit<PartnerSource, 'address' | 'clientId' | 'isDue' | 'fault'> & {
    address: string | null;
    fetchFault: PartnerSource['fault'];
    sourceClient: string | null;
    isDue: boolean | null;
  };

/** Partners of a project by name, or the one with an id. */
export async function findPartners(
  db: Queryable,
  projectId: number,
  id?: string,
): Promise<ExchangePartner[]> {
  const rows = await db.query<Row>(partnersQuery, [projectId, id ?? null, pactEventTypes.published]);
  return rows.map((row) => {
    const { clientId, madeAt, usedAt, ...partner } = withFailure(row);
    const { id, name, createdAt, products, unreportedReleases, deliveryFailure, ...source } = partner;
    return {
      ...{ id, name, createdAt, products, unreportedReleases, deliveryFailure },
      credential: clientId === null || madeAt === null ? null : { clientId, madeAt, usedAt },
      source: toSource(source),
    };
  });
}

function toSource(
  row: Pick<Row, 'sourceClient' | 'fetchFault' | keyof Omit<PartnerSource, 'clientId' | 'fault'>>,
): PartnerSource | null {
  const { address, sourceClient: clientId, isDue, fetchFault: fault, ...rest } = row;
  return address === null || clientId === null
    ? null
    : { address, clientId, isDue: isDue ?? false, fault, ...rest };
}

/** New partners one at a time, so that there are never too many. */
export const lockPartners = (tx: Queryable, projectId: number): Promise<void> =>
  lockWork(tx, 'pact_partners', projectId);

/** Locks a partner until the transaction ends. Returns whether it exists. */
export async function lockPartner(tx: Queryable, { projectId, id }: Place): Promise<boolean> {
  const rows = await tx.query('select 1 from pact_partners where project_id = $1 and id = $2 for update', [
    projectId,
    id,
  ]);
  return rows.length > 0;
}

/** Returns its id. */
export async function insertPartner(tx: Queryable, projectId: number, name: string): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    'insert into pact_partners (project_id, name) values ($1, $2) returning id',
    [projectId, name],
  );
  if (!row) throw new Error('The database did not answer with the new partner.');
  return row.id;
}

export async function renamePartner(tx: Queryable, { projectId, id }: Place, name: string): Promise<void> {
  await tx.query('update pact_partners set name = $3 where project_id = $1 and id = $2', [
    projectId,
    id,
    name,
  ]);
}

export async function deletePartner(tx: Queryable, { projectId, id }: Place): Promise<void> {
  await tx.query('delete from pact_partners where project_id = $1 and id = $2', [projectId, id]);
}

/** Replaces the previous credential. */
export async function setCredential(tx: Queryable, { projectId, id }: Place, hash: string): Promise<void> {
  await tx.query(
    `update pact_partners set client_id = gen_random_uuid(), client_secret_hash = $3, credential_made_at = now(),
            credential_used_at = null
      where project_id = $1 and id = $2`,
    [projectId, id, hash],
  );
}

export async function clearCredential(tx: Queryable, { projectId, id }: Place): Promise<void> {
  await tx.query(
    `update pact_partners set client_id = null, client_secret_hash = null, credential_made_at = null,
            credential_used_at = null
      where project_id = $1 and id = $2`,
    [projectId, id],
  );
}
