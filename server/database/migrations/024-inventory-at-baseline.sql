-- By which rules a year's results were calculated: core/contracts/ca-provenance.ts tells what each number means.
alter table ca_years add column method_version smallint not null default 1;

-- Rows are listed by what the inventory counts: purchases at their baseline.
drop index ca_emission_results_by_size;
create index ca_emission_results_by_size
  on ca_emission_results (project_id, year desc, (remaining_kg + saved_kg) desc, id);

-- Category of the Corporate Value Chain Standard, 1 to 15; null outside scope 3 and in results of before.
alter table ca_emission_results add column category smallint check (category between 1 and 15);
