import { toSubject } from '../../../../core/audit/subject';
import { Deleted } from '../../../../core/contracts/ca-common';
import {
  ReportEvidenceAnswer,
  ReportEvidenceParams,
  ReportEvidenceQuery,
  ReportParams,
  type ReportEvidenceFile,
} from '../../../../core/contracts/sustainability-report';
import type { Member } from '../../../lib/access/members';
import { notFound } from '../../../lib/api-error';
import { audit } from '../../../lib/audit/audit';
import type { Database, Queryable } from '../../../lib/database';
import { publish } from '../../../lib/events';
import { attachFile } from '../../../lib/evidence/attach-file';
import { sendFile } from '../../../lib/evidence/send-file';
import type { TypedApp } from '../../../lib/typed-app';
import { memberOf } from '../../../plugins/access/guard';
import { fileIn, maxFileBytes, withFileBodies } from '../../../plugins/file-body';
import { lockReport, raiseVersion } from '../repository';
import { findEvidence, insertEvidence, readEvidence, removeEvidence } from './repository';

type Author = Pick<Member, 'projectId' | 'email'>;

/** Files of the disclosures of a report; the report itself lists them. */
export async function registerReportEvidence(app: TypedApp, database: Database): Promise<void> {
  const path = '/api/sustainability-reports/project/:projectId/:year/evidence';
  const config = { access: 'project', clients: 'assessment' } as const;

  app.get(
    `${path}/:fileId`,
    { config, schema: { params: ReportEvidenceParams } },
    async ({ params }, reply) => {
      const file = await readEvidence(database, params, params.fileId);
      if (!file) throw notFound('The file');
      return sendFile(reply, file);
    },
  );

  app.delete(
    `${path}/:fileId`,
    { config, schema: { params: ReportEvidenceParams, response: { 200: Deleted } } },
    async (request) => {
      const { tx, params } = request;
      const name = await removeEvidence(tx, params, params.fileId);
      if (name === undefined) throw notFound('The file');
      await changed(tx, memberOf(request), { year: params.year, action: 'delete', name });
      return { data: { deleted: 1, total: 1 } };
    },
  );

  await withFileBodies(app, (files) =>
    files.post(
      path,
      {
        config,
        bodyLimit: maxFileBytes,
        schema: {
          params: ReportParams,
          querystring: ReportEvidenceQuery,
          response: { 200: ReportEvidenceAnswer },
        },
      },
      async (request) => ({
        data: await attach(request.tx, memberOf(request), {
          ...{ year: request.params.year, ...request.query },
          content: fileIn(request.body),
        }),
      }),
    ),
  );
}

/** @throws ApiError 404 for a year without a report; those of `attachFile` */
async function attach(
  tx: Queryable,
  author: Author,
  given: { year: number; disclosure: string; fileName: string; content: Buffer },
): Promise<ReportEvidenceFile> {
  const { year, disclosure, fileName, content } = given;
  const { projectId, email } = author;
  const report = { projectId, year };
  const row = await lockReport(tx, projectId, year);
  if (!row) throw notFound(`A sustainability report of ${year}`);
  const version = row.version + 1;
  const { file, isNew } = await attachFile(
    tx,
    {
      projectId,
      find: async () => (await findEvidence(tx, report)).filter((each) => each.disclosure === disclosure),
      insert: (found) => insertEvidence(tx, report, { ...found, disclosure, version }),
    },
    { fileName, content, createdBy: email },
  );
  if (isNew) {
    await raiseVersion(tx, { ...report, email, version });
    await changed(tx, author, { year, action: 'create', name: file.name });
  }
  return file;
}

async function changed(
  tx: Queryable,
  { projectId, email }: Author,
  { year, action, name }: { year: number; action: 'create' | 'delete'; name: string },
): Promise<void> {
  await publish(tx, { type: 'sustainability-report', action: 'update', projectId, year });
  await audit(tx, {
    ...{ projectId, actor: email, area: 'sustainability-report', action },
    subject: toSubject('evidence', { file: name }),
  });
}
