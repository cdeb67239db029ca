-- The third-party verification of a year's account, as the company states it: provider, level of assurance, and the
-- figures verified (StatedVerification in core/contracts/ca-verifications.ts). Null once withdrawn; the row keeps the
-- version.
create table ca_verifications (
  project_id integer not null references projects on delete cascade,
  year smallint not null,
  statement jsonb,
  version integer not null default 1,
  primary key (project_id, year)
);
