-- Addresses of other systems that are told what happens in a company (decision 077).
create table webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  project_id integer not null references projects on delete cascade,
  name text not null,
  address text not null,
  events text[] not null,
  is_active boolean not null default true,
  -- Why it was switched off by itself.
  off_reason text check (off_reason in ('gone', 'failing')),
  off_at timestamptz(3),
  -- Of the first failure since the last success.
  failing_since timestamptz(3),
  delivered_at timestamptz(3),
  -- One server at a time calls an endpoint. After this another takes it over.
  claimed_until timestamptz(3),
  created_at timestamptz(3) not null default now(),
  created_by text not null
);
create unique index webhook_endpoints_by_name on webhook_endpoints (project_id, lower(name));

-- The newest one, and the one before it for a day.
create table webhook_secrets (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  secret_sealed text not null,
  made_at timestamptz(3) not null default now(),
  ends_at timestamptz(3)
);
create index webhook_secrets_by_endpoint on webhook_secrets (endpoint_id);

-- Events that are to be told, and for 30 days what came of it.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  type text not null,
  body text not null,
  created_at timestamptz(3) not null default now(),
  -- Null: there is no next one.
  next_attempt_at timestamptz(3),
  first_attempt_at timestamptz(3),
  attempted_at timestamptz(3),
  attempts integer not null default 0,
  delivered_at timestamptz(3),
  status integer,
  fault text,
  answer text not null default ''
);
create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where next_attempt_at is not null;
create index webhook_deliveries_by_endpoint on webhook_deliveries (endpoint_id, created_at desc);
create index webhook_deliveries_by_age on webhook_deliveries (created_at);
