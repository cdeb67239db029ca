import type { Queryable } from '../../lib/database';

/** A segment as a supplier once submitted it to a customer. */
interface SubmittedPerformance {
  linkingId: string;
  sector: string;
  country: string;
  /** The year its answers refer to; the year of the submission if that is missing or in the future. */
  year: number;
  /** Percent; null where no measure was answered. */
  performance: number | null;
  submittedAt: string;
}

// The recorded submissions contain what was submitted when; the segments themselves contain what was
// submitted before recording began. A supplier may have thousands of linkings to one customer: each of its
// segments is looked up once for all of them.
const query = `
  with own as (
    select id, requester_project_id as customer, supplier_project_id as supplier from linkings
     where id = any ($1::uuid[]) and supplier_project_id is not null
  ), asked as (
    select customer, supplier, requested_sector as sector, requested_country as country,
           max(last_submitted_at) as last_submitted_at, array_agg(l.id) as ids
      from (select distinct customer, supplier from own) pair
      join linkings l on l.requester_project_id = customer and l.supplier_project_id = supplier
                     and l.status = 'accepted'
     group by 1, 2, 3, 4
  ), submitted as (
    select customer, supplier, sector, country, s.submitted as part, s.submitted_at
      from asked
      join business_segments s on s.project_id = supplier and s.sector_code = sector and s.country_code = country
     where s.submitted is not null and s.submitted_at <= last_submitted_at
    union all
    select customer, supplier, sector, country, segment, k.submitted_at
      from asked
      join submissions k on k.project_id = supplier and k.linking_ids && ids
     cross join jsonb_array_elements(k.segments) segment
     where segment ->> 'sectorCode' = sector and segment ->> 'countryCode' = country
  ), figures as (
    select distinct customer, supplier, sector, country, submitted_at as "submittedAt",
           (part #>> '{performance,today}')::double precision as performance,
           least(extract(year from submitted_at), coalesce((
             select (answer ->> 'value')::numeric from jsonb_array_elements(part -> 'BusinessSegmentAnswers') answer
              where answer ->> 'questionId' = 'dataYear' and jsonb_typeof(answer -> 'value') = 'number'),
             extract(year from submitted_at)))::integer as year
      from submitted
     where part -> 'performance' is not null
  )
  select own.id::text as "linkingId", sector, country, "submittedAt", performance, year
    from own join figures using (customer, supplier)`;

/**
 * What the suppliers of these linkings have submitted to the requesting customer, in every sector and country
 * that it requested; submissions to others do not count.
 */
export function findPerformances(
  db: Queryable,
  linkingIds: readonly string[],
): Promise<readonly SubmittedPerformance[]> {
  return linkingIds.length === 0 ? Promise.resolve([]) : db.query<SubmittedPerformance>(query, [linkingIds]);
}
