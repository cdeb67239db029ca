-- The second factor of accounts of the embedded realm (decision 041).

create table second_factors (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('passkey', 'codes')),
  name text not null,
  -- Of a passkey; binary values in base64url.
  credential_id text unique,
  public_key text,
  counter bigint,
  transports jsonb,
  -- Of an app that shows codes: its secret in base32, and the time step of the last code that was taken.
  secret text,
  last_step bigint,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  check ((kind = 'passkey') = (credential_id is not null and public_key is not null and counter is not null)),
  check ((kind = 'codes') = (secret is not null))
);
create index second_factors_account on second_factors (account_id);

-- `code_hash` is a SHA-256 digest of a code of 80 random bits; a code that was used is removed.
create table recovery_codes (
  account_id uuid not null references accounts on delete cascade,
  code_hash text not null,
  primary key (account_id, code_hash)
);

-- What is remembered between two pages of a sign-in under way: who gave the right password, the challenge that a
-- passkey has to sign, the secret of codes that nobody has confirmed yet.
create table sign_in_steps (
  uid text not null,
  kind text not null,
  value jsonb not null,
  expires_at timestamptz not null,
  primary key (uid, kind)
);
create index sign_in_steps_expiry on sign_in_steps (expires_at);

-- Failures of one-time codes are remembered for longer than those of passwords; null: a quarter of an hour.
alter table sign_in_failures add column forget_at timestamptz;
