import type { Queryable } from '../../plugins/database';

/** A segment as a supplier has submitted it to a customer once. */
interface SubmittedPerformance {
  linkingId: string;
  sector: string;
  country: string;
  /** That its answers refer to; without an answer, or one of the future, that of the submission. */
  year: number;
  /** Percent. */
  performance: number;
  submittedAt: string;
}

// The kept submissions tell what was submitted when; the segments themselves what stands from before these were kept.
const query = `
  with asked as (
    select own.id as linking_id, l.id, l.supplier_project_id, l.requested_sector, l.requested_country, l.last_submitted_at
      from linkings own
      join linkings l on l.requester_project_id = own.requester_project_id
                     and l.supplier_project_id = own.supplier_project_id and l.status = 'accepted'
     where own.id = any ($1::uuid[])
  ), submitted as (
    select a.linking_id, a.requested_sector as sector, a.requested_country as country,
           s.submitted as part, s.submitted_at
      from asked a
      join business_segments s on s.project_id = a.supplier_project_id and s.sector_code = a.requested_sector
                              and s.country_code = a.requested_country
     where s.submitted is not null and s.submitted_performance is not null and s.submitted_at <= a.last_submitted_at
    union all
    select a.linking_id, a.requested_sector, a.requested_country, segment, k.submitted_at
      from asked a
      join submissions k on k.project_id = a.supplier_project_id and a.id = any (k.linking_ids)
     cross join jsonb_array_elements(k.segments) segment
     where segment ->> 'sectorCode' = a.requested_sector and segment ->> 'countryCode' = a.requested_country
  )
  select distinct linking_id::text as "linkingId", sector, country, submitted_at as "submittedAt",
         (part #>> '{performance,today}')::double precision as performance,
         least(extract(year from submitted_at), coalesce((
           select (answer ->> 'value')::numeric from jsonb_array_elements(part -> 'BusinessSegmentAnswers') answer
            where answer ->> 'questionId' = 'dataYear' and jsonb_typeof(answer -> 'value') = 'number'),
           extract(year from submitted_at)))::integer as year
    from submitted
   where part #>> '{performance,today}' is not null`;

/**
 * What the suppliers of these linkings have submitted to the customer that asked, in every sector and country that it
 * asked for; what they submitted to others does not count.
 */
export function findPerformances(
  db: Queryable,
  linkingIds: readonly string[],
): Promise<readonly SubmittedPerformance[]> {
  return linkingIds.length === 0 ? Promise.resolve([]) : db.query<SubmittedPerformance>(query, [linkingIds]);
}
