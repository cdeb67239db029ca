-- What the accounts of a project cover, and what they are compared with. Without a row nothing is chosen yet.
create table ca_boundaries (
  project_id integer primary key references projects on delete cascade,
  approach text check (approach in ('operational-control', 'financial-control', 'equity-share')),
  -- Null: as the company profile says.
  fiscal_year_start smallint check (fiscal_year_start between 1 and 12),
  base_year smallint,
  recalculation_threshold double precision not null default 5 check (recalculation_threshold between 0 and 100),
  responsible_name text not null default '',
  responsible_function text not null default '',
  responsible_email text not null default '',
  -- Exclusion in core/contracts/ca-boundary.ts.
  exclusions jsonb not null default '[]',
  version integer not null default 1
);

-- The boundary that the results of a year were calculated in (FrozenBoundary in core/contracts/ca-boundary.ts); null in
-- results of before.
alter table ca_years add column boundary jsonb;
