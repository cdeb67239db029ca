-- What has happened that people want to know while the product is not open (decision 079). Kept for 30 days.
create table notifications (
  id bigint generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  -- Of core/notifications/topics.ts.
  event text not null,
  -- The name of a company or a file.
  subject text not null,
  due_on date,
  -- For one person alone; null for everybody of the project.
  user_id uuid references users on delete cascade,
  -- An address that a mail of its own has told: its summary leaves it out.
  told text not null default '',
  -- What must not be told twice.
  key text,
  created_at timestamptz(3) not null default now(),
  unique (project_id, key)
);
create index notifications_by_time on notifications (created_at);
create index notifications_of_project on notifications (project_id, id);

-- What a person has chosen; without a row, what core/notifications/topics.ts says.
create table notification_choices (
  user_id uuid primary key references users on delete cascade,
  pushed text[] not null,
  mailed text[] not null,
  quiet_from text,
  quiet_to text,
  time_zone text not null default 'UTC',
  check ((quiet_from is null) = (quiet_to is null))
);

-- The daily summary: the last day, in the person's time zone, and what it reached. `off_key` switches it off.
create table notification_summaries (
  user_id uuid primary key references users on delete cascade,
  day date not null,
  last_id bigint not null,
  off_key uuid not null unique default gen_random_uuid()
);

-- Browsers that take pushes (RFC 8030), each with the keys that encrypt for it (RFC 8291); told in the
-- language of the person.
create table push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  user_agent text not null default '',
  created_at timestamptz(3) not null default now(),
  last_sent_at timestamptz(3),
  -- Nothing is sent before: a server is at it, it has just been sent to, or its push service wants to wait.
  not_before timestamptz(3) not null default now(),
  -- Since the last that arrived.
  tries integer not null default 0,
  -- Why the last has not: of core/contracts/notifications.ts.
  fault text
);
create index push_devices_of_user on push_devices (user_id);

create table push_messages (
  device_id uuid not null references push_devices on delete cascade,
  notification_id bigint not null references notifications on delete cascade,
  primary key (device_id, notification_id)
);
create index push_messages_of_notification on push_messages (notification_id);

create function notify_push_written() returns trigger language plpgsql as $$
begin
  if exists (select from written) then
    perform pg_notify('push_written', '');
  end if;
  return null;
end $$;

create trigger push_written after insert on push_messages
  referencing new table as written
  for each statement execute function notify_push_written();

-- Switches the summary off with one press (RFC 8058); empty for mails that have none.
alter table mails add column off_url text not null default '';
