-- What a purchase from a supplier that shares figures of its own was calculated with, and what else there was
-- (UsedFigures in core/contracts/ca-supplier-figures.ts); null for all other rows.
alter table ca_emission_results add column figures jsonb;

-- Which figure a person wants a supplier's purchases of a year to be calculated with. It is nobody's but the company's:
-- the supplier's column is no `company_project_id`, by which its own export would find the row.
create table ca_figure_choices (
  project_id integer not null references projects on delete cascade,
  year smallint not null,
  company_id integer not null,
  -- Null: the best there is.
  method text check (method in ('supplier-allocated', 'supplier-intensity', 'spend-based')),
  version integer not null default 1,
  primary key (project_id, year, company_id)
);
