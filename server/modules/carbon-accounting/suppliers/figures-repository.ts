import { oldestIntensity, type FigureMethod } from '../../../../core/terms/figure-methods';
import { groupBy } from '../../../../core/collections/group-by';
import type { SupplierFigures } from '../../../../core/carbon/inputs/year-inputs';
import type { FigureToShare } from '../../../../core/contracts/shared-figures';
import type { SupplierNews } from '../../../../core/contracts/ca-years';
import type { Queryable } from '../../../lib/database';

interface OfYear {
  projectId: number;
  year: number;
}

interface Row extends Omit<SupplierFigures, 'shared' | 'choice'> {
  /** Null for a supplier that offers products but does not share its account. */
  figure: FigureToShare | null;
  sharedAt: string | null;
  choice: FigureMethod | null;
}

const figuresQuery = `
  select l.id::text as "linkingId", c.project_id as company, c.country, f.figure, f.shared_at as "sharedAt",
         h.method as choice
    from linkings l
    join company_profiles c on c.project_id = l.supplier_project_id
    left join ca_shared_figures f on f.project_id = c.project_id and f.customer_project_id = $1
                                 and f.year between $2 - ${oldestIntensity} and $2
    left join ca_figure_choices h on h.project_id = $1 and h.year = $2 and h.company_id = c.project_id
   where l.requester_project_id = $1 and l.status = 'accepted' and l.id = any ($3::uuid[])
     and (f.project_id is not null
          or c.project_id in (select project_id from ca_product_offers where customer_project_id = $1))`;

/**
 * Figures shared by the suppliers of these linkings that a year can be calculated with, and the choice for
 * each.
 */
export async function findFigures(
  db: Queryable,
  { projectId, year }: OfYear,
  linkingIds: readonly string[],
): Promise<ReadonlyMap<string, SupplierFigures>> {
  if (linkingIds.length === 0) return new Map();
  const rows = await db.query<Row>(figuresQuery, [projectId, year, linkingIds]);
  const figures = [...groupBy(rows, ({ linkingId }) => linkingId)].flatMap(
    ([linkingId, [first, ...others]]): [string, SupplierFigures][] => {
      if (!first) return [];
      const { company, country, choice } = first;
      const shared = [first, ...others].flatMap(({ figure, sharedAt }) =>
        figure && sharedAt !== null ? [{ ...figure, sharedAt }] : [],
      );
      return [[linkingId, { linkingId, company, country, shared, choice: choice ?? undefined }]];
    },
  );
  return new Map(figures);
}

const maxNews = 50;

// Suppliers are identified by their linking or by their number: separate joins for both, so that each can be
// hashed.
const newsQuery = `
  with shared as (
    select l.id::text as linking, trim(l.supplier_number) as number, l.supplier_name as name
      from ca_shared_figures f
      join linkings l on l.supplier_project_id = f.project_id and l.requester_project_id = $1 and l.status = 'accepted'
     where f.customer_project_id = $1 and f.year between $2 - ${oldestIntensity} and $2
       and f.shared_at > (select calculated_at from ca_years where project_id = $1 and year = $2)
       and not exists (select from ca_shared_figures n where n.project_id = f.project_id
                          and n.customer_project_id = $1 and n.year > f.year and n.year <= $2)
  ), bought as (
    select lower(supplier_id) as linking, trim(supplier_id) as number from ca_supplier_inputs
     where project_id = $1 and year = $2
  ), news as (
    select s.linking, s.name, 'newer' as what from shared s join bought b on b.linking = s.linking
    union select s.linking, s.name, 'newer' from shared s join bought b on b.number = s.number
     where s.number <> '' and not exists (select from linkings o
       where o.requester_project_id = $1 and trim(o.supplier_number) = s.number and o.id::text <> s.linking)
    union select figures ->> 'linkingId', supplier_name, case when o.product_id is null then 'withdrawn' else 'newer' end
      from ca_emission_results r
      left join ca_product_offers o on o.customer_project_id = $1 and o.project_id = (figures ->> 'company')::integer
                                   and o.product_id = (figures -> 'product' ->> 'productId')::uuid
     where r.project_id = $1 and r.year = $2 and method = 'supplier-specific'
       and not exists (select from ca_product_releases n where n.project_id = o.project_id
                          and n.id = (figures -> 'product' ->> 'releaseId')::uuid and n.deprecated_at is null)
    union select figures ->> 'linkingId', supplier_name, 'withdrawn' from ca_emission_results r
     where project_id = $1 and year = $2 and method in ('supplier-allocated', 'supplier-intensity')
       and not exists (select from ca_shared_figures f where f.project_id = (r.figures ->> 'company')::integer
                          and f.customer_project_id = $1 and f.year = (r.figures ->> 'year')::smallint)
  )
  select linking as "linkingId", name as "supplierName", what from news order by name, linking limit ${maxNews}`;

/** What suppliers have shared or withdrawn since a year was calculated. */
export function findSupplierNews(db: Queryable, { projectId, year }: OfYear): Promise<SupplierNews[]> {
  return db.query<SupplierNews>(newsQuery, [projectId, year]);
}
