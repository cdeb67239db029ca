-- Footprints that are asked of partners. The id is that of the event, which is delivered as others are.
create table pact_asked (
  id uuid not null,
  project_id integer not null,
  partner_id uuid not null,
  product_ids jsonb not null,
  comment text not null,
  asked_at timestamptz(3) not null default now(),
  state text not null default 'open' check (state in ('open', 'fulfilled', 'rejected')),
  answered_at timestamptz(3),
  -- Names of the products whose footprints were sent, or why none was.
  answer text,
  primary key (id),
  foreign key (project_id, partner_id) references pact_partners (project_id, id) on delete cascade
);

create index pact_asked_by_project on pact_asked (project_id, asked_at desc);
create index pact_asked_by_partner on pact_asked (partner_id);

-- When a footprint came as an answer: it is there although the partner's list may not have it.
alter table pact_received add column sent_at timestamptz(3);
