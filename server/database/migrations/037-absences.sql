-- What there is none of, by scope and category of scope 3, each with its reason (Absence in
-- core/contracts/ca-boundary.ts).
alter table ca_boundaries add column absences jsonb not null default '[]';
