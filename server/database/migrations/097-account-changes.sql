-- Changes to people's accounts in a Keycloak, written by the transaction that causes them and carried out after it:
-- a slow Keycloak holds no transaction. Those of one address are carried out in order.
create table account_changes (
  id bigint generated always as identity primary key,
  email text not null,
  -- What to do, with its data.
  change jsonb not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index account_changes_by_email on account_changes (email, id);
