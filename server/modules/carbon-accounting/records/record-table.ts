import type { InputField, InputFields } from '../../../../core/carbon/inputs/input-fields';
import type { Queryable } from '../../../lib/database';
import type { RowRange } from '../../../lib/paging';
import { inputStatements, selectFields } from './input-statements';

/** The fields of a list as stored in a record. */
export type InputOf<Fields extends InputFields> = {
  -readonly [Name in keyof Fields as Fields[Name] extends { isNullable: true } ? never : Name]: TypeOf<
    Fields[Name]
  >;
} & {
  -readonly [Name in keyof Fields as Fields[Name] extends { isNullable: true } ? Name : never]?: TypeOf<
    Fields[Name]
  > | null;
};
type TypeOf<Field extends InputField> = Field['type'] extends 'text' | 'uuid'
  ? string
  : Field['type'] extends 'jsonb'
    ? readonly object[]
    : number;

export interface Writer {
  projectId: number;
  /** E-mail. */
  person: string;
}

/** A record that was written together with others. */
export interface Written {
  id: string;
  version: number;
}

/** Records of a project in one table, in wire format. */
export interface RecordTable<Row, Input = object> {
  /** In the order of creation; of all years or of one. */
  findPage(
    db: Queryable,
    projectId: number,
    page: RowRange & { year: number | undefined },
  ): Promise<{ rows: Row[]; total: number }>;
  findAllOfYear(db: Queryable, projectId: number, year: number): Promise<Row[]>;
  findOne(db: Queryable, projectId: number, id: string): Promise<Row | undefined>;
  /** Locked until the transaction ends. */
  lockOne(tx: Queryable, projectId: number, id: string): Promise<Row | undefined>;
  /** The existing ones, locked in the order of their ids. */
  lockMany(tx: Queryable, projectId: number, ids: readonly string[]): Promise<Row[]>;
  /**
   * Undefined on a conflict: a record with this id, or about the same.
   * @param record with a `formerNumber`, it gets the place of a removed one, if that is free
   */
  insert(
    tx: Queryable,
    by: Writer,
    record: Input & { id?: string | undefined; formerNumber?: string | undefined },
  ): Promise<Row | undefined>;
  /** Fields that are left out stay unchanged. Undefined if there is no record with this id. */
  update(
    tx: Queryable,
    by: Writer,
    record: { [Name in keyof Input]?: Input[Name] | undefined } & { id: string },
  ): Promise<Row | undefined>;
  /**
   * Many together, named like `insert` and `update`; conflicting and missing records are left out of the
   * result.
   */
  writeMany(
    tx: Queryable,
    what: 'insert' | 'update',
    by: Writer,
    records: readonly object[],
  ): Promise<Written[]>;
  /** Updates stored records and inserts the others. */
  saveMany<Saved extends { id: string }>(
    tx: Queryable,
    by: Writer,
    records: readonly Saved[],
    isStored: (record: Saved) => boolean,
  ): Promise<Written[]>;
  remove(tx: Queryable, projectId: number, id: string): Promise<void>;
  removeMany(tx: Queryable, projectId: number, ids: readonly string[]): Promise<void>;
  /** Returns how many there were. */
  removeYear(tx: Queryable, projectId: number, year: number): Promise<number>;
  count(db: Queryable, projectId: number, year: number | undefined): Promise<number>;
}

type TableName = 'ca_activity_data' | 'ca_spend_volumes' | 'ca_spend_distributions' | 'ca_supplier_inputs';

interface Options {
  /** Further columns of the result: SQL over the table as `r`. */
  shown: string;
  /** Whether the table stores who created and changed a record. */
  keepsAuthors?: true;
}

/** The records of one kind, read and written according to their list of fields. */
export function recordTable<Row extends object, Fields extends InputFields>(
  table: TableName,
  fields: Fields,
  { shown, keepsAuthors }: Options,
): RecordTable<Row, InputOf<Fields>> & { columns: string } {
  const columns = `r.id, ${selectFields(fields)}, ${shown}`;
  const one = inputStatements(table, fields, keepsAuthors === true, columns);
  const many = inputStatements(table, fields, keepsAuthors === true, 'r.id, r.version');
  const valuesOf = ({ projectId, person }: Writer, records: readonly object[]) => [
    projectId,
    JSON.stringify(records),
    ...(keepsAuthors ? [person] : []),
  ];
  const ofProject = 'r.project_id = $1';
  const ofYear = `${ofProject} and r.year = $2`;
  const counting = (which: string) => `
    select coalesce(sum(records), 0)::integer as total from ca_record_counts r
     where ${which} and table_name = '${table}'`;
  // With `r.`: a result column may have the same name, but not the order of the index.
  const paging = (which: string, [limit, offset]: [string, string]) => `
    select ${columns}, (${counting(which)}) as total from ${table} r
     where ${which} order by r.year desc, r.number limit ${limit} offset ${offset}`;
  // Separate statements: PostgreSQL would plan a common one for any year, and then read all of them.
  const pageQueries = { all: paging(ofProject, ['$2', '$3']), year: paging(ofYear, ['$3', '$4']) };
  const countQueries = { all: counting(ofProject), year: counting(ofYear) };
  const yearQuery = `select ${columns} from ${table} r where ${ofYear} order by number`;
  const oneQuery = `select ${columns} from ${table} r where project_id = $1 and id = $2`;
  const lockQuery = `${oneQuery} for update`;
  const lockManyQuery = `
    select ${columns} from ${table} r where project_id = $1 and id = any ($2::uuid[]) order by id for update`;
  const placeQuery = `
    update ${table} r set number = $3::bigint
     where project_id = $1 and id = $2 and number > $3::bigint
       and not exists (select from ${table} o where o.project_id = $1 and o.number = $3::bigint)
    returning ${columns}`;
  const removeManyQuery = `delete from ${table} where project_id = $1 and id = any ($2::uuid[])`;
  const removeQuery = `delete from ${table} where project_id = $1 and id = $2`;
  const removeYearQuery = `delete from ${table} r where project_id = $1 and r.year = $2 returning id`;
  return {
    columns,
    async findPage(db, projectId, { year, limit, offset }) {
      const rows = await (year === undefined
        ? db.query<Row & { total: number }>(pageQueries.all, [projectId, limit, offset])
        : db.query<Row & { total: number }>(pageQueries.year, [projectId, year, limit, offset]));
      const total = rows[0]?.total ?? (offset > 0 ? await this.count(db, projectId, year) : 0);
      return { rows: rows.map(({ total: _total, ...row }) => row as unknown as Row), total };
    },
    findAllOfYear: (db, projectId, year) => db.query<Row>(yearQuery, [projectId, year]),
    async findOne(db, projectId, id) {
      const [row] = await db.query<Row>(oneQuery, [projectId, id]);
      return row;
    },
    async lockOne(tx, projectId, id) {
      const [row] = await tx.query<Row>(lockQuery, [projectId, id]);
      return row;
    },
    async insert(tx, by, { formerNumber, ...record }) {
      const [row] = await tx.query<Row & { id: string }>(one.insert, valuesOf(by, [record]));
      if (!row || formerNumber === undefined) return row;
      const [placed] = await tx.query<Row>(placeQuery, [by.projectId, row.id, formerNumber]);
      return placed ?? row;
    },
    async update(tx, by, record) {
      const [row] = await tx.query<Row>(one.update, valuesOf(by, [record]));
      return row;
    },
    async writeMany(tx, what, by, records) {
      return records.length === 0 ? [] : tx.query<Written>(many[what], valuesOf(by, records));
    },
    async saveMany(tx, by, records, isStored) {
      const created = records.filter((record) => !isStored(record));
      return [
        ...(await this.writeMany(tx, 'insert', by, created)),
        ...(await this.writeMany(tx, 'update', by, records.filter(isStored))),
      ];
    },
    async remove(tx, projectId, id) {
      await tx.query(removeQuery, [projectId, id]);
    },
    async lockMany(tx, projectId, ids) {
      return ids.length === 0 ? [] : tx.query<Row>(lockManyQuery, [projectId, ids]);
    },
    async removeMany(tx, projectId, ids) {
      if (ids.length > 0) await tx.query(removeManyQuery, [projectId, ids]);
    },
    async removeYear(tx, projectId, year) {
      return (await tx.query(removeYearQuery, [projectId, year])).length;
    },
    async count(db, projectId, year) {
      const [row] = await (year === undefined
        ? db.query<{ total: number }>(countQueries.all, [projectId])
        : db.query<{ total: number }>(countQueries.year, [projectId, year]));
      return row?.total ?? 0;
    },
  };
}
