import type { Invoice } from '../../../../core/invoices/invoice';
import type { FileRead } from './read-files';

/** An invoice, and the file that stays with its figures. */
export interface BatchedInvoice {
  invoice: Invoice;
  file: { name: string; bytes: Uint8Array } | undefined;
}

const mostInvoices = 500;
/** Bytes of all files of one call; in base64 they come to 4 MB. */
const mostBytes = 3_000_000;
/** Bytes of a file that goes as it is; of a larger PDF its XML does, which is the invoice. */
const largestWhole = 300_000;

/** As many invoices as go with one call, each with its file. */
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
