import type { Queryable } from '../../../lib/database';
import { storableJson } from '../../../lib/storable-json';

interface OfPartner {
  projectId: number;
  partnerId: string;
}

export interface KnownFootprint {
  pfId: string;
  productId: string;
  number: number;
}

export function findKnown(db: Queryable, { projectId, partnerId }: OfPartner): Promise<KnownFootprint[]> {
  return db.query<KnownFootprint>(
    `select pf_id as "pfId", product_id as "productId", number from pact_received
      where project_id = $1 and partner_id = $2 order by number`,
    [projectId, partnerId],
  );
}

export interface StoredFootprint extends KnownFootprint {
  createdAt: string;
  isDeprecated: boolean;
  content: object;
}

/** Known footprints keep their number and product. */
export async function storeFootprints(
  tx: Queryable,
  { projectId, partnerId }: OfPartner,
  footprints: readonly StoredFootprint[],
  { isSent }: { isSent: boolean },
): Promise<void> {
  await tx.query(
    `insert into pact_received (project_id, partner_id, pf_id, product_id, number, content, created_at, deprecated_at,
       sent_at)
     select $1, $2, f."pfId", f."productId", f.number, f.content, f."createdAt",
            case when f."isDeprecated" then now() end, case when $4::boolean then now() end
       from jsonb_to_recordset($3::jsonb) as f ("pfId" uuid, "productId" uuid, number integer, content jsonb,
            "createdAt" timestamptz, "isDeprecated" boolean)
     on conflict (partner_id, pf_id) do update
       set content = excluded.content, gone_at = null,
           sent_at = coalesce(pact_received.sent_at, excluded.sent_at),
           deprecated_at = case when excluded.deprecated_at is not null
                             then coalesce(pact_received.deprecated_at, excluded.deprecated_at) end`,
    [projectId, partnerId, storableJson(footprints), isSent],
  );
}

/** A footprint that another one replaces is no longer offered, however it arrived. */
export async function markReplaced(
  tx: Queryable,
  { projectId, partnerId }: OfPartner,
  precedingIds: readonly string[],
): Promise<void> {
  await tx.query(
    `update pact_received set deprecated_at = now()
      where project_id = $3 and partner_id = $1 and deprecated_at is null
        and pf_id::text in (select jsonb_array_elements_text($2::jsonb))`,
    [partnerId, JSON.stringify(precedingIds), projectId],
  );
}

/** A footprint that is no longer in the list is no longer offered, unless it was sent separately. */
export async function markGone(
  tx: Queryable,
  { projectId, partnerId }: OfPartner,
  listed: readonly string[],
): Promise<void> {
  await tx.query(
    `update pact_received set gone_at = now()
      where project_id = $3 and partner_id = $1 and gone_at is null and sent_at is null
        and pf_id::text not in (select jsonb_array_elements_text($2::jsonb))`,
    [partnerId, storableJson(listed), projectId],
  );
}
