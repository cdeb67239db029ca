-- A provider that ends all sessions of a person may name only one of them. A row with `tokens_before` speaks of a person
-- (`sid` is then the claim `sub`): access tokens issued before are refused, and the app asks the provider for another,
-- which only a session that lives gets.
alter table ended_sessions add column tokens_before timestamptz(0);

create or replace function notify_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', concat_ws(' ', new.sid, extract(epoch from new.tokens_before)::bigint));
  return null;
end $$;
drop trigger session_ended on ended_sessions;
create trigger session_ended after insert or update on ended_sessions
  for each row execute function notify_session_ended();

-- Whose token it was, and when it was issued; null in tickets of a server before this migration.
alter table realtime_tickets add column subject text, add column token_issued_at timestamptz(0);
