import { maxBills } from '../../../../core/terms/max-bills';
import type { EvidenceFile } from '../../../../core/contracts/ca-evidence';
import type { ReadInvoice } from '../../../../core/contracts/ca-invoices';
import { attachFile } from '../../../lib/evidence/attach-file';
import { evidenceOfRecord } from '../evidence/repository';
import type { Author } from '../records/changes';

/**
 * Stores the file of an invoice with each record that has a bill of it. A record may have as many files as bills.
 * @returns ids of the new files
 * @throws ApiError as `attachFile`
 */
type KeepFile = (invoice: Pick<ReadInvoice, 'bills' | 'file'>) => Promise<string[]>;

/** Files of a drop; those of a record are read once, since the transaction keeps others from adding any. */
export function createFileKeeper({ tx, projectId, person }: Author): KeepFile {
  const filesOf = new Map<string, EvidenceFile[]>();

  async function find(recordId: string): Promise<EvidenceFile[]> {
    const files = filesOf.get(recordId) ?? (await evidenceOfRecord.find(tx, { projectId, id: recordId }));
    filesOf.set(recordId, files);
    return files;
  }

  return async ({ bills, file }) => {
    if (!file) return [];
    const kept: string[] = [];
    for (const recordId of new Set(bills.map((bill) => bill.recordId))) {
      const { file: found, isNew } = await attachFile(
        tx,
        {
          projectId,
          find: () => find(recordId),
          insert: (given) => evidenceOfRecord.insert(tx, { projectId, id: recordId }, given),
          most: maxBills,
        },
        { fileName: file.name, content: Buffer.from(file.content, 'base64'), createdBy: person },
      );
      if (!isNew) continue;
      filesOf.get(recordId)?.push(found);
      kept.push(found.id);
    }
    return kept;
  };
}
