-- The link that takes an invited supplier to a linking. A linking that has its supplier project is taken up, and
-- with it every invitation to it: that is what makes a token single-use.
create table invitations (
  id uuid primary key default gen_random_uuid(),
  linking_id uuid not null references linkings on delete cascade,
  -- SHA-256 of the token: the table opens no invitation.
  token_hash text not null unique,
  locale text not null check (locale in ('en', 'de', 'es', 'fr', 'pt', 'zh-CN')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index invitations_by_linking on invitations (linking_id);

-- How a project came about, and whether the person has their account yet.
create table registrations (
  project_id integer primary key references projects on delete cascade,
  invitation_id uuid not null unique references invitations on delete cascade,
  email text not null check (email = lower(email)),
  terms_accepted_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  account_created_at timestamptz
);

-- Whether a company of the same e-mail domain is registered.
create index users_by_email_domain on users (split_part(email, '@', 2));

-- Links to set a password; `token_hash` is a SHA-256 digest. A link that was used is deleted.
create table password_links (
  token_hash text primary key,
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index password_links_by_account on password_links (account_id);

-- Mails, written in the transaction that causes them and sent afterwards. What was sent keeps neither text nor
-- links, and is forgotten after a day.
create table mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  recipient text not null,
  locale text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0,
  -- Null once it was sent or given up.
  next_attempt_at timestamptz default clock_timestamp(),
  sent_at timestamptz
);
create index mails_due on mails (next_attempt_at) where next_attempt_at is not null;
create index mails_by_recipient on mails (recipient, kind, created_at);
create index mails_by_age on mails (created_at);

-- Servers send at once what was written, whoever wrote it.
create function notify_mail_written() returns trigger language plpgsql as $$
begin
  perform pg_notify('mail_written', '');
  return null;
end $$;

create trigger mail_written after insert on mails
  for each statement execute function notify_mail_written();
