-- A sustainability report (VSME) of a year. Its values are merged one by one, so each keeps the version that set it.
create table sustainability_reports (
  project_id integer not null references projects on delete cascade,
  year smallint not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  updated_by text not null default '',
  version integer not null default 1,
  primary key (project_id, year)
);

-- kind 'value': `name` is a concept of the taxonomy, `member` the row or column of its table (else empty). kind
-- 'omission': `name` is a section that is left out, `value` why. A value that was taken back is null.
create table sustainability_values (
  project_id integer not null,
  year smallint not null,
  kind text not null check (kind in ('value', 'omission')),
  name text not null,
  member text not null default '',
  value jsonb,
  version integer not null,
  primary key (project_id, year, kind, name, member),
  foreign key (project_id, year) references sustainability_reports on delete cascade
);
