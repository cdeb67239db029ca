-- How many footprints of a partner could not be imported; `rejected` names the first of them.
alter table pact_sources add column rejected_count integer not null default 0;
update pact_sources set rejected_count = jsonb_array_length(rejected);
