-- Activities that operators add with factor sets. A key keeps its number and its unit in every set, so that what was
-- entered means the same under the next one.
create table ca_own_activities (
  id integer primary key generated always as identity (start with 100001),
  key text not null unique,
  unit text not null
);
alter table ca_factor_sets add column activities jsonb not null default '[]';
