import type { Queryable } from '../../plugins/database';

/** Records of a project in one table, as they go over the wire. */
export interface RecordTable<Row> {
  /** In the order of creation; of all years or of one. */
  findPage(
    db: Queryable,
    projectId: number,
    page: { year: number | undefined; limit: number; offset: number },
  ): Promise<{ rows: Row[]; total: number }>;
  findAllOfYear(db: Queryable, projectId: number, year: number): Promise<Row[]>;
  /** Locked until the transaction ends. */
  lockOne(tx: Queryable, projectId: number, id: string): Promise<Row | undefined>;
  /** Those of them that are there, locked in the order of their ids. */
  lockMany(tx: Queryable, projectId: number, ids: readonly string[]): Promise<Row[]>;
  remove(tx: Queryable, projectId: number, id: string): Promise<void>;
  removeMany(tx: Queryable, projectId: number, ids: readonly string[]): Promise<void>;
  /** Answers with how many there were. */
  removeYear(tx: Queryable, projectId: number, year: number): Promise<number>;
  count(db: Queryable, projectId: number, year: number | undefined): Promise<number>;
}

type TableName = 'ca_activity_data' | 'ca_spend_volumes' | 'ca_spend_distributions' | 'ca_supplier_inputs';

/** @param columns with the names of the wire */
export function recordTable<Row extends object>(table: TableName, columns: string): RecordTable<Row> {
  const ofYear = 'project_id = $1 and ($2::smallint is null or r.year = $2)';
  // With `r.`: a column of the answer may have the same name, and another order than the index.
  const pageQuery = `
    select ${columns}, (select count(*) from ${table} r where ${ofYear}) as total from ${table} r
     where ${ofYear} order by r.year desc, r.number limit $3 offset $4`;
  const yearQuery = `select ${columns} from ${table} r where ${ofYear} order by number`;
  const lockQuery = `select ${columns} from ${table} r where project_id = $1 and id = $2 for update`;
  const lockManyQuery = `
    select ${columns} from ${table} r where project_id = $1 and id = any ($2::uuid[]) order by id for update`;
  const removeManyQuery = `delete from ${table} where project_id = $1 and id = any ($2::uuid[])`;
  const removeQuery = `delete from ${table} where project_id = $1 and id = $2`;
  const removeYearQuery = `delete from ${table} r where project_id = $1 and r.year = $2 returning id`;
  const countQuery = `select count(*) as total from ${table} r where ${ofYear}`;
  return {
    async findPage(db, projectId, { year, limit, offset }) {
      const values = [projectId, year ?? null, limit, offset];
      const rows = await db.query<Row & { total: number }>(pageQuery, values);
      const total = rows[0]?.total ?? (offset > 0 ? await this.count(db, projectId, year) : 0);
      return { rows: rows.map(({ total: _total, ...row }) => row as unknown as Row), total };
    },
    findAllOfYear: (db, projectId, year) => db.query<Row>(yearQuery, [projectId, year]),
    async lockOne(tx, projectId, id) {
      const [row] = await tx.query<Row>(lockQuery, [projectId, id]);
      return row;
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
      const [row] = await db.query<{ total: number }>(countQuery, [projectId, year ?? null]);
      return row?.total ?? 0;
    },
  };
}
