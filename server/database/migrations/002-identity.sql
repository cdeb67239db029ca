-- The embedded identity provider: who can sign in, its keys, and what it remembers between two requests.

create table accounts (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  locale text not null,
  -- Null until the person has set a password.
  password_hash text,
  -- Demo accounts: their password is public, so it opens nothing from another machine.
  loopback_only boolean not null default false,
  created_at timestamptz not null default now(),
  password_changed_at timestamptz
);

-- Signing and cookie keys, made at the first start.
create table identity_secrets (
  name text primary key,
  value jsonb not null,
  created_at timestamptz not null default now()
);

-- Sessions, sign-ins under way, grants and tokens. `id` is a SHA-256 digest: the table opens no session.
create table oidc_payloads (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  expires_at timestamptz not null,
  consumed_at timestamptz,
  primary key (model, id)
);
create index oidc_payloads_grant on oidc_payloads (grant_id) where grant_id is not null;
create index oidc_payloads_uid on oidc_payloads (model, uid) where uid is not null;
create index oidc_payloads_expiry on oidc_payloads (expires_at);

-- Failed sign-ins by account and by network address; `subject` is a SHA-256 digest of either.
create table sign_in_failures (
  subject text primary key,
  failures integer not null,
  last_at timestamptz not null,
  locked_until timestamptz not null
);
