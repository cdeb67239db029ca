-- A request may ask for footprints of products, too.
alter table linkings drop constraint linkings_wanted;
alter table linkings add constraint linkings_wanted
  check (wanted <@ array['selfAssessment', 'emissions', 'productFootprints'] and cardinality(wanted) > 0);
