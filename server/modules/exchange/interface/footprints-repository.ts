import type { ProductRelease } from '../../../../core/contracts/ca-product-releases';
import { readProductUrns, type FootprintFilter } from '../../../../core/products/footprint-filter';
import type { Partner } from '../../../lib/access/partner-tokens';
import type { Queryable } from '../../../lib/database';

/** Where a page ended: its last release. */
export interface Position {
  createdAt: string;
  id: string;
}

/**
 * What a partner may read: for each product offered to it the newest release, and those that were the newest
 * since the offer was made.
 */
const visible = `
  select r.content || jsonb_build_object('id', r.id, 'productId', r.product_id, 'number', r.number,
           'validFrom', r.valid_from::text, 'validUntil', r.valid_until::text) as release,
         r.created_at as "createdAt", r.deprecated_at as "deprecatedAt",
         array(select earlier.id::text from ca_product_releases earlier
                where earlier.project_id = r.project_id and earlier.product_id = r.product_id
                  and earlier.number < r.number order by earlier.number desc) as "precedingIds"
    from ca_product_releases r
    join pact_partner_offers o on o.partner_id = $1 and o.product_id = r.product_id
                              and o.project_id = r.project_id
   where r.project_id = $2 and (r.deprecated_at is null or r.deprecated_at > o.offered_at)`;

const oneQuery = `${visible} and r.id = $3`;

const pageQuery = `${visible}
     and ($3::boolean is not true
          or r.product_id = any ($4::uuid[])
             and lower(r.content ->> 'issuer') || ':' || r.product_id = any ($5::text[])
          or lower(r.content -> 'values' ->> 'partNumber') = any ($6::text[])
             and lower((r.content ->> 'issuer') || ':' || (r.content -> 'values' ->> 'partNumber')) = any ($7::text[])
          or r.content -> 'values' ->> 'gtin' = any ($18::text[]))
     and ($8::text[] is null
          or 'urn:pact:' || lower(r.content ->> 'issuer') || ':company-id:' || r.project_id = any ($8::text[]))
     and ($9::text[] is null
          or 'urn:pact:productclassification:un-cpc:' || nullif(r.content -> 'values' ->> 'cpc', '')
            = any ($9::text[])
          or 'urn:pact:productclassification:hs:' || nullif(r.content -> 'values' ->> 'customsCode', '')
            = any ($9::text[]))
     and ($10::text[] is null or upper(r.content -> 'values' ->> 'country') = any ($10::text[]))
     and ($11::timestamptz is null or (r.valid_from::timestamp at time zone 'UTC' <= $11::timestamptz
          and (r.valid_until + 1)::timestamp at time zone 'UTC' >= $11::timestamptz))
     and ($12::timestamptz is null or r.valid_from::timestamp at time zone 'UTC' > $12::timestamptz)
     and ($13::timestamptz is null or (r.valid_until + 1)::timestamp at time zone 'UTC' < $13::timestamptz)
     and ($14::boolean is null or (r.deprecated_at is null) = $14::boolean)
     and ($15::timestamptz is null or (r.created_at, r.id) > ($15::timestamptz, $16::uuid))
   order by r.created_at, r.id limit $17`;

type Row = {
  release: Omit<ProductRelease, 'createdAt' | 'createdBy' | 'deprecatedAt' | 'precedingIds'>;
} & Pick<ProductRelease, 'createdAt' | 'deprecatedAt' | 'precedingIds'>;

const toRelease = ({ release, ...rest }: Row): ProductRelease => ({ ...release, ...rest, createdBy: null });

const lower = (urns: readonly string[] | undefined) => urns?.map((urn) => urn.toLowerCase()) ?? null;
const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name);
const withIssuer = (all: readonly { issuer: string; name: string }[]) =>
  all.map(({ issuer, name }) => `${issuer}:${name}`);

type Reader = Pick<Partner, 'id' | 'projectId'>;

/** Undefined if the partner may not read it, or if it does not exist. */
export async function findFootprint(
  db: Queryable,
  { id: partnerId, projectId }: Reader,
  id: string,
): Promise<ProductRelease | undefined> {
  const [row] = await db.query<Row>(oneQuery, [partnerId, projectId, id]);
  return row && toRelease(row);
}

/** The oldest first. */
export async function findFootprints(
  db: Queryable,
  { id: partnerId, projectId }: Reader,
  { filter, after, limit }: { filter: FootprintFilter; after?: Position | undefined; limit: number },
): Promise<ProductRelease[]> {
  const { productIds, companyIds, classifications, geographies, validOn, validAfter, validBefore, status } =
    filter;
  const named = readProductUrns(lower(productIds) ?? []);
  const rows = await db.query<Row>(pageQuery, [
    ...[partnerId, projectId, productIds !== undefined],
    ...[namesOf(named.products), withIssuer(named.products)],
    ...[namesOf(named.partNumbers), withIssuer(named.partNumbers)],
    ...[lower(companyIds), lower(classifications), geographies ?? null],
    ...[validOn ?? null, validAfter ?? null, validBefore ?? null, status ? status === 'Active' : null],
    ...[after?.createdAt ?? null, after?.id ?? null, limit, named.gtins],
  ]);
  return rows.map(toRelease);
}
