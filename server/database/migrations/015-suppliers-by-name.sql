-- What is bought from a supplier is looked up by its names, whatever the number of suppliers and of purchases.

create index ca_supplier_inputs_by_supplier on ca_supplier_inputs (
  (project_id::text || ' ' || year::text || ' ' || lower(trim(supplier_id)))
);

create index linkings_by_number on linkings ((requester_project_id::text || ' ' || trim(supplier_number)));
