-- A supplier that owes an answer is reminded by itself this many days before the due date, once for each due date.
alter table linkings
  add column remind_days_before smallint check (remind_days_before between 1 and 60),
  add column reminded_for date;
create index linkings_with_reminder on linkings (due_on) where remind_days_before is not null;

-- The due date as a calendar file, which goes with the mail; empty for none.
alter table mails add column calendar text not null default '';
