-- People change at the same time as others change them: each write raises the version of the person.
alter table users
  add column version integer not null default 1,
  add column theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
  add column email_notifications boolean not null default true;

-- Who was removed from a project lately: a call with a token that is still valid is told so. `email_hash` is a
-- SHA-256 digest.
create table removed_users (
  email_hash text primary key,
  project_id integer not null references projects on delete cascade,
  removed_at timestamptz not null default now()
);

-- Who changed what. `hash` covers the entry and the hash of the one before it; `audit_heads` says how many there
-- are and where the chain ends, and orders those who write at once.
create table audit_heads (
  project_id integer primary key references projects on delete cascade,
  entries integer not null default 0,
  hash text not null default ''
);

create table audit_entries (
  project_id integer not null references projects on delete cascade,
  number integer not null,
  at timestamptz(3) not null,
  actor text not null,
  area text not null,
  action text not null,
  subject text not null,
  -- Not jsonb: the text is hashed as it was written.
  changes json not null,
  hash text not null,
  primary key (project_id, number)
);
create index audit_entries_by_area on audit_entries (project_id, area, number desc);

-- Devices on which people of the embedded realm are signed in; `uid` is that of the session in `oidc_payloads`.
create table session_devices (
  uid text primary key,
  account_id uuid not null references accounts on delete cascade,
  user_agent text not null default '',
  signed_in_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index session_devices_by_account on session_devices (account_id);

-- What is announced when the product is relaunched, once to every person. `texts`: locale to title and content.
create table relaunch_campaigns (
  version text primary key check (version <> ''),
  relaunch_date date not null,
  is_active boolean not null default true,
  video_url text not null default '',
  texts jsonb not null check (texts ? 'en'),
  published_at timestamptz not null default now()
);

create table relaunch_views (
  campaign_version text not null references relaunch_campaigns on delete cascade,
  user_id uuid not null references users on delete cascade,
  viewed_at timestamptz not null default now(),
  primary key (campaign_version, user_id)
);
