import { toSubject } from '../../../../core/audit/subject';
import { Deleted, RecordParams } from '../../../../core/contracts/ca-common';
import {
  EvidenceAnswer,
  EvidenceList,
  EvidenceParams,
  type EvidenceFile,
} from '../../../../core/contracts/ca-evidence';
import { FileQuery } from '../../../../core/contracts/ca-imports';
import { notFound } from '../../../lib/api-error';
import { audit } from '../../../lib/audit/audit';
import type { Database } from '../../../lib/database';
import { attachFile, maxFiles } from '../../../lib/evidence/attach-file';
import { sendFile } from '../../../lib/evidence/send-file';
import { fileIn, maxFileBytes, withFileBodies } from '../../../plugins/file-body';
import type { TypedApp } from '../../../lib/typed-app';
import type { Author } from '../records/changes';
import { authorOf, managing, reading, recordPath } from '../records/record-routes';
import { countBills, findEvidence, insertEvidence, readEvidence, removeEvidence } from './repository';

/** Bills below their activity record, and studies below the line of a product. */
export async function registerEvidence(app: TypedApp, database: Database): Promise<void> {
  for (const name of ['ca-activities-data', 'ca-product-lines']) await registerFiles(app, database, name);
}

async function registerFiles(app: TypedApp, database: Database, name: string): Promise<void> {
  const path = `${recordPath(name)}/:id/evidence` as const;

  app.get(
    path,
    { config: reading, schema: { params: RecordParams, response: { 200: EvidenceList } } },
    async ({ params: { projectId, id } }) => ({ data: await findEvidence(database, projectId, id) }),
  );

  app.get(
    `${path}/:fileId`,
    { config: reading, schema: { params: EvidenceParams } },
    async ({ params }, reply) => {
      const file = await readEvidence(database, params.projectId, params);
      if (!file) throw notFound('The file');
      return sendFile(reply, file);
    },
  );

  app.delete(
    `${path}/:fileId`,
    { config: managing, schema: { params: EvidenceParams, response: { 200: Deleted } } },
    async (request) => {
      const author = authorOf(request);
      const name = await removeEvidence(author.tx, author.projectId, request.params);
      if (name === undefined) throw notFound('The file');
      await writeDown(author, 'delete', name);
      return { data: { deleted: 1, total: 1 } };
    },
  );

  await withFileBodies(app, (files) =>
    files.post(
      path,
      {
        config: managing,
        bodyLimit: maxFileBytes,
        schema: { params: RecordParams, querystring: FileQuery, response: { 200: EvidenceAnswer } },
      },
      async (request) => ({
        data: await attach(authorOf(request), {
          recordId: request.params.id,
          fileName: request.query.fileName,
          content: fileIn(request.body),
        }),
      }),
    ),
  );
}

/** The record need not exist yet. */
async function attach(
  author: Author,
  { recordId, ...given }: { recordId: string; fileName: string; content: Buffer },
): Promise<EvidenceFile> {
  const { tx, projectId, person } = author;
  const { file, isNew } = await attachFile(
    tx,
    {
      projectId,
      find: () => findEvidence(tx, projectId, recordId),
      insert: (found) => insertEvidence(tx, projectId, { ...found, recordId }),
      most: maxFiles + (await countBills(tx, projectId, recordId)),
    },
    { ...given, createdBy: person },
  );
  if (isNew) await writeDown(author, 'create', file.name);
  return file;
}

const writeDown = ({ tx, projectId, person }: Author, action: 'create' | 'delete', name: string) =>
  audit(tx, {
    projectId,
    actor: person,
    area: 'carbon-accounting',
    action,
    subject: toSubject('evidence', { file: name }),
  });
