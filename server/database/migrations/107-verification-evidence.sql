-- The verifier's statement on the account of a year, as files. They stay when the verification is withdrawn.
create table ca_verification_evidence (
  project_id integer not null,
  year smallint not null,
  id uuid not null default gen_random_uuid(),
  name text not null,
  type text not null check (type in ('pdf', 'png', 'jpeg', 'xlsx', 'xml')),
  bytes integer not null,
  sha256 text not null,
  content bytea not null,
  created_by text not null,
  created_at timestamptz(3) not null default now(),
  primary key (project_id, id),
  unique (project_id, year, sha256),
  foreign key (project_id, year) references ca_verifications on delete cascade
);
