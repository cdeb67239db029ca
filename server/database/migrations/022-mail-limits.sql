-- How many mails the people of a project have caused today, by address. Apart from the mails themselves, which go
-- with a withdrawn invitation or once they were sent. `recipient_hash` is a SHA-256 digest.
create table daily_mails (
  project_id integer not null references projects on delete cascade,
  day date not null,
  recipient_hash text not null,
  mails integer not null,
  primary key (project_id, day, recipient_hash)
);

-- When the first mail about a request left this server: withdrawing it does not give the invitation back.
alter table linkings add column mailed_at timestamptz;
update linkings set mailed_at = created_at;

-- Invitations that were withdrawn after their mail had left.
alter table projects add column spent_invites integer not null default 0;
