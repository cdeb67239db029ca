import { toSubject } from '../../../../../core/audit/subject';
import { Deleted, YearParams } from '../../../../../core/contracts/ca-common';
import { EvidenceAnswer, EvidenceList, type EvidenceFile } from '../../../../../core/contracts/ca-evidence';
import { FileQuery } from '../../../../../core/contracts/ca-imports';
import { VerificationEvidenceParams } from '../../../../../core/contracts/ca-verifications';
import { notFound } from '../../../../lib/api-error';
import { audit } from '../../../../lib/audit/audit';
import type { Database } from '../../../../lib/database';
import { publish } from '../../../../lib/events';
import { attachFile } from '../../../../lib/evidence/attach-file';
import { sendFile } from '../../../../lib/evidence/send-file';
import type { TypedApp } from '../../../../lib/typed-app';
import { fileIn, maxFileBytes, withFileBodies } from '../../../../plugins/file-body';
import type { Author } from '../../records/changes';
import { authorOf, managing, reading, recordPath } from '../../records/record-routes';
import { lockVerification } from '../repository';
import { findEvidence, insertEvidence, readEvidence, removeEvidence } from './repository';

/** The verifier's statement on the account of a year, as files. */
export async function registerVerificationEvidence(app: TypedApp, database: Database): Promise<void> {
  const path = `${recordPath('ca-verifications')}/year/:year/evidence` as const;

  app.get(
    path,
    { config: reading, schema: { params: YearParams, response: { 200: EvidenceList } } },
    async ({ params }) => ({ data: await findEvidence(database, params) }),
  );

  app.get(
    `${path}/:fileId`,
    { config: reading, schema: { params: VerificationEvidenceParams } },
    async ({ params }, reply) => {
      const file = await readEvidence(database, params);
      if (!file) throw notFound('The file');
      return sendFile(reply, file);
    },
  );

  app.delete(
    `${path}/:fileId`,
    { config: managing, schema: { params: VerificationEvidenceParams, response: { 200: Deleted } } },
    async (request) => {
      const { tx, params } = request;
      const name = await removeEvidence(tx, params);
      if (name === undefined) throw notFound('The file');
      await changed(authorOf(request), { year: params.year, action: 'delete', name });
      return { data: { deleted: 1, total: 1 } };
    },
  );

  await withFileBodies(app, (files) =>
    files.post(
      path,
      {
        config: managing,
        bodyLimit: maxFileBytes,
        schema: { params: YearParams, querystring: FileQuery, response: { 200: EvidenceAnswer } },
      },
      async (request) => ({
        data: await attach(authorOf(request), request.params.year, {
          fileName: request.query.fileName,
          content: fileIn(request.body),
        }),
      }),
    ),
  );
}

/**
 * Also of a withdrawn verification, so that the removal of a file can be undone.
 * @throws ApiError 404 for a year of which no verification was ever stated; those of `attachFile`
 */
async function attach(
  author: Author,
  year: number,
  given: { fileName: string; content: Buffer },
): Promise<EvidenceFile> {
  const { tx, projectId, person } = author;
  const place = { projectId, year };
  const { version } = await lockVerification(tx, place);
  if (version === 0) throw notFound(`A verification of ${year}`);
  const { file, isNew } = await attachFile(
    tx,
    {
      projectId,
      find: () => findEvidence(tx, place),
      insert: (found) => insertEvidence(tx, place, found),
    },
    { ...given, createdBy: person },
  );
  if (isNew) await changed(author, { year, action: 'create', name: file.name });
  return file;
}

async function changed(
  { tx, projectId, person }: Author,
  { year, action, name }: { year: number; action: 'create' | 'delete'; name: string },
): Promise<void> {
  await publish(tx, { type: 'emissions', action: 'update', projectId, year });
  await audit(tx, {
    ...{ projectId, actor: person, area: 'carbon-accounting', action },
    subject: toSubject('evidence', { file: name }),
  });
}
