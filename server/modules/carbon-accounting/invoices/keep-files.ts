import { maxBills } from '../../../../core/carbon/figures';
import type { ReadInvoice } from '../../../../core/contracts/ca-invoices';
import { attachFile } from '../../../lib/evidence/attach-file';
import { findEvidence, insertEvidence } from '../evidence/repository';
import type { Author } from '../records/changes';

/**
 * Stores the file of an invoice with each record that has a bill of it. A record may have as many files as bills.
 * @returns ids of the new files
 * @throws ApiError as `attachFile`
 */
export async function keepFile(
  { tx, projectId, person }: Author,
  { bills, file }: Pick<ReadInvoice, 'bills' | 'file'>,
): Promise<string[]> {
  if (!file) return [];
  const kept: string[] = [];
  for (const recordId of new Set(bills.map((bill) => bill.recordId))) {
    const { file: found, isNew } = await attachFile(
      tx,
      {
        projectId,
        find: () => findEvidence(tx, projectId, recordId),
        insert: (given) => insertEvidence(tx, projectId, { ...given, recordId }),
        most: maxBills,
      },
      { fileName: file.name, content: Buffer.from(file.content, 'base64'), createdBy: person },
    );
    if (isNew) kept.push(found.id);
  }
  return kept;
}
