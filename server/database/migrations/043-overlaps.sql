-- What people have answered to the question whether purchases of a sector hold what is entered as an activity, too.
create table ca_overlaps (
  project_id integer not null references projects on delete cascade,
  year smallint not null,
  sector_id integer not null,
  answer text not null check (answer in ('separate', 'accepted')),
  primary key (project_id, year, sector_id)
);
