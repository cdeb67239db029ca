-- When an event was first tried to be delivered: it is given up a day later, however long it waited for an address.
alter table pact_deliveries add column first_try_at timestamptz(3);
