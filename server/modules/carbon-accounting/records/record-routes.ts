import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { toSubject } from '../../../../core/audit/subject';
import {
  DeleteQuery,
  Deleted,
  OptionalYearBody,
  OrphanList,
  RecordParams,
  YearPageQuery,
  YearParams,
  maxOrphansListed,
} from '../../../../core/contracts/ca-common';
import { ProjectParams, type PageMeta } from '../../../../core/contracts/common';
import { memberOf } from '../../../plugins/access/guard';
import { notFound } from '../../../lib/api-error';
import type { Database, Queryable } from '../../../lib/database';
import { pageOf, rangeOf } from '../../../lib/paging';
import type { TypedApp } from '../../../lib/typed-app';
import { recordInputChange, lockForChange, type Author, type InputEvent } from './changes';
import type { RecordTable } from './record-table';

/** Access for reading and changing carbon accounting. */
export const reading = { access: 'project', permission: 'carbon:view', clients: 'carbon' } as const;
export const managing = { access: 'project', permission: 'carbon:manage', clients: 'carbon' } as const;

interface Orphans<Row> {
  /** Of one year or all. */
  find(db: Queryable, projectId: number, year: number | undefined): Promise<Row[]>;
  nameOf(row: Row): string;
  /** Deletes what belonged to them. */
  afterRemoval?(tx: Queryable, projectId: number): Promise<void>;
}

export interface RecordKind<Row, Wire extends object> {
  /** Address below `/api/`. */
  name: string;
  /** As named in error messages. */
  what: string;
  table: RecordTable<Row>;
  event: InputEvent;
  schemas: { list: TSchema; answer: TSchema };
  /** The wire format of records. */
  present(db: Queryable, projectId: number, rows: readonly Row[]): Promise<Wire[]>;
  yearOf(row: Row): number;
  /** The name of a record for the audit trail. */
  subjectOf(row: Row): string;
  /** What belongs to nothing any more; left out if there is nothing of the kind. */
  orphans?: Orphans<Row>;
  /** Deletes what belongs to the records of a year, before they are deleted. */
  beforeYearRemoval?(tx: Queryable, projectId: number, year: number): Promise<void>;
}

/** The person and the transaction of a request. */
export function authorOf(request: FastifyRequest): Author {
  const { projectId, email } = memberOf(request);
  return { tx: request.tx, projectId, person: email };
}

export const recordPath = (name: string): `/api/${string}/:projectId` => `/api/${name}/project/:projectId`;

/** The requests shared by all inputs of carbon accounting: list, delete, sync, clean up. */
export function registerRecordRoutes<Row extends { id: string; version: number }, Wire extends object>(
  app: TypedApp,
  database: Database,
  kind: RecordKind<Row, Wire>,
): void {
  const path = recordPath(kind.name);
  const { table, event, schemas, orphans } = kind;

  app.get(
    path,
    {
      config: { ...reading, reads: 'list' },
      schema: { params: ProjectParams, querystring: YearPageQuery, response: { 200: schemas.list } },
    },
    async ({ params: { projectId }, query, db }): Promise<{ data: Wire[]; meta: PageMeta }> => {
      const page = { year: query.year, ...rangeOf(query) };
      const { rows, total } = await table.findPage(db, projectId, page);
      const data = await kind.present(db, projectId, rows);
      return { data, meta: { pagination: pageOf(query, total) } };
    },
  );

  app.delete(
    `${path}/:id`,
    {
      config: managing,
      schema: { params: RecordParams, querystring: DeleteQuery, response: { 200: Deleted } },
    },
    async (request) => {
      const author = authorOf(request);
      const { id } = request.params;
      const record = await lockForChange(author, kind, { id, version: request.query.version });
      await table.remove(author.tx, author.projectId, id);
      await recordInputChange(author, {
        type: event,
        action: 'delete',
        years: [kind.yearOf(record)],
        record: { id },
        subject: kind.subjectOf(record),
      });
      return { data: { deleted: 1, total: 1 } };
    },
  );

  app.post(
    `${path}/:id/sync`,
    {
      config: { ...managing, ownTransaction: true },
      schema: { params: RecordParams, response: { 200: schemas.answer } },
    },
    async ({ params: { projectId, id } }): Promise<{ data: Wire | undefined }> => {
      const record = await table.findOne(database, projectId, id);
      if (!record) throw notFound(kind.what);
      const [data] = await kind.present(database, projectId, [record]);
      return { data };
    },
  );

  app.get(
    `${path}/cleanup`,
    {
      config: { ...reading, reads: 'list' },
      schema: { params: ProjectParams, querystring: OptionalYearBody, response: { 200: OrphanList } },
    },
    async ({ params: { projectId }, query: { year }, db }) => {
      const rows = (await orphans?.find(db, projectId, year)) ?? [];
      const listed = rows.slice(0, maxOrphansListed).map((row) => ({
        id: row.id,
        year: kind.yearOf(row),
        name: orphans?.nameOf(row) ?? '',
      }));
      const total = await table.count(db, projectId, year);
      return { data: { orphans: listed, count: rows.length, total } };
    },
  );

  app.post(
    `${path}/cleanup`,
    {
      config: managing,
      schema: { params: ProjectParams, body: OptionalYearBody, response: { 200: Deleted } },
    },
    async (request) => {
      const author = authorOf(request);
      const { year } = request.body;
      const total = await table.count(author.tx, author.projectId, year);
      const rows = (await orphans?.find(author.tx, author.projectId, year)) ?? [];
      if (rows.length > 0) {
        const ids = rows.map(({ id }) => id);
        await table.removeMany(author.tx, author.projectId, ids);
        await recordInputChange(author, {
          type: event,
          action: 'delete',
          years: rows.map((row) => kind.yearOf(row)),
          subject: toSubject('cleanUp', { type: event }),
        });
      }
      await orphans?.afterRemoval?.(author.tx, author.projectId);
      return { data: { deleted: rows.length, total } };
    },
  );

  app.delete(
    `${path}/year/:year`,
    { config: managing, schema: { params: YearParams, response: { 200: Deleted } } },
    async (request) => {
      const author = authorOf(request);
      const { year } = request.params;
      await kind.beforeYearRemoval?.(author.tx, author.projectId, year);
      const deleted = await table.removeYear(author.tx, author.projectId, year);
      if (deleted > 0)
        await recordInputChange(author, {
          type: event,
          action: 'delete',
          years: [year],
          subject: toSubject('records', { type: event, year }),
        });
      return { data: { deleted, total: deleted } };
    },
  );
}
