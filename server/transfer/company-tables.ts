import { compareCodes } from '../../core/compare/compare-codes';
import { isWholeTable } from '../database/partitions';
import type { Queryable } from '../lib/database';

/** The part of a table that belongs to one company. */
export interface CompanyTable {
  name: string;
  columns: { name: string; type: string }[];
  /** Opens the cursor `company` over the rows of the project in the setting `export.project`. */
  open: string;
  /** The column that contains a file, if there is one. */
  file: string | undefined;
}

interface Column {
  table: string;
  name: string;
  type: string;
  /** The table and the column referenced by a single-column key. */
  parent: string | null;
  parentColumn: string | null;
}

/**
 * Secrets that open an account or an invitation are never exported, nor mails, which contain such links, nor their
 * recipients, who may be colleagues of the person that the company knows.
 */
const isSecret = (table: string, column: string) =>
  /(^|_)(token|password|secret)(_|$)/.test(column) ||
  (table === 'mails' && ['recipient', 'text_body', 'html_body', 'calendar', 'off_url'].includes(column));
const project = `current_setting('export.project')::integer`;
const isProject = ({ name }: Column) => /(^|_)project_id$/.test(name);

/**
 * Every table with data of a company, found in the catalogue of the database so that a new one is not
 * forgotten: `projects` itself, those that name a project, and those that refer to one of these.
 */
export async function findCompanyTables(db: Queryable): Promise<CompanyTable[]> {
  const byTable = new Map<string, Column[]>();
  for (const column of await findColumns(db))
    byTable.set(column.table, [...(byTable.get(column.table) ?? []), column]);
  const conditions = new Map([['projects', `id = ${project}`]]);
  for (const [table, columns] of byTable) {
    const named = columns.filter(isProject).map(({ name }) => `${name} = ${project}`);
    if (named.length > 0) conditions.set(table, named.join(' or '));
  }
  for (let before = 0; before < conditions.size;) {
    before = conditions.size;
    for (const [table, columns] of byTable) {
      const link = columns.find(
        ({ parent }) => parent !== null && parent !== table && conditions.has(parent),
      );
      if (link && !conditions.has(table)) conditions.set(table, throughParent(link, conditions));
    }
  }
  return [...conditions]
    .map(([name, condition]) => describe(name, condition, byTable.get(name) ?? []))
    .sort((a, b) => compareCodes(a.name, b.name));
}

/**
 * A request belongs to both companies; its dependent data, such as mails and history, to the requesting one.
 */
function throughParent({ name, parent, parentColumn }: Column, conditions: Map<string, string>): string {
  const condition =
    parent === 'linkings' ? `requester_project_id = ${project}` : conditions.get(parent ?? '');
  return `${name} in (select ${parentColumn} from ${parent} where ${condition})`;
}

function describe(table: string, condition: string, columns: readonly Column[]): CompanyTable {
  const shown = columns.filter(({ name }) => !isSecret(table, name));
  const list = shown.map(({ name }) => name).join(', ');
  return {
    name: table,
    open: `declare company no scroll cursor for select ${list} from ${table} where ${condition}`,
    columns: shown.filter(({ type }) => type !== 'bytea').map(({ name, type }) => ({ name, type })),
    file: shown.find(({ type }) => type === 'bytea')?.name,
  };
}

const columnsQuery = `select c.relname as table, quote_ident(a.attname) as name, format_type(a.atttypid, a.atttypmod) as type,
            p.relname as parent, quote_ident(pa.attname) as "parentColumn"
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum]
       left join pg_class p on p.oid = k.confrelid
       left join pg_attribute pa on pa.attrelid = k.confrelid and pa.attnum = k.confkey[1]
      where c.relnamespace = current_schema()::regnamespace and ${isWholeTable}
      order by c.relname, a.attnum`;

const findColumns = (db: Queryable) => db.query<Column>(columnsQuery, []);
