-- Footprints of bought parts that a company has asked for: a supplier by its linking, or a partner in another system by
-- an event. Product and line are those it was asked from, and may be gone by now.
create table ca_asked_footprints (
  project_id integer not null references projects on delete cascade,
  id uuid not null,
  product_id uuid not null,
  line_id uuid not null,
  linking_id uuid references linkings on delete cascade,
  event_id uuid references pact_asked on delete cascade,
  part text not null,
  part_number text not null,
  comment text not null,
  asked_at timestamptz(3) not null default now(),
  asked_by text not null,
  primary key (id),
  check (num_nonnulls(linking_id, event_id) = 1)
);

create index ca_asked_footprints_by_project on ca_asked_footprints (project_id, asked_at desc);
create index ca_asked_footprints_by_linking on ca_asked_footprints (linking_id);
create index ca_asked_footprints_by_event on ca_asked_footprints (event_id);
