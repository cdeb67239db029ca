import type { Invoice } from '../../../../core/invoices/invoice';
import { maxInvoices } from '../../../../core/terms/max-invoices';
import type { FileRead } from './read-files';

/** An invoice, and the file to store with its figures. */
export interface BatchedInvoice {
  invoice: Invoice;
  file: { name: string; bytes: Uint8Array } | undefined;
}

/** Limit for all files of a request, in bytes; 4 MB in base64. */
const maxBytes = 3_000_000;
/** Largest file that is sent as it is, in bytes; of a larger PDF only its XML, which is the invoice. */
const maxWholeBytes = 300_000;

/** As many invoices with their files as fit into one request. */
export function nextBatch(fresh: readonly Invoice[], files: readonly FileRead[]): BatchedInvoice[] {
  const byInvoice = new Map(files.map((file) => [file.invoice, file]));
  const batch: BatchedInvoice[] = [];
  let sum = 0;
  for (const invoice of fresh.slice(0, maxInvoices)) {
    const file = fileOf(byInvoice.get(invoice));
    sum += file?.bytes.length ?? 0;
    if (sum > maxBytes && batch.length > 0) break;
    batch.push({ invoice, file: sum > maxBytes ? undefined : file });
  }
  return batch;
}

function fileOf(read: FileRead | undefined): BatchedInvoice['file'] {
  if (!read?.invoice || !read.kept) return undefined;
  const { bytes, xml } = read.kept;
  return { name: read.name.slice(-200), bytes: bytes.length > maxWholeBytes ? xml : bytes };
}
