import type { ProductRelease } from '../../../core/contracts/ca-product-releases';
import type { Queryable } from '../../lib/database';

type Content = Pick<
  ProductRelease,
  'issuer' | 'companyId' | 'companyName' | 'values' | 'lines' | 'footprint' | 'verification'
>;

const releasesQuery = `
  select r.content || jsonb_build_object('id', r.id, 'productId', r.product_id, 'number', r.number,
           'validFrom', r.valid_from::text, 'validUntil', r.valid_until::text) as release,
         r.created_at as "createdAt", r.deprecated_at as "deprecatedAt",
         author_name(r.project_id, r.created_by) as "createdBy"
    from ca_product_releases r
   where r.project_id = $1 and r.product_id = $2 order by r.number desc`;

type Row = {
  release: Omit<ProductRelease, 'createdAt' | 'createdBy' | 'deprecatedAt' | 'precedingIds'>;
} & Pick<ProductRelease, 'createdAt' | 'createdBy' | 'deprecatedAt'>;

/** Releases of a product, the newest first. */
export async function findReleases(
  db: Queryable,
  projectId: number,
  productId: string,
): Promise<ProductRelease[]> {
  const rows = await db.query<Row>(releasesQuery, [projectId, productId]);
  return rows.map(({ release, ...rest }, index) => ({
    ...release,
    ...rest,
    precedingIds: rows.slice(index + 1).map((earlier) => earlier.release.id),
  }));
}

/** Whether it was inserted: not if the id is already used. */
export async function insertRelease(
  tx: Queryable,
  projectId: number,
  release: Pick<ProductRelease, 'id' | 'productId' | 'number' | 'validFrom' | 'validUntil'> & {
    content: Content;
    email: string;
  },
): Promise<boolean> {
  const { id, productId, number, validFrom, validUntil, content, email } = release;
  const inserted = await tx.query(
    `insert into ca_product_releases (project_id, id, product_id, number, valid_from, valid_until, content, created_by)
     values ($1, $2, $3, $4, $5::date, $6::date, $7::jsonb, $8) on conflict do nothing returning id`,
    [projectId, id, productId, number, validFrom, validUntil, JSON.stringify(content), email],
  );
  return inserted.length > 0;
}

/** Marks those before a number as replaced. */
export async function deprecateBefore(
  tx: Queryable,
  projectId: number,
  { productId, number }: Pick<ProductRelease, 'productId' | 'number'>,
): Promise<void> {
  await tx.query(
    `update ca_product_releases set deprecated_at = now()
      where project_id = $1 and product_id = $2 and number < $3 and deprecated_at is null`,
    [projectId, productId, number],
  );
}

export async function isReleased(db: Queryable, projectId: number, productId: string): Promise<boolean> {
  const rows = await db.query(
    'select 1 from ca_product_releases where project_id = $1 and product_id = $2 limit 1',
    [projectId, productId],
  );
  return rows.length > 0;
}
