import { isWholeTable } from '../database/partitions';
import type { Queryable } from '../lib/database';

/**
 * A table of the product, with the statements that copy its rows. The database generates them from its
 * catalogue and quotes the names; every value is copied in its text form, as in PostgreSQL's own dump.
 */
export interface Table {
  name: string;
  /** Rows can have several megabytes each: they contain files, or what an import has changed. */
  hasLargeRows: boolean;
  /** Opens the cursor `rows` over every row, as `row`: a JSON array of texts and nulls. */
  open: string;
  /** Returns a row if the table has one. */
  probe: string;
  /**
   * Expects a JSON array of such rows as `$1`; as `jsonb`, because reading a value from `json` parses its row
   * from the start each time.
   */
  insert: string;
  disableTriggers: string;
  enableTriggers: string;
  /** In the order of the rows' values. */
  columns: string[];
  /** The statements for the rows of one project, if the table has a project column. */
  ofProject: ProjectStatements | null;
}

export interface ProjectStatements {
  /** Like `open`, for the rows of the project in the setting `transfer.project`. */
  open: string;
  /** Expects the project as `$1`. */
  remove: string;
  /** Returns the newest `version` of the project `$1`; null where rows have no relevant version. */
  newest: string | null;
  /** Adds `$2` to every version of the project `$1`. */
  raise: string | null;
  /** Makes the database number new rows above those of the project `$1`; null where it numbers none. */
  numberAbove: string | null;
}

const tablesQuery = `select relname as name, bool_or(type = 'bytea') or relname = 'ca_imports' as "hasLargeRows",
            format('declare rows no scroll cursor for select to_json(array[%s])::text as row from %s',
              string_agg(text, ', ' order by attnum), place) as open,
            format('select from %s limit 1', place) as probe,
            format('insert into %s (%s) select %s from jsonb_array_elements($1::jsonb) as line', place,
              string_agg(quote_ident(attname), ', ' order by attnum),
              string_agg(format('(line ->> %s)::%s', index, type), ', ' order by attnum)) as insert,
            format('alter table %s disable trigger user', place) as "disableTriggers",
            format('alter table %s enable trigger user', place) as "enableTriggers",
            array_agg(attname::text order by attnum) as columns,
            case when bool_or(attname = 'project_id') then json_build_object(
              'open', format('declare rows no scroll cursor for select to_json(array[%s])::text as row from %s
                              where project_id = current_setting(''transfer.project'')::integer',
                string_agg(text, ', ' order by attnum), place),
              'remove', format('delete from %s where project_id = $1', place),
              'newest', case when bool_or(counts) then
                format('select coalesce(max(version), 0) as version from %s where project_id = $1', place) end,
              'raise', case when bool_or(counts) then
                format('update %s set version = version + $2 where project_id = $1', place) end,
              'numberAbove', max(format('select setval(%1$s, max(%2$I)) from %3$s where project_id = $1
                                         having max(%2$I) > coalesce(pg_sequence_last_value(%1$s), 0)',
                format('pg_get_serial_sequence(%L, %L)::regclass', place, attname), attname, place))
                filter (where attidentity <> '')
            ) end as "ofProject"
       from (select c.relname, c.oid::regclass as place, a.attname, a.attnum, a.attidentity, format('%I::text', a.attname) as text,
                    row_number() over (partition by c.oid order by a.attnum) - 1 as index,
                    format_type(a.atttypid, a.atttypmod) as type,
                    a.attname = 'version' and a.atttypid = 'integer'::regtype as counts
               from pg_class c join pg_attribute a on a.attrelid = c.oid
              where c.relnamespace = current_schema()::regnamespace and ${isWholeTable}
                and c.relname not in ('schema_migrations', 'signals', 'unpartitioned_tables')
                and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
      group by relname, place order by relname`;

/**
 * Every table except those of migrations, signals and pending partitioning, which are specific to this
 * database; each after those it refers to.
 */
export async function findTables(db: Queryable): Promise<Table[]> {
  const tables = await db.query<Table>(tablesQuery, []);
  return inOrder(tables, await findReferences(db));
}

interface Reference {
  from: string;
  to: string;
}

function findReferences(db: Queryable): Promise<Reference[]> {
  return db.query<Reference>(
    `select f.relname as from, t.relname as to
       from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and f.oid <> t.oid and k.connamespace = current_schema()::regnamespace`,
    [],
  );
}

function inOrder(tables: Table[], references: Reference[]): Table[] {
  const ordered: Table[] = [];
  let rest = tables;
  while (rest.length > 0) {
    const waiting = new Set(rest.map(({ name }) => name));
    const next = rest.filter(
      ({ name }) => !references.some(({ from, to }) => from === name && waiting.has(to)),
    );
    if (next.length === 0) throw new Error(`These tables refer to each other: ${[...waiting].join(', ')}.`);
    ordered.push(...next);
    rest = rest.filter((table) => !next.includes(table));
  }
  return ordered;
}
