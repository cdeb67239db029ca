-- Tables that grow with every company are partitioned by project (decision 085). Statements stay as they are, and so do
-- names, columns and triggers; a key or an index without the project begins with it.

-- Tables that are to be partitioned and hold too much for a migration: `npm run cli -- partition` copies them while the
-- product runs.
create table unpartitioned_tables (
  table_name text primary key,
  -- `copying`: every write goes into the copy, too. `replaced`: what the copy has replaced is to be removed.
  state text not null default 'waiting' check (state in ('waiting', 'copying', 'replaced')),
  -- The key of the last row that was copied, null before the first.
  copied_to jsonb,
  copied bigint not null default 0
);

create function columns_of_key(place regclass) returns text[] language sql stable as $$
  select array_agg(a.attname::text order by k.position)
    from pg_index i cross join unnest(i.indkey) with ordinality as k (number, position)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
   where i.indrelid = place and i.indisprimary
$$;

-- Writes what has just been written into the partitioned copy as well. A row that has not been copied yet is not there
-- to be removed, and is copied as it is then.
create function mirror_to_partitions() returns trigger language plpgsql as $$
declare
  copy text := tg_argv[0];
  key text := (select string_agg(quote_ident(part), ', ') from unnest(columns_of_key(copy::regclass)) as part);
begin
  if tg_op <> 'INSERT' then
    execute format('delete from %I where project_id = any (array(select distinct project_id from removed))
      and (%s) in (select %2$s from removed)', copy, key);
  end if;
  if tg_op <> 'DELETE' then
    execute format('insert into %I select * from added', copy);
  end if;
  return null;
end $$;

-- Makes the empty copy of a table, and has every write from now on written there, too.
create function begin_partitions(name text) returns void language plpgsql as $$
declare
  copy text := name || '_partitioned';
  key text[] := columns_of_key(name::regclass);
  each record;
begin
  perform from unpartitioned_tables where table_name = name and state = 'waiting' for update;
  if not found then
    return;
  end if;
  if exists (select from pg_constraint where confrelid = name::regclass) then
    raise exception 'another table refers to %: its reference has to name the project', name;
  end if;
  execute format('create table %I (like %I including all excluding indexes) partition by hash (project_id)', copy, name);
  for remainder in 0 .. 15 loop
    execute format('create table %I partition of %I for values with (modulus 16, remainder %s)',
      name || '_' || remainder, copy, remainder);
  end loop;
  if not 'project_id' = any (key) then
    key := array_prepend('project_id', key);
  end if;
  for each in
    select c.relname, i.indisunique, i.indisprimary,
           regexp_replace(substring(pg_get_indexdef(c.oid) from ' USING .*'), '\(',
             case when a.attname is null then '(project_id, ' else '(' end) as definition
      from pg_index i join pg_class c on c.oid = i.indexrelid
      left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey) and a.attname = 'project_id'
     where i.indrelid = name::regclass
  loop
    if each.indisprimary then
      execute format('alter table %I add constraint %I primary key (%s)', copy, each.relname || '_new',
        (select string_agg(quote_ident(part), ', ') from unnest(key) as part));
    else
      execute format('create %s index %I on %I %s', case when each.indisunique then 'unique' else '' end,
        each.relname || '_new', copy, each.definition);
    end if;
  end loop;
  for each in
    select grantee, privilege_type from pg_class c cross join aclexplode(c.relacl)
     where c.oid = name::regclass and grantee <> c.relowner
  loop
    execute format('grant %s on %I to %s', each.privilege_type, copy,
      case each.grantee when 0 then 'public' else each.grantee::regrole::text end);
  end loop;
  -- Last, since it is these that wait for writers, and writers for them.
  for each in
    select conname, pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = name::regclass and contype = 'f'
  loop
    execute format('alter table %I add constraint %I %s', copy, each.conname, each.definition);
  end loop;
  execute format('create trigger partitions_added after insert on %I referencing new table as added
    for each statement execute function mirror_to_partitions(%L)', name, copy);
  execute format('create trigger partitions_changed after update on %I referencing old table as removed
    new table as added for each statement execute function mirror_to_partitions(%L)', name, copy);
  execute format('create trigger partitions_removed after delete on %I referencing old table as removed
    for each statement execute function mirror_to_partitions(%L)', name, copy);
  update unpartitioned_tables set state = 'copying' where table_name = name;
end $$;

-- Copies the next rows in the order of the key and answers with their number, 0 when all are there. Those rows cannot be
-- changed meanwhile; one that somebody else is changing is waited for, and is there already when its turn comes.
create function copy_to_partitions(name text, most integer) returns integer language plpgsql as $$
declare
  key text := (select string_agg(quote_ident(part), ', ') from unnest(columns_of_key(name::regclass)) as part);
  done jsonb;
  beyond text := 'true';
  rows integer;
  last_key jsonb;
begin
  select copied_to into done from unpartitioned_tables where table_name = name and state = 'copying' for update;
  if not found then
    return 0;
  end if;
  if done is not null then
    select format('(%s) > (%s)', key, string_agg(format('%L::%s', done ->> (k.position::integer - 1),
             format_type(a.atttypid, a.atttypmod)), ', ' order by k.position)) into beyond
      from unnest(columns_of_key(name::regclass)) with ordinality as k (part, position)
      join pg_attribute a on a.attrelid = name::regclass and a.attname = k.part;
  end if;
  execute format(
    'with batch as materialized (select * from %1$I where %2$s order by %3$s limit %4$s for share),
          copied as (insert into %5$I select * from batch on conflict do nothing)
     select count(*), (select jsonb_build_array(%3$s) from batch order by (%3$s) desc limit 1) from batch',
    name, beyond, key, most, name || '_partitioned') into rows, last_key;
  if rows > 0 then
    update unpartitioned_tables set copied_to = last_key, copied = copied + rows where table_name = name;
  end if;
  return rows;
end $$;

-- Whether the copy, if there is one, holds what the table holds, as one moment shows them.
create function are_partitions_equal(name text) returns boolean language plpgsql as $$
declare
  sum_of text := '(select row(count(*), sum(hashtextextended(t::text, 0)::numeric)) from %I t)';
  equal boolean := true;
begin
  perform from unpartitioned_tables where table_name = name and state = 'copying' for update;
  if not found then
    return equal;
  end if;
  execute format('select ' || sum_of || ' = ' || sum_of, name, name || '_partitioned') into equal;
  return equal;
end $$;

-- Puts the copy in the place of the table, which is kept under another name: everybody waits for this, and nothing is
-- copied. A copy that is read at one moment (server/transfer) holds `schema_migrations`: after that moment, a table that
-- takes the place of another would seem empty to it.
create function use_partitions(name text) returns void language plpgsql as $$
declare
  copy text := name || '_partitioned';
  old text := name || '_unpartitioned';
  moved text[];
  each record;
begin
  perform from unpartitioned_tables where table_name = name and state = 'copying' for update;
  if not found then
    return;
  end if;
  execute format('lock table schema_migrations, %I, %I in access exclusive mode', name, copy);
  for each in select t.tgname from pg_trigger t where tgrelid = name::regclass and tgfoid = 'mirror_to_partitions'::regproc loop
    execute format('drop trigger %I on %I', each.tgname, name);
  end loop;
  select array_agg(pg_get_triggerdef(oid)) into moved from pg_trigger where tgrelid = name::regclass and not tgisinternal;
  for each in
    select attname as column, pg_get_serial_sequence(name, attname)::regclass as place,
           (select relname from pg_class where oid = pg_get_serial_sequence(name, attname)::regclass) as sequence,
           pg_get_serial_sequence(copy, attname) as new
      from pg_attribute where attrelid = name::regclass and attidentity <> '' and not attisdropped
  loop
    execute format('select setval(%L, last_value, is_called) from %s', each.new, each.place);
    execute format('alter table %I alter %I drop identity', name, each.column);
    execute format('alter sequence %s rename to %I', each.new, each.sequence);
  end loop;
  for each in select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = name::regclass loop
    execute format('alter index %I rename to %I', each.relname, each.relname || '_old');
    execute format('alter index %I rename to %I', each.relname || '_new', each.relname);
  end loop;
  execute format('alter table %I rename to %I', name, old);
  execute format('alter table %I rename to %I', copy, name);
  for number in 1 .. coalesce(array_length(moved, 1), 0) loop
    execute moved[number];
  end loop;
  update unpartitioned_tables set state = 'replaced' where table_name = name;
end $$;

-- Removes what `use_partitions` has kept. For itself, since what the table refers to is locked for it: who holds one and
-- waits for the other could be waited for by those who write.
create function drop_unpartitioned(name text) returns void language plpgsql as $$
declare
  old text := name || '_unpartitioned';
  referred text;
begin
  perform from unpartitioned_tables where table_name = name and state = 'replaced' for update;
  if not found then
    return;
  end if;
  select string_agg(distinct confrelid::regclass::text, ', ') into referred
    from pg_constraint where contype = 'f' and conrelid = old::regclass;
  if referred is not null then
    execute 'lock table ' || referred || ' in access exclusive mode';
  end if;
  execute format('drop table %I', old);
  delete from unpartitioned_tables where table_name = name;
end $$;

-- Removes copies that are being made: a migration that follows may change the table, which its copy would not know of.
create function abandon_copies() returns void language plpgsql as $$
declare
  each record;
begin
  for each in select table_name as name from unpartitioned_tables where state = 'copying' for update loop
    execute format('drop trigger partitions_added on %I', each.name);
    execute format('drop trigger partitions_changed on %I', each.name);
    execute format('drop trigger partitions_removed on %I', each.name);
    execute format('drop table %I', each.name || '_partitioned');
    update unpartitioned_tables set state = 'waiting', copied_to = null, copied = 0 where table_name = each.name;
  end loop;
end $$;

-- To be called by a migration that wants tables partitioned: small ones are at once, the others are noted down. Servers
-- may be running: who holds a table and wants another of them is let past.
create function partition_by_project(variadic names text[]) returns void language plpgsql as $$
declare
  small text[] := array(select name from unnest(names) as name where pg_table_size(name::regclass) <= 8 * 1024 * 1024);
  timeout text := current_setting('lock_timeout');
  needed text;
  name text;
begin
  insert into unpartitioned_tables (table_name) select unnest(names);
  if small = '{}' then
    return;
  end if;
  select string_agg(distinct place::text, ', ') into needed from (
    select part::regclass as place from unnest(small) as part
    union all select confrelid::regclass from pg_constraint where contype = 'f' and conrelid = any (small::regclass[])) as places;
  perform set_config('lock_timeout', '100ms', true);
  loop
    begin
      execute format('lock table schema_migrations, %s in access exclusive mode', needed);
      exit;
    exception when lock_not_available or deadlock_detected then
      perform pg_sleep(0.5);
    end;
  end loop;
  perform set_config('lock_timeout', timeout, true);
  foreach name in array small loop
    perform begin_partitions(name);
    while copy_to_partitions(name, 10000) > 0 loop
    end loop;
    perform use_partitions(name);
    perform drop_unpartitioned(name);
    execute format('analyze %I', name);
  end loop;
end $$;

select partition_by_project('ca_emission_results', 'ca_activity_data', 'ca_supplier_inputs', 'audit_entries');
