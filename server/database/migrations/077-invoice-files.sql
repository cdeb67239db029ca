-- Invoices as XML are evidence, too.
alter table ca_evidence drop constraint ca_evidence_type_check;
alter table ca_evidence add check (type in ('pdf', 'png', 'jpeg', 'xlsx', 'xml'));
alter table sustainability_evidence drop constraint sustainability_evidence_type_check;
alter table sustainability_evidence add check (type in ('pdf', 'png', 'jpeg', 'xlsx', 'xml'));

-- The files that came with an invoice: they go when it is taken back.
alter table ca_invoices add column evidence uuid[] not null default '{}';
