-- Footprints that partners ask for by event (PACT), each event once.
create table pact_requests (
  id uuid not null default gen_random_uuid(),
  project_id integer not null,
  partner_id uuid not null,
  event_id text not null,
  source text not null,
  -- As the event says them.
  criteria jsonb not null,
  received_at timestamptz(3) not null default now(),
  state text not null default 'open' check (state in ('open', 'fulfilled', 'rejected')),
  answered_at timestamptz(3),
  -- Of a product that the answer names, or why there is none.
  answer text,
  delivery_id uuid,
  primary key (id),
  unique (partner_id, source, event_id),
  foreign key (project_id, partner_id) references pact_partners (project_id, id) on delete cascade
);

create index pact_requests_by_project on pact_requests (project_id, received_at desc);

-- Events that wait to be delivered to the system of a partner.
create table pact_deliveries (
  id uuid not null default gen_random_uuid(),
  project_id integer not null,
  partner_id uuid not null,
  event jsonb not null,
  created_at timestamptz(3) not null default now(),
  next_try_at timestamptz(3) not null default now(),
  tries integer not null default 0,
  delivered_at timestamptz(3),
  abandoned_at timestamptz(3),
  primary key (id),
  foreign key (project_id, partner_id) references pact_partners (project_id, id) on delete cascade
);

create index pact_deliveries_by_next_try on pact_deliveries (next_try_at)
  where delivered_at is null and abandoned_at is null;

-- When the system of a partner last told of footprints that are new.
alter table pact_partners add column news_at timestamptz(3);
