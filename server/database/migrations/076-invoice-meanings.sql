-- What an item of a seller means, as somebody of the company has said: asked once, a suggestion afterwards.
create table ca_invoice_meanings (
  project_id integer not null references projects on delete cascade,
  key text not null check (key <> ''),
  becomes text not null check (becomes in ('bill', 'priceOnly', 'spend')),
  activity_id integer,
  primary key (project_id, key),
  check ((becomes = 'bill') = (activity_id is not null))
);
