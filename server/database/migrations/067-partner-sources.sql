-- The interface of a partner's own system, which its footprints are fetched from. The secret is sealed with a key that
-- is no row of this table.
create table pact_sources (
  project_id integer not null,
  partner_id uuid not null,
  address text not null,
  client_id text not null,
  client_secret_sealed text not null,
  next_fetch_at timestamptz(3) not null default now(),
  -- A server fetches until then; another takes over afterwards.
  claimed_until timestamptz(3),
  tried_at timestamptz(3),
  -- When a list was read whole.
  fetched_at timestamptz(3),
  -- Why the last try failed.
  fault text,
  -- Footprints of the last list that were not valid: id and member.
  rejected jsonb not null default '[]',
  primary key (partner_id),
  foreign key (project_id, partner_id) references pact_partners (project_id, id) on delete cascade
);

create index pact_sources_by_next_fetch on pact_sources (next_fetch_at);

-- Footprints as they were fetched. `product_id` is ours, the same for all versions of a product.
create table pact_received (
  id uuid not null default gen_random_uuid(),
  project_id integer not null,
  partner_id uuid not null,
  pf_id uuid not null,
  product_id uuid not null,
  number integer not null,
  content jsonb not null,
  created_at timestamptz(3) not null,
  received_at timestamptz(3) not null default now(),
  -- When a newer one took its place, or the partner said so.
  deprecated_at timestamptz(3),
  -- When it stood in the partner's list no more.
  gone_at timestamptz(3),
  primary key (id),
  unique (partner_id, pf_id),
  foreign key (project_id, partner_id) references pact_partners (project_id, id) on delete cascade
);

create index pact_received_by_project on pact_received (project_id) where deprecated_at is null and gone_at is null;
