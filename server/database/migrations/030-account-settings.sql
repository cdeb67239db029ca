-- Two people may change how accounts are kept: a change names the version that it was made on.
alter table ca_settings add column version integer not null default 1;
