-- Pages of long lists come out of an index in their order, whatever the length of the list.

create index linkings_by_requester_newest on linkings (requester_project_id, created_at desc, id);
drop index linkings_by_requester;

create index ca_activity_data_newest on ca_activity_data (project_id, year desc, number);
drop index ca_activity_data_by_year;

create index ca_supplier_inputs_newest on ca_supplier_inputs (project_id, year desc, number);
drop index ca_supplier_inputs_by_year;
