-- Files that show where the values of a disclosure were taken from. They go with their report.
create table sustainability_evidence (
  project_id integer not null,
  year smallint not null,
  id uuid not null default gen_random_uuid(),
  disclosure text not null,
  name text not null,
  type text not null check (type in ('pdf', 'png', 'jpeg', 'xlsx')),
  bytes integer not null,
  sha256 text not null,
  content bytea not null,
  created_by text not null,
  created_at timestamptz(3) not null default now(),
  primary key (project_id, id),
  unique (project_id, year, disclosure, sha256),
  foreign key (project_id, year) references sustainability_reports on delete cascade
);
