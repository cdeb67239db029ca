-- How many records a project has of each kind in each year, since a page says how many there are in all: counted
-- anew for every page, they are what makes a page of a long list dear.

create table ca_record_counts (
  project_id integer not null references projects on delete cascade,
  -- Where the records are.
  table_name text not null,
  year smallint not null,
  records integer not null,
  primary key (project_id, table_name, year)
);

insert into ca_record_counts (project_id, table_name, year, records)
select project_id, 'ca_activity_data', year, count(*) from ca_activity_data group by project_id, year
union all
select project_id, 'ca_spend_volumes', year, count(*) from ca_spend_volumes group by project_id, year
union all
select project_id, 'ca_spend_distributions', year, count(*) from ca_spend_distributions group by project_id, year
union all
select project_id, 'ca_supplier_inputs', year, count(*) from ca_supplier_inputs group by project_id, year;

-- Only what is more makes a row: the records of a project that is deleted go after it.
create function add_to_record_count(project integer, place text, in_year smallint, more integer) returns void
language plpgsql as $$
begin
  if more > 0 then
    insert into ca_record_counts as c (project_id, table_name, year, records) values (project, place, in_year, more)
    on conflict (project_id, table_name, year) do update set records = c.records + more;
  elsif more < 0 then
    update ca_record_counts c set records = c.records + more
     where c.project_id = project and c.table_name = place and c.year = in_year;
  end if;
end $$;

-- Years come in order, so that of two who change several of them neither waits for the other.
create function keep_record_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_to_record_count(project_id, tg_table_name, year, records)
       from (select project_id, year, count(*)::integer as records from added
              group by project_id, year order by project_id, year) as change;
  elsif tg_op = 'DELETE' then
    perform add_to_record_count(project_id, tg_table_name, year, -records)
       from (select project_id, year, count(*)::integer as records from removed
              group by project_id, year order by project_id, year) as change;
  else
    perform add_to_record_count(project_id, tg_table_name, year, records)
       from (select project_id, year, sum(record)::integer as records
               from (select project_id, year, 1 as record from added
                     union all select project_id, year, -1 from removed) as moved
              group by project_id, year having sum(record) <> 0 order by project_id, year) as change;
  end if;
  return null;
end $$;

create trigger activity_data_added after insert on ca_activity_data
  referencing new table as added for each statement execute function keep_record_counts();
create trigger activity_data_removed after delete on ca_activity_data
  referencing old table as removed for each statement execute function keep_record_counts();
create trigger activity_data_moved after update on ca_activity_data
  referencing old table as removed new table as added for each statement execute function keep_record_counts();

create trigger spend_volumes_added after insert on ca_spend_volumes
  referencing new table as added for each statement execute function keep_record_counts();
create trigger spend_volumes_removed after delete on ca_spend_volumes
  referencing old table as removed for each statement execute function keep_record_counts();
create trigger spend_volumes_moved after update on ca_spend_volumes
  referencing old table as removed new table as added for each statement execute function keep_record_counts();

create trigger spend_distributions_added after insert on ca_spend_distributions
  referencing new table as added for each statement execute function keep_record_counts();
create trigger spend_distributions_removed after delete on ca_spend_distributions
  referencing old table as removed for each statement execute function keep_record_counts();
create trigger spend_distributions_moved after update on ca_spend_distributions
  referencing old table as removed new table as added for each statement execute function keep_record_counts();

create trigger supplier_inputs_added after insert on ca_supplier_inputs
  referencing new table as added for each statement execute function keep_record_counts();
create trigger supplier_inputs_removed after delete on ca_supplier_inputs
  referencing old table as removed for each statement execute function keep_record_counts();
create trigger supplier_inputs_moved after update on ca_supplier_inputs
  referencing old table as removed new table as added for each statement execute function keep_record_counts();
