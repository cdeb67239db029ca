-- Sessions that ended while access tokens of theirs may still be good: calls and sockets that carry one are refused.
-- `sid` is the claim of the token, which opens nothing by itself.
create table ended_sessions (
  sid text primary key,
  ended_at timestamptz not null default now()
);
create index ended_sessions_by_age on ended_sessions (ended_at);

create function notify_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', new.sid);
  return null;
end $$;
create trigger session_ended after insert on ended_sessions
  for each row execute function notify_session_ended();

-- A ticket belongs to the session that asked for it; null where the token named none.
alter table realtime_tickets add column sid text;
