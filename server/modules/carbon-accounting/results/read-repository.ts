import type { ChangeTerm } from '../../../../core/carbon/report/year-change';
import type { Factor, FactorSource } from '../../../../core/carbon/factors/factor';
import { fuelAndEnergy } from '../../../../core/carbon/inputs/scope-3-categories';
import { kgPerTon } from '../../../../core/carbon/calculation/totals';
import type { EmissionResult, EmissionResultQuery } from '../../../../core/contracts/ca-emission-results';
import type { YearReport } from '../../../../core/contracts/ca-years';
import type { Queryable } from '../../../lib/database';
import type { RowRange } from '../../../lib/paging';
import type { ActivityCatalog } from '../records/activity-catalog';
import { findBook } from '../factors/factor-books';
import { countryNameOf, gridElectricityIds, sectorByCode, sectorById } from '../records/reference-data';

type Row = Pick<
  EmissionResult,
  | 'id'
  | 'year'
  | 'scope'
  | 'scopeDetails'
  | 'category'
  | 'inTotals'
  | 'businessUnit'
  | 'countryCode'
  | 'activityId'
  | 'supplierIdFrontend'
  | 'supplierName'
  | 'supplierLinkingStatus'
  | 'supplierLinkingPerformance'
  | 'supplierLinkingBusinessSegmentSector'
  | 'supplierLinkingBusinessSegmentCountry'
  | 'inputId'
  | 'purchase'
  | 'money'
  | 'figures'
  | 'amount'
  | 'unit'
  | 'notes'
  | 'dataQuality'
  | 'uncertaintyPercent'
  | 'needsRecalculation'
  | 'methodVersion'
  | 'createdAt'
> & { sectorId: number | null; factor: Factor; remainingKg: number; savedKg: number };

interface Filter extends Omit<EmissionResultQuery, 'page' | 'pageSize'> {
  projectId: number;
}

const condition = `r.project_id = $1 and ($2::smallint is null or r.year = $2)
  and ($3::smallint is null or r.scope = $3) and ($4::integer is null or r.sector_id = $4)
  and ($5::text is null or r.supplier_id = $5) and ($6::text is null or r.country = $6)
  and ($7::integer is null or r.activity_id = $7)`;

/** Used by no sector, so an unknown code finds nothing. */
const noSector = 0;

function filterValues({ projectId, year, scope, sector, supplier, country, activity }: Filter): unknown[] {
  const sectorId = sector === undefined ? null : (sectorByCode(sector)?.id ?? noSector);
  return [
    projectId,
    year ?? null,
    scope ?? null,
    sectorId,
    supplier ?? null,
    country ?? null,
    activity ?? null,
  ];
}

const pageQuery = `select r.id::text as id, r.year, scope, method as "scopeDetails", category, in_totals as "inTotals",
            business_unit as "businessUnit", country as "countryCode", activity_id as "activityId",
            sector_id as "sectorId", supplier_id as "supplierIdFrontend", supplier_name as "supplierName",
            linking_status as "supplierLinkingStatus", performance as "supplierLinkingPerformance",
            linking_sector as "supplierLinkingBusinessSegmentSector",
            linking_country as "supplierLinkingBusinessSegmentCountry", input_id as "inputId",
            case when turnover_thsd_usd is not null then json_build_object(
              'turnoverInThsdUSD', turnover_thsd_usd, 'spendShareOfTurnover', spend_share,
              'shareOfInput', sector_share, 'shareOfSectorInput', supplier_share) end as purchase,
            case when turnover_thsd_usd is not null then y.money end as money,
            figures - 'company' || jsonb_build_object('isShared', case when method = 'supplier-specific' then exists (
              select from ca_product_offers o
               where o.project_id = (figures ->> 'company')::integer and o.customer_project_id = r.project_id
                 and o.product_id = (figures -> 'product' ->> 'productId')::uuid)
            else exists (
              select from ca_shared_figures s
               where s.project_id = (figures ->> 'company')::integer and s.customer_project_id = r.project_id
                 and s.year = (figures ->> 'year')::smallint) end) as figures, amount, unit,
            factor, notes, data_quality as "dataQuality", uncertainty as "uncertaintyPercent",
            remaining_kg as "remainingKg", saved_kg as "savedKg", y.calculated_at as "createdAt",
            y.needs_recalculation as "needsRecalculation", y.method_version as "methodVersion"
       from (select * from ca_emission_results r where ${condition}
              order by year desc, (remaining_kg + saved_kg) desc, id limit $8 offset $9) r
       join ca_used_factors f on f.id = r.factor_id
       join ca_years y on y.project_id = r.project_id and y.year = r.year
      order by r.year desc, (remaining_kg + saved_kg) desc, r.id`;

/** A page of results: the newest year first, and its largest row first. */
export async function findResults(
  db: Queryable,
  filter: Filter,
  { limit, offset }: RowRange,
): Promise<EmissionResult[]> {
  const rows = await db.query<Row>(pageQuery, [...filterValues(filter), limit, offset]);
  const { activities } = await findBook(db, filter.projectId);
  return rows.map((row) => toResult(row, activities));
}

const countQuery = `select count(*) as total from ca_emission_results r where ${condition}`;

export async function countResults(db: Queryable, filter: Filter): Promise<number> {
  const [row] = await db.query<{ total: number }>(countQuery, filterValues(filter));
  return row?.total ?? 0;
}

function toResult(
  { sectorId, factor, remainingKg, savedKg, ...row }: Row,
  activities: ActivityCatalog,
): EmissionResult {
  const sector = sectorId === null ? undefined : sectorById(sectorId);
  const { id, value, unit, source, year, geography } = factor;
  return {
    ...row,
    countryName: countryNameOf(row.countryCode),
    activityName: row.activityId === null ? null : (activities.find(row.activityId)?.name ?? null),
    scope3SectorCode: sector?.code ?? null,
    scope3SectorName: sector?.name ?? null,
    supplierDominantHotspotSectorId: sector?.hotspotSectorId ?? null,
    supplierDominantHotspotSectorName: sector?.hotspotSectorName ?? null,
    factor: { id, value, unit: `kg CO2e/${unit}`, ...source, year, geography, gwp: source.gwp ?? null },
    baselineEmissionsTonsCO2e: (remainingKg + savedKg) / kgPerTon,
    remainingEmissionsTonsCO2e: remainingKg / kgPerTon,
    savedEmissionsTonsCO2e: savedKg / kgPerTon,
    updatedAt: row.createdAt,
  };
}

// A large year returns tens of thousands of groups: as one text, which is far faster to read than as many
// rows.
const changeQuery = `
  with terms as (
    select case when sector_id is not null then 'sector/' || sector_id
                when method = 'market-based' and activity_id = any ($3::integer[]) then 'electricity/' || country
           end as pool,
           concat_ws('/', case when is_loss then 'market-based' else method end, activity_id, sector_id, supplier_id, country,
             -- Another figure of a supplier is another part: what comes of it is called by its cause, suppliers.
             case when method in ('supplier-specific', 'supplier-allocated', 'supplier-intensity') then factor_id end) as part,
           concat_ws('/', activity_id, sector_id, country) as subject,
           concat_ws(' ', method, factor -> 'source' ->> 'publisher', factor -> 'source' ->> 'edition') as source,
           sector_id is not null as "isBought", sum(case when is_loss then 0 else amount end) as amount, sum(remaining_kg + saved_kg) as kg
      from ca_emission_results r join ca_used_factors f on f.id = factor_id
           -- Losses belong to the part of their heat: they change with its amount and its source.
           cross join lateral (select factor ->> 'key' like 'losses%' as is_loss) as kind
     where project_id = $1 and year = $2 and in_totals
     group by 1, 2, 3, 4, 5
  )
  select coalesce(json_agg(json_build_array(coalesce(pool, part), part, subject, source, "isBought", amount, kg)), '[]') as terms
    from terms`;

type ChangeRow = [
  pool: string,
  part: string,
  subject: string,
  source: string,
  isBought: boolean,
  amount: number,
  kg: number,
];

/**
 * A year's counted results, aggregated as far as two years can be compared. Electricity of a country, and the
 * purchases of a sector, serve one purpose whatever their contract or supplier.
 */
export async function findChangeTerms(db: Queryable, projectId: number, year: number): Promise<ChangeTerm[]> {
  const [row] = await db.query<{ terms: ChangeRow[] }>(changeQuery, [projectId, year, gridElectricityIds]);
  return (row?.terms ?? []).map(([pool, part, subject, source, isBought, amount, baseKg]) => ({
    ...{ pool, part, subject, source, amount, baseKg },
    mix: isBought ? 'suppliers' : 'contracts',
  }));
}

const fewestCompanies = 5;

/** So that no quartile reveals a single company. */
const rounded = (intensity: number) => Number(intensity.toPrecision(2));

/**
 * Intensities of companies of the same industry in the year, in two significant digits; null below five
 * companies. Each company's are looked up by key, because a join might read the years of all industries.
 */
export async function findBenchmark(
  db: Queryable,
  projectId: number,
  year: number,
): Promise<YearReport['benchmark']> {
  const [row] = await db.query<NonNullable<YearReport['benchmark']>>(
    `with compared as materialized (
       select (select intensity from ca_years y where y.project_id = c.project_id and y.year = $2) as intensity
         from company_profiles c
        where c.industry_id = (select industry_id from company_profiles where project_id = $1))
     select count(intensity) as companies,
            percentile_cont(0.25) within group (order by intensity) as "lowerQuartile",
            percentile_cont(0.5) within group (order by intensity) as median,
            percentile_cont(0.75) within group (order by intensity) as "upperQuartile"
       from compared`,
    [projectId, year],
  );
  if (!row || row.companies < fewestCompanies) return null;
  const { companies, lowerQuartile, median, upperQuartile } = row;
  return {
    companies,
    lowerQuartile: rounded(lowerQuartile),
    median: rounded(median),
    upperQuartile: rounded(upperQuartile),
  };
}

/** Sources of the factors of a year's energy and of these categories of purchases, without stand-ins. */
export function findUsedSources(
  db: Queryable,
  { projectId, year }: { projectId: number; year: number },
  categories: readonly number[],
): Promise<{ source: FactorSource; isPurchase: boolean }[]> {
  return db.query(
    `select f.factor -> 'source' as source, r."isPurchase"
       from (select distinct factor_id, category is not null and category <> $3 as "isPurchase"
               from ca_emission_results
              where project_id = $1 and year = $2 and in_totals
                and (scope < 3 or category = $3 or category = any ($4::smallint[]))) r
       join ca_used_factors f on f.id = r.factor_id
      where f.factor ->> 'key' not in ('stand-in', 'supplier')`,
    [projectId, year, fuelAndEnergy, categories],
  );
}
