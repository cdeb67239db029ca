-- Other systems of a company that call the API (decision 076). One that is revoked stays, for its name.
create table api_clients (
  id uuid primary key default gen_random_uuid(),
  project_id integer not null references projects on delete cascade,
  name text not null,
  -- With spaces between them, as OAuth writes them.
  scopes text not null,
  -- The last day on which it may call, in UTC.
  expires_on date,
  secret_hash text not null,
  -- Rises with every secret: a token of the one before is worth nothing.
  secret_version integer not null default 1,
  secret_made_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  created_by text not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create unique index api_clients_by_name on api_clients (project_id, lower(name)) where revoked_at is null;

-- Who edited or submitted is a user or a client.
alter table business_segments drop constraint business_segments_updated_by_fkey;
alter table company_questions drop constraint company_questions_updated_by_fkey;
alter table submissions drop constraint submissions_submitted_by_fkey;

-- The name of a user or a client, by id; null for nobody.
create function editor_name(editor uuid) returns text
  language sql stable
  as $$
    select coalesce(
      (select full_name(first_name, last_name) from users where id = editor),
      (select name from api_clients where id = editor))
  $$;

-- The name of an author: of a user of the project, by e-mail address, or of a client; null for somebody else.
create function author_name(project integer, author text) returns text
  language sql stable
  as $$
    select case
      when author like 'api-client:%' then substr(author, 12)
      else (select full_name(first_name, last_name) from users where project_id = project and email = author)
    end
  $$;
