-- A ticket opens one socket, within seconds, on whichever server process. `ticket_hash` is a SHA-256 digest.
create table realtime_tickets (
  ticket_hash text primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
create index realtime_tickets_by_expiry on realtime_tickets (expires_at);
create index realtime_tickets_by_user on realtime_tickets (user_id);
