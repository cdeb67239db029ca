-- What companies are compared by, read for each of an industry or a sector without the report or the answers.
alter table ca_years add column intensity double precision generated always as (
  (report ->> 'intensity')::double precision * case
    when method_version > 1 then 1
    -- Method 1 took off what suppliers save; what is compared is the baseline.
    else ((report #>> '{totals,scope1}')::double precision + (report #>> '{totals,scope2}')::double precision
          + (report #>> '{totals,scope3Baseline}')::double precision)
         / nullif((report #>> '{totals,total}')::double precision, 0)
  end) stored;

create index company_profiles_by_industry on company_profiles (industry_id);

drop index business_segments_submitted;
create index business_segments_submitted on business_segments (sector_code, project_id) include (submitted_score)
 where submitted_score is not null;
