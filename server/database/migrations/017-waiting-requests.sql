-- Requests to an address that nobody has taken up: every page that shows requests asks for them now and then.
create index linkings_waiting on linkings (supplier_email) where supplier_project_id is null;
