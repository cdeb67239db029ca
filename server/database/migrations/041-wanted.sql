-- What a customer asks a supplier for. Until now that was the self-assessment.
alter table linkings add column wanted text[] not null default '{selfAssessment}'
  constraint linkings_wanted check (wanted <@ array['selfAssessment', 'emissions'] and cardinality(wanted) > 0);
