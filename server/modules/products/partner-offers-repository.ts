import type { ProductPartner } from '../../../core/contracts/exchange-partners';
import type { Queryable } from '../../lib/database';

interface OfProduct {
  projectId: number;
  productId: string;
}
type Place = OfProduct & { partnerId: string };

const partnersQuery = `
  select p.id as "partnerId", p.name, o.offered_at as "offeredAt"
    from pact_partners p
    left join pact_partner_offers o on o.project_id = p.project_id and o.partner_id = p.id and o.product_id = $2
   where p.project_id = $1 order by lower(p.name), p.id`;

/** Partners of the company by name, and since when each can read the product. */
export function findProductPartners(
  db: Queryable,
  { projectId, productId }: OfProduct,
): Promise<ProductPartner[]> {
  return db.query<ProductPartner>(partnersQuery, [projectId, productId]);
}

/** Locks a partner until the transaction ends. Returns whether it exists. */
export async function lockPartner(
  tx: Queryable,
  { projectId, partnerId }: Pick<Place, 'projectId' | 'partnerId'>,
): Promise<boolean> {
  const rows = await tx.query('select 1 from pact_partners where project_id = $1 and id = $2 for update', [
    projectId,
    partnerId,
  ]);
  return rows.length > 0;
}

/** An existing offer is kept. */
export async function insertPartnerOffer(
  tx: Queryable,
  { projectId, productId, partnerId }: Place,
): Promise<void> {
  await tx.query(
    `insert into pact_partner_offers (project_id, product_id, partner_id) values ($1, $2, $3)
     on conflict do nothing`,
    [projectId, productId, partnerId],
  );
}

export async function deletePartnerOffer(
  tx: Queryable,
  { projectId, productId, partnerId }: Place,
): Promise<void> {
  await tx.query(
    'delete from pact_partner_offers where project_id = $1 and product_id = $2 and partner_id = $3',
    [projectId, productId, partnerId],
  );
}
