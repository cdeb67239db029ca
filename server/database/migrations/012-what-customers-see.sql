-- What a supplier keeps from a customer, whatever that customer asks it for; core/supply-chain/withholdable-parts.ts
-- names the parts. Without a row everything is shared.
create table withheld_parts (
  project_id integer not null references projects on delete cascade,
  customer_project_id integer not null references projects on delete cascade,
  parts text[] not null check (parts <@ array['contact', 'targets', 'footprints', 'plans']),
  primary key (project_id, customer_project_id)
);

create index withheld_parts_by_customer on withheld_parts (customer_project_id);

-- A mail that could not be delivered is a part of what happened.
alter table linking_history drop constraint linking_history_what_check;
alter table linking_history add constraint linking_history_what_check
  check (what in ('invited', 'reminded', 'accepted', 'declined', 'submitted', 'mailFailed'));
