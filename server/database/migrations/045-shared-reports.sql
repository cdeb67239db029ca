-- A sustainability report that a customer sees: a copy (core/contracts/shared-report.ts), which a later change leaves
-- as it is. None until somebody chooses. Both companies have it in their exports.
create table shared_reports (
  project_id integer not null references projects on delete cascade,
  customer_project_id integer not null references projects on delete cascade,
  year smallint not null,
  report jsonb not null,
  shared_at timestamptz(3) not null default now(),
  primary key (project_id, customer_project_id, year)
);

create index shared_reports_by_customer on shared_reports (customer_project_id, project_id, year);
