import type { Invoice } from '../../../../core/invoices/invoice';
import type { FileRead } from './read-files';

/** An invoice, and the file to store with its figures. */
export interface BatchedInvoice {
  invoice: Invoice;
  file: { name: string; bytes: Uint8Array } | undefined;
}

const mostInvoices = 500;
/** Limit for all files of a request, in bytes; 4 MB in base64. */
const mostBytes = 3_000_000;
/** Largest file that is sent as it is, in bytes; of a larger PDF only its XML, which is the invoice. */
const largestWhole = 300_000;

/** As many invoices with their files as fit into one request. */
export function nextBatch(fresh: readonly Invoice[], files: readonly FileRead[]): BatchedInvoice[] {
  const byInvoice = new Map(files.map((file) => [file.invoice, file]));
  const batch: BatchedInvoice[] = [];
  let sum = 0;
  for (const invoice of fresh.slice(0, mostInvoices)) {
    const file = fileOf(byInvoice.get(invoice));
    sum += file?.bytes.length ?? 0;
    if (sum > mostBytes && batch.length > 0) break;
    batch.push({ invoice, file: sum > mostBytes ? undefined : file });
  }
  return batch;
}

function fileOf(read: FileRead | undefined): BatchedInvoice['file'] {
  if (!read?.invoice || !read.kept) return undefined;
  const { bytes, xml } = read.kept;
  return { name: read.name.slice(-200), bytes: bytes.length > largestWhole ? xml : bytes };
}
