-- Invoices that were taken, each once: by seller, number and the year of issue. `bills` is what its lines became, with
-- the records that hold them; of an invoice that another one replaces it is kept, and counts again when that one goes.
create table ca_invoices (
  project_id integer not null references projects on delete cascade,
  seller text not null check (seller <> ''),
  number text not null check (number <> ''),
  issued_in smallint not null,
  replaces text,
  import_id uuid not null,
  bills jsonb not null check (jsonb_typeof(bills) = 'array'),
  primary key (project_id, seller, number, issued_in),
  foreign key (project_id, import_id) references ca_imports on delete cascade
);
create index ca_invoices_by_import on ca_invoices (project_id, import_id);
