import type { Product, ProductLine, ProductValues, StoredLine } from '../../../core/contracts/ca-products';
import type { Queryable } from '../../lib/database';
import type { RowRange } from '../../lib/paging';

/** A product as stored, without calculated values. */
export interface StoredProduct
  extends ProductValues, Pick<Product, 'id' | 'version' | 'valuesVersion' | 'updatedAt'> {
  lines: StoredLine[];
}

const select = `
  select p.details || jsonb_build_object('id', p.id, 'version', p.version, 'valuesVersion', p.version - p.details_age) as product,
         p.updated_at as "updatedAt",
         coalesce((select jsonb_agg(l.content || jsonb_build_object('id', l.id, 'version', l.version) order by l.number)
                     from ca_product_lines l where l.project_id = p.project_id and l.product_id = p.id), '[]') as lines
    from ca_products p where p.project_id = $1`;

const pageQuery = `${select} order by p.details ->> 'name', p.id limit $2 offset $3`;
const someQuery = `${select} and p.id = any ($2::uuid[]) order by p.id`;

interface Row {
  product: Omit<StoredProduct, 'lines' | 'updatedAt'>;
  updatedAt: string;
  lines: StoredLine[];
}

const toProduct = ({ product, updatedAt, lines }: Row): StoredProduct => ({ ...product, updatedAt, lines });

/** By name. */
export async function findProducts(
  db: Queryable,
  projectId: number,
  { limit, offset }: RowRange,
): Promise<StoredProduct[]> {
  const rows = await db.query<Row>(pageQuery, [projectId, limit, offset]);
  return rows.map(toProduct);
}

export async function countProducts(db: Queryable, projectId: number): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    'select count(*)::integer as total from ca_products where project_id = $1',
    [projectId],
  );
  return row?.total ?? 0;
}

/** The existing ones. */
export async function findProductsById(
  db: Queryable,
  projectId: number,
  ids: readonly string[],
): Promise<StoredProduct[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<Row>(someQuery, [projectId, ids]);
  return rows.map(toProduct);
}

/** Locks the product until this transaction ends. Undefined if there is none. */
export async function lockProduct(
  tx: Queryable,
  projectId: number,
  id: string,
): Promise<StoredProduct | undefined> {
  await tx.query('select 1 from ca_products where project_id = $1 and id = $2 for update', [projectId, id]);
  const [product] = await findProductsById(tx, projectId, [id]);
  return product;
}

/** Whether it was inserted: not if the id is already used. */
export async function insertProduct(
  tx: Queryable,
  projectId: number,
  { id, values }: { id: string; values: ProductValues },
): Promise<boolean> {
  const inserted = await tx.query(
    `insert into ca_products (project_id, id, details) values ($1, $2, $3::jsonb) on conflict do nothing returning id`,
    [projectId, id, JSON.stringify(values)],
  );
  return inserted.length > 0;
}

export interface ProductChanges {
  id: string;
  /** Undefined: unchanged. */
  values: ProductValues | undefined;
  lines: readonly ProductLine[];
  removed: readonly string[];
  /** The product's new version. */
  version: number;
}

/** Writes changes under a new version of their product. */
export async function saveChanges(
  tx: Queryable,
  projectId: number,
  { id, values, lines, removed, version }: ProductChanges,
): Promise<void> {
  await tx.query(
    `update ca_products set version = $3, updated_at = now(), details = coalesce($4::jsonb, details),
            details_age = case when $4::jsonb is null then details_age + 1 else 0 end
      where project_id = $1 and id = $2`,
    [projectId, id, version, values ? JSON.stringify(values) : null],
  );
  await tx.query(
    'delete from ca_product_lines where project_id = $1 and product_id = $2 and id = any ($3::uuid[])',
    [projectId, id, removed],
  );
  await tx.query(
    `insert into ca_product_lines (project_id, product_id, id, content, version)
     select $1, $2, (line ->> 'id')::uuid, line - 'id', $3 from jsonb_array_elements($4::jsonb) as line
     on conflict (project_id, product_id, id) do update set content = excluded.content, version = excluded.version`,
    [projectId, id, version, JSON.stringify(lines)],
  );
}

export async function deleteProduct(tx: Queryable, projectId: number, id: string): Promise<void> {
  await tx.query('delete from ca_products where project_id = $1 and id = $2', [projectId, id]);
}

/** Names of the products that contain this one, at most ten. */
export async function findWholes(db: Queryable, projectId: number, partId: string): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select distinct p.details ->> 'name' as name
       from ca_product_lines l join ca_products p on p.project_id = l.project_id and p.id = l.product_id
      where l.project_id = $1 and l.content -> 'origin' ->> 'productId' = $2 order by 1 limit 10`,
    [projectId, partId],
  );
  return rows.map(({ name }) => name);
}
