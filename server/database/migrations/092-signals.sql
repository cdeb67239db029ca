-- What servers tell each other, written with the data it speaks of and kept for five minutes or more (decision 082). A
-- server reads what the snapshot of its last reading did not show: the transaction counts, not the order of the ids.
create table signals (
  id bigint generated always as identity primary key,
  channel text not null,
  payload text not null,
  written_by xid8 not null default pg_current_xact_id()
);
create index signals_by_transaction on signals (written_by);

-- NOTIFY takes a lock of the whole database at the commit. Where something else tells the servers, the connection that
-- has written is told instead, and tells them when it is done; INFO reaches it whatever it wants to hear.
create function tell_of_signals() returns trigger language plpgsql as $$
begin
  if current_setting('signals.told_by', true) = 'writer' then
    raise info 'signals';
  else
    perform pg_notify('signals', '');
  end if;
  return null;
end $$;

create trigger signals_written after insert on signals
  for each statement execute function tell_of_signals();

create or replace function notify_membership_changed() returns trigger language plpgsql as $$
begin
  insert into signals (channel, payload) values ('membership_changed', '');
  return null;
end $$;

create or replace function notify_mail_written() returns trigger language plpgsql as $$
begin
  insert into signals (channel, payload) values ('mail_written', '');
  return null;
end $$;

create or replace function notify_push_written() returns trigger language plpgsql as $$
begin
  insert into signals (channel, payload) select 'push_written', '' where exists (select from written);
  return null;
end $$;

create or replace function notify_session_ended() returns trigger language plpgsql as $$
begin
  insert into signals (channel, payload)
  values ('session_ended', concat_ws(' ', new.sid, extract(epoch from new.tokens_before)::bigint));
  return null;
end $$;
