-- What an amount is the sum of, in the order in which it was entered: a list of bills, each with its id, period, amount
-- and unit as billed, evidence and note. Empty where the record is one amount.
alter table ca_activity_data
  add column bills jsonb not null default '[]'::jsonb check (jsonb_typeof(bills) = 'array');
