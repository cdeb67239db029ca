import type { InputField, InputFields } from '../../../../core/carbon/inputs/input-fields';

interface Statements {
  /** `$1` project, `$2` records as a JSON list, `$3` the person if the table stores authors. */
  insert: string;
  update: string;
}

/**
 * The statements that write records of one kind, from one to ten thousand together: ten thousand separate
 * statements take half a minute. An insert skips existing records; an update keeps missing fields.
 * @param returning columns of the result
 */
export function inputStatements(
  table: string,
  fields: InputFields,
  keepsAuthors: boolean,
  returning: string,
): Statements {
  const all = Object.entries(fields);
  const given = `json_to_recordset($2::json) as g (id uuid, ${list(all, (name, { type }) => `"${name}" ${type}`)})`;
  const changes = all.filter(([, { isFixed }]) => !isFixed);
  return {
    insert: `
      insert into ${table} as r (project_id, id, ${list(all, columnOf)}${keepsAuthors ? ', created_by, updated_by' : ''})
      select $1::integer, coalesce(id, gen_random_uuid()), ${list(all, valueIn)}
             ${keepsAuthors ? ', $3::text, $3::text' : ''}
        from ${given} on conflict do nothing returning ${returning}`,
    update: `
      update ${table} r
         set ${list(changes, assignment)}, ${keepsAuthors ? 'updated_by = $3::text, ' : ''}updated_at = now(),
             version = r.version + 1
        from ${given} where r.project_id = $1::integer and r.id = g.id returning ${returning}`,
  };
}

/** Each field under its own name, for a `select` from the table as `r`. */
export const selectFields = (fields: InputFields): string =>
  list(Object.entries(fields), (name, { column }) => `r.${column} as "${name}"`);

/** The columns that a copy of a year takes over besides the year, with this table prefix. */
export const copiedColumns = (fields: InputFields, table: '' | `${string}.` = ''): string =>
  list(
    Object.entries(fields).filter(([, { column, isOfYear }]) => column !== 'year' && !isOfYear),
    (_name, { column }) => `${table}${column}`,
  );

const valueIn = (name: string, { isList }: InputField) =>
  isList ? `coalesce("${name}", '[]'::jsonb)` : `"${name}"`;

const columnOf = (_name: string, { column }: InputField) => column;

const assignment = (name: string, { column, isNullable }: InputField) =>
  `${column} = ${isNullable ? `g."${name}"` : `coalesce(g."${name}", r.${column})`}`;

const list = (fields: [string, InputField][], write: (name: string, field: InputField) => string): string =>
  fields.map(([name, field]) => write(name, field)).join(', ');
