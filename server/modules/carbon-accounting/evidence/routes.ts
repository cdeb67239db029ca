import { createHash } from 'node:crypto';
import { toSubject } from '../../../../core/audit/subject';
import { Deleted, RecordParams } from '../../../../core/contracts/ca-common';
import {
  EvidenceAnswer,
  EvidenceList,
  EvidenceParams,
  type EvidenceFile,
} from '../../../../core/contracts/ca-evidence';
import { FileQuery } from '../../../../core/contracts/ca-imports';
import { ApiError, notFound } from '../../../lib/api-error';
import { audit } from '../../../lib/audit/audit';
import type { Database } from '../../../lib/database';
import { fileIn, largestFile, withFileBodies } from '../../../plugins/file-body';
import type { TypedApp } from '../../../lib/typed-app';
import type { Author } from '../records/changes';
import { authorOf, managing, reading, recordPath } from '../records/record-routes';
import { fileTypeOf, mediaTypes, safeName } from './file-type';
import { findEvidence, insertEvidence, readEvidence, removeEvidence, sizeOfEvidence } from './repository';

const mostOfRecord = 10;
const mostBytesOfProject = 500 * 1024 * 1024;

/** Bills and the like, below the activity record that they belong to. */
export async function registerEvidence(app: TypedApp, database: Database): Promise<void> {
  const path = `${recordPath('ca-activities-data')}/:id/evidence` as const;

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
      // Never shown within the product: what comes from outside is saved first.
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
        .type(mediaTypes[file.type])
        .send(Buffer.from(file.content));
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
        bodyLimit: largestFile,
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

/**
 * The same file is kept once. Its record need not be there yet.
 * @throws ApiError 422 EVIDENCE_TYPE, 409 EVIDENCE_MANY for the eleventh file of a record, 409 EVIDENCE_FULL when all
 * files of the project come to 500 MB
 */
async function attach(
  author: Author,
  { recordId, fileName, content }: { recordId: string; fileName: string; content: Buffer },
): Promise<EvidenceFile> {
  const { tx, projectId, person } = author;
  const type = fileTypeOf(content);
  if (!type) throw new ApiError(422, 'EVIDENCE_TYPE', 'Attach a PDF, PNG, JPEG or XLSX file without macros.');
  // One after the other, so that the bounds hold.
  await tx.query('select pg_advisory_xact_lock(hashtext($1), $2)', ['ca_evidence', projectId]);
  const standing = await findEvidence(tx, projectId, recordId);
  const sha256 = createHash('sha256').update(content).digest('base64url');
  const same = standing.find((file) => file.sha256 === sha256);
  if (same) return same;
  if (standing.length >= mostOfRecord)
    throw new ApiError(
      409,
      'EVIDENCE_MANY',
      `A record holds at most ${mostOfRecord} files; remove one first.`,
    );
  if ((await sizeOfEvidence(tx, projectId)) + content.length > mostBytesOfProject)
    throw new ApiError(409, 'EVIDENCE_FULL', 'All files together may have 500 MB; remove some first.');
  const name = safeName(fileName, type);
  const file = await insertEvidence(tx, projectId, {
    recordId,
    name,
    type,
    sha256,
    content,
    createdBy: person,
  });
  await writeDown(author, 'create', name);
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
