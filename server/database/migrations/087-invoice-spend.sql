-- What was bought with an invoice otherwise than as an amount of an activity: its seller, currency and lines with the
-- year and hundredths of each. Null where there is nothing of that kind.
alter table ca_invoices add column spend jsonb check (jsonb_typeof(spend) = 'object');
