-- Why an event was not delivered at the last attempt: the fault, and what the partner's system responded, if it did.
alter table pact_deliveries add column failed_at timestamptz(3), add column fault text, add column status smallint,
  add column answer text;

create index pact_deliveries_undelivered on pact_deliveries (project_id, partner_id) where delivered_at is null;
