-- Files that show where a figure was taken from. They may come before their record, which is sent when it can be, and
-- outlive it for a while, so that its removal can be undone; those without one go with a clean-up.
create table ca_evidence (
  project_id integer not null references projects on delete cascade,
  id uuid not null default gen_random_uuid(),
  record_id uuid not null,
  name text not null,
  type text not null check (type in ('pdf', 'png', 'jpeg', 'xlsx')),
  bytes integer not null,
  sha256 text not null,
  content bytea not null,
  created_by text not null,
  created_at timestamptz(3) not null default now(),
  primary key (project_id, id),
  unique (project_id, record_id, sha256)
);
