import { createHash } from 'node:crypto';
import type { EvidenceFile } from '../../../core/contracts/ca-evidence';
import { ApiError } from '../api-error';
import { lockWork } from '../advisory-lock';
import type { Queryable } from '../database';
import { fileTypeOf, safeName } from './file-type';

/** How many files one thing may have. */
export const maxFiles = 10;
const maxBytesOfProject = 500 * 1024 * 1024;

export interface NewFile extends Pick<EvidenceFile, 'name' | 'type' | 'sha256' | 'createdBy'> {
  content: Buffer;
}

/** The files of one thing, such as a record or a disclosure. */
interface EvidenceOf<File extends EvidenceFile> {
  projectId: number;
  find: () => Promise<File[]>;
  insert: (file: NewFile) => Promise<File>;
  /** How many files it may have, if not `maxFiles`. */
  most?: number;
}

/** A file that is shared with customers counts once, also after it was removed from the verification. */
const bytesQuery = `
  select (coalesce((select sum(bytes) from ca_evidence where project_id = $1), 0)
    + coalesce((select sum(bytes) from ca_verification_evidence where project_id = $1), 0)
    + coalesce((select sum(bytes) from ca_shared_statements s where project_id = $1 and not exists
        (select from ca_verification_evidence e where e.project_id = $1 and e.id = s.id)), 0)
    + coalesce((select sum(bytes) from sustainability_evidence where project_id = $1), 0))::double precision as bytes`;

/**
 * Stores a file with the others of the same thing; an identical file is stored once and does not count as
 * new.
 * @throws ApiError 422 EVIDENCE_TYPE, 409 EVIDENCE_MANY for one more than `most`, 409 EVIDENCE_FULL when all
 * files of the project come to 500 MB
 */
export async function attachFile<File extends EvidenceFile>(
  tx: Queryable,
  { projectId, find, insert, most = maxFiles }: EvidenceOf<File>,
  { fileName, content, createdBy }: { fileName: string; content: Buffer; createdBy: string },
): Promise<{ file: File; isNew: boolean }> {
  const type = fileTypeOf(content);
  if (!type)
    throw new ApiError(
      422,
      'EVIDENCE_TYPE',
      'Attach a PDF, PNG, JPEG or XLSX file without macros, or an invoice as XML.',
    );
  // One at a time, so that the limits hold.
  await lockWork(tx, 'ca_evidence', projectId);
  const stored = await find();
  const sha256 = createHash('sha256').update(content).digest('base64url');
  const same = stored.find((file) => file.sha256 === sha256);
  if (same) return { file: same, isNew: false };
  if (stored.length >= most)
    throw new ApiError(409, 'EVIDENCE_MANY', `There are ${stored.length} files already; remove one first.`);
  const [row] = await tx.query<{ bytes: number }>(bytesQuery, [projectId]);
  if ((row?.bytes ?? 0) + content.length > maxBytesOfProject)
    throw new ApiError(409, 'EVIDENCE_FULL', 'All files together may have 500 MB; remove some first.');
  const file = await insert({ name: safeName(fileName, type), type, sha256, content, createdBy });
  return { file, isNew: true };
}
