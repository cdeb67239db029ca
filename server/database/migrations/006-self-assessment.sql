-- A sector in a country that a company answers for. `answers` holds, by `question/ID` and `measure/ID`, the value
-- and the version of the segment that set it (core/assessment/merge.ts).
create table business_segments (
  id uuid primary key default gen_random_uuid(),
  project_id integer not null references projects on delete cascade,
  sector_code text not null check (sector_code <> ''),
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  -- A change to what was submitted makes it a draft again.
  status text not null default 'draft' check (status in ('draft', 'submitted')),
  -- As the customers have it: answers, score and performance with the catalogue of that day.
  submitted jsonb,
  submitted_score double precision check (submitted_score between 0 and 100),
  submitted_performance double precision check (submitted_performance between 0 and 100),
  submitted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  updated_by uuid references users on delete set null,
  version integer not null default 1,
  unique (project_id, sector_code, country_code)
);

create index business_segments_submitted on business_segments (sector_code)
  where submitted_score is not null;
create index business_segments_by_editor on business_segments (updated_by);

-- What a company answers once for all its customers; `answers` as above, by `question/ID`, `footprint/YEAR` and
-- `reduction/ID`. The version is an instant, as the wire has it.
create table company_questions (
  project_id integer primary key references projects on delete cascade,
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  status text not null default 'draft' check (status in ('draft', 'submitted')),
  answered_on date not null default current_date,
  submitted jsonb,
  submitted_at timestamptz(3),
  updated_by uuid references users on delete set null,
  version timestamptz(3) not null default now()
);
create index company_questions_by_editor on company_questions (updated_by);

-- What was submitted, when, by whom and to which requests. Never changed.
create table submissions (
  id uuid primary key default gen_random_uuid(),
  project_id integer not null references projects on delete cascade,
  submitted_at timestamptz(3) not null,
  submitted_by uuid references users on delete set null,
  catalogue_version text not null,
  linking_ids uuid[] not null,
  company jsonb,
  segments jsonb not null
);
create index submissions_by_project on submissions (project_id, submitted_at);
create index submissions_by_person on submissions (submitted_by);
