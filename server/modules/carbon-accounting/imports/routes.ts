import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import {
  FileQuery,
  ImportAnswer,
  ImportList,
  ImportPreview,
  LeftOutQuery,
  TemplateQuery,
} from '../../../../core/contracts/ca-imports';
import { AnyLocale, PageQuery, ProjectParams } from '../../../../core/contracts/common';
import { normaliseLocale } from '../../../../core/i18n/locales';
import { codePages } from '../../../../core/tables/decode-text';
import type { Database } from '../../../lib/database';
import { fileIn, maxFileBytes, withFileBodies } from '../../../plugins/file-body';
import { pageOf, rangeOf } from '../../../lib/paging';
import type { FileTable } from '../../../lib/tables/read-file';
import { sendFile } from '../../../lib/tables/send-file';
import type { TypedApp } from '../../../lib/typed-app';
import { authorOf, managing, reading, recordPath } from '../records/record-routes';
import { findBook } from '../factors/factor-books';
import { countImports, findImports } from './repository';
import { importFile, preview, tablesIn, type ImportFile } from './service';
import { templateFile } from './templates';

declare module 'fastify' {
  interface FastifyRequest {
    /** The tables of the file that is previewed or imported. */
    tables: FileTable[];
  }
}

const UploadQuery = Type.Object({
  ...FileQuery.properties,
  locale: Type.Optional(AnyLocale),
  encoding: Type.Optional(
    Type.Enum([...codePages], {
      description: 'of a CSV file that is not in Unicode; recognised from its content by default',
    }),
  ),
});

/** Files of inputs: preview, import completely. The file is the body, as application/octet-stream. */
export async function registerImports(app: TypedApp, database: Database): Promise<void> {
  const path = recordPath('ca-imports');

  app.get(
    path,
    {
      config: { ...reading, reads: 'list' },
      schema: { params: ProjectParams, querystring: PageQuery, response: { 200: ImportList } },
    },
    async ({ params: { projectId }, query, db }) => {
      const total = await countImports(db, projectId);
      const data = await findImports(db, projectId, rangeOf(query));
      return { data, meta: { pagination: pageOf(query, total) } };
    },
  );

  app.get(
    `${path}/template`,
    { config: reading, schema: { params: ProjectParams, querystring: TemplateQuery } },
    async ({ params: { projectId }, query }, reply) => {
      const { activities } = await findBook(database, projectId);
      return sendFile(reply, await templateFile(query, activities, new Date()));
    },
  );

  await withFileBodies(app, (files) => {
    const upload = { params: ProjectParams, querystring: UploadQuery };
    files.decorateRequest('tables', null as unknown as FileTable[]);
    // Before the transaction of the route.
    files.addHook('preHandler', async (request) => {
      const { encoding } = request.query as Static<typeof UploadQuery>;
      request.tables = await tablesIn(fileIn(request.body), encoding);
    });

    files.post(
      `${path}/preview`,
      { config: managing, bodyLimit: maxFileBytes, schema: { ...upload, response: { 200: ImportPreview } } },
      async (request) => {
        const file = fileOf(request, request.query);
        return { data: await preview(request.tx, request.params.projectId, file) };
      },
    );

    files.post(
      `${path}/import`,
      {
        config: managing,
        bodyLimit: maxFileBytes,
        schema: {
          params: ProjectParams,
          querystring: Type.Object({ ...UploadQuery.properties, ...LeftOutQuery.properties }),
          response: { 200: ImportAnswer },
        },
      },
      async (request) => {
        const { withoutRefused, withoutRepeated } = request.query;
        const file = fileOf(request, request.query);
        const leftOut = { refused: withoutRefused === 'true', repeated: withoutRepeated === 'true' };
        return { data: await importFile(authorOf(request), file, leftOut) };
      },
    );
  });
}

function fileOf(
  { body, tables }: Pick<FastifyRequest, 'body' | 'tables'>,
  { fileName, locale }: { fileName: string; locale?: string },
): ImportFile {
  return { fileName, content: fileIn(body), tables, locale: normaliseLocale(locale) };
}
