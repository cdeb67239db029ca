-- A figure of the carbon account is shared with a customer only once somebody chooses it: `emissions` is withheld until
-- then, also where there is no row.
alter table withheld_parts drop constraint withheld_parts_parts_check;
update withheld_parts set parts = parts || '{emissions}';
alter table withheld_parts add constraint withheld_parts_parts_check
  check (parts <@ array['contact', 'targets', 'footprints', 'plans', 'emissions']);

-- How a year's emissions are allocated to customers. Without a row by turnover.
create table ca_allocation_bases (
  project_id integer not null references projects on delete cascade,
  year smallint not null,
  method text not null check (method in ('economic', 'physical')),
  -- All that was sold in the year, for the physical method; null until it is entered.
  quantity double precision check (quantity >= 0),
  unit text not null default 'kg' check (unit in ('kg', 't', 'pieces')),
  version integer not null default 1,
  primary key (project_id, year)
);

-- What was sold to a customer. It is nobody's but the company's: the customer's column is no `customer_project_id`, by
-- which its own export would find the row. It refers to nothing, since what was sold stays sold when a customer leaves.
create table ca_allocations (
  project_id integer not null references projects on delete cascade,
  year smallint not null,
  customer_id integer not null,
  customer_name text not null,
  -- As of ca_spend_volumes: thousand USD of 2022, and as typed where that was another currency.
  turnover_thsd_usd double precision check (turnover_thsd_usd >= 0),
  turnover_thsd double precision check (turnover_thsd >= 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  quantity double precision check (quantity >= 0),
  version integer not null default 1,
  primary key (project_id, year, customer_id),
  constraint ca_allocations_typed check ((turnover_thsd is null) = (currency is null))
);

-- What a company shares of a year with a customer: a copy of the account as it was then (core/contracts/
-- shared-figures.ts), which a later calculation does not change. Both companies have it in their exports.
create table ca_shared_figures (
  project_id integer not null references projects on delete cascade,
  customer_project_id integer not null references projects on delete cascade,
  year smallint not null,
  figure jsonb not null,
  -- To the millisecond, as `ca_years.calculated_at` is: the two are compared.
  shared_at timestamptz(3) not null default now(),
  primary key (project_id, customer_project_id, year)
);

create index ca_shared_figures_by_customer on ca_shared_figures (customer_project_id, project_id, year);
