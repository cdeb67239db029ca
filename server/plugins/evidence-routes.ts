import type { FastifyContextConfig } from 'fastify';
import { Type, type Static, type TObject, type TSchema } from 'typebox';
import { toSubject } from '../../core/audit/subject';
import type { AuditAction, AuditArea } from '../../core/contracts/audit';
import { Deleted } from '../../core/contracts/ca-common';
import { EvidenceAnswer, type EvidenceFile } from '../../core/contracts/ca-evidence';
import { FileQuery } from '../../core/contracts/ca-imports';
import type { RealtimeEvent } from '../../core/contracts/realtime';
import type { Member } from '../lib/access/members';
import { notFound } from '../lib/api-error';
import { audit } from '../lib/audit/audit';
import type { Database, Queryable } from '../lib/database';
import { publish } from '../lib/events';
import { attachFile, type NewFile } from '../lib/evidence/attach-file';
import type { EvidenceTable } from '../lib/evidence/evidence-table';
import { sendFile } from '../lib/evidence/send-file';
import type { TypedApp } from '../lib/typed-app';
import { memberOf } from './access/guard';
import { fileIn, maxFileBytes, withFileBodies } from './file-body';

/** Files that prove something of a project, by the place that they belong to, such as a record. */
interface EvidenceKind<Place, Query extends Static<typeof FileQuery>, File extends EvidenceFile, Parent> {
  /** Ends in `/evidence`; each file is below it by its id. */
  path: string;
  access: { reading: FastifyContextConfig; managing: FastifyContextConfig };
  /** `list` is omitted if the place lists its files itself. */
  schemas: { params: TObject; query?: TObject; list?: TSchema; answer?: TSchema };
  table: EvidenceTable<Place, File>;
  /**
   * Locks what a new file belongs to.
   * @throws ApiError 404 if there is none
   */
  lock?(tx: Queryable, place: Place): Promise<Parent>;
  /** The files that a new one is added to, if not all of the place. */
  among?(file: File, query: Query): boolean;
  /** By default into the table alone. */
  insert?(tx: Queryable, place: Place, file: NewFile, of: { query: Query; parent: Parent }): Promise<File>;
  /** How many files the place may have, if not `maxFiles`. */
  most?(tx: Queryable, place: Place): Promise<number>;
  /** What tells the other tabs of a change. */
  event?(place: Place): Pick<RealtimeEvent, 'type' | 'year'>;
  area: AuditArea;
}

/** List, download, upload and removal of files. */
export async function registerEvidenceRoutes<
  Place,
  Query extends Static<typeof FileQuery>,
  File extends EvidenceFile,
  Parent,
>(app: TypedApp, database: Database, kind: EvidenceKind<Place, Query, File, Parent>): Promise<void> {
  const { path, access, schemas, table } = kind;
  const { params: placeParams, list } = schemas;
  const fileParams = Type.Object({ ...placeParams.properties, fileId: Type.String({ format: 'uuid' }) });
  type OfFile = Place & { fileId: string };

  if (list)
    app.get(
      path,
      { config: access.reading, schema: { params: placeParams, response: { 200: list } } },
      async ({ params }) => ({ data: await table.find(database, params as Place) }),
    );

  app.get(
    `${path}/:fileId`,
    { config: access.reading, schema: { params: fileParams } },
    async (request, reply) => {
      const params = request.params as OfFile;
      const file = await table.read(database, params, params.fileId);
      if (!file) throw notFound('The file');
      return sendFile(reply, file);
    },
  );

  app.delete(
    `${path}/:fileId`,
    { config: access.managing, schema: { params: fileParams, response: { 200: Deleted } } },
    async (request) => {
      const { tx } = request;
      const params = request.params as OfFile;
      const name = await table.remove(tx, params, params.fileId);
      if (name === undefined) throw notFound('The file');
      await recordFileChange(tx, memberOf(request), { place: params, action: 'delete', name });
      return { data: { deleted: 1, total: 1 } };
    },
  );

  await withFileBodies(app, (files) =>
    files.post(
      path,
      {
        config: access.managing,
        bodyLimit: maxFileBytes,
        schema: {
          params: placeParams,
          querystring: schemas.query ?? FileQuery,
          response: { 200: schemas.answer ?? EvidenceAnswer },
        },
      },
      async (request) => {
        const content = fileIn(request.body);
        const given = { place: request.params as Place, query: request.query as Query, content };
        return { data: await attach(request.tx, memberOf(request), given) };
      },
    ),
  );

  async function attach(
    tx: Queryable,
    author: Member,
    { place, query, content }: { place: Place; query: Query; content: Buffer },
  ): Promise<File> {
    const parent = (await kind.lock?.(tx, place)) as Parent;
    const most = await kind.most?.(tx, place);
    const { file, isNew } = await attachFile(
      tx,
      {
        projectId: author.projectId,
        find: async () => (await table.find(tx, place)).filter((each) => kind.among?.(each, query) ?? true),
        insert: (found) =>
          kind.insert?.(tx, place, found, { query, parent }) ?? table.insert(tx, place, found),
        ...(most === undefined ? {} : { most }),
      },
      { fileName: query.fileName, content, createdBy: author.email },
    );
    if (isNew) await recordFileChange(tx, author, { place, action: 'create', name: file.name });
    return file;
  }

  async function recordFileChange(
    tx: Queryable,
    { projectId, email }: Member,
    { place, action, name }: { place: Place; action: AuditAction; name: string },
  ): Promise<void> {
    const event = kind.event?.(place);
    if (event) await publish(tx, { ...event, action: 'update', projectId });
    await audit(tx, {
      ...{ projectId, actor: email, area: kind.area, action },
      subject: toSubject('evidence', { file: name }),
    });
  }
}
