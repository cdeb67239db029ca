-- The verifier's statement as customers got it with a figure: a copy of each shared file, under the id that it has among
-- the evidence of the verification, however many customers have it. Shared figures name the files (`figure ->
-- 'statement'`). It has no key to the evidence, since a customer keeps what the company removes later.
create table ca_shared_statements (
  project_id integer not null references projects on delete cascade,
  id uuid not null,
  name text not null,
  type text not null check (type in ('pdf', 'png', 'jpeg', 'xlsx', 'xml')),
  bytes integer not null,
  content bytea not null,
  primary key (project_id, id)
);

-- A file goes with the last figure that names it: when sharing stops, when an update is shared without it, and when a
-- customer is erased.
create function forget_shared_statement() returns trigger language plpgsql as $$
begin
  delete from ca_shared_statements s
   where s.project_id = old.project_id
     and old.figure -> 'statement' @> jsonb_build_array(jsonb_build_object('id', s.id))
     and not exists (select from ca_shared_figures f
                      where f.project_id = s.project_id
                        and f.figure -> 'statement' @> jsonb_build_array(jsonb_build_object('id', s.id)));
  return null;
end $$;

create trigger shared_figures_forget_statement after update or delete on ca_shared_figures
  for each row when (old.figure ? 'statement') execute function forget_shared_statement();
