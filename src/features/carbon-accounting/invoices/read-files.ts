import { unzipSync } from 'fflate';
import { InvoiceError, type Invoice, type InvoiceFault } from '../../../../core/invoices/invoice';
import { invoiceIn } from '../../../../core/invoices/read-invoice';
import { readXml } from '../../../../core/invoices/xml-tree';
import { MeterError, type MeterFault } from '../../../../core/meters/interval';
import { isGreenButton, readGreenButton } from '../../../../core/meters/read-green-button';
import { readMeters, readTable, type MeterGaps, type Reader } from './read-meters';
import { decodeXml } from './decode-xml';
import { readEmbeddedXml } from './embedded-xml';

export type FileFault = InvoiceFault | MeterFault;

/**
 * The content of a file or of an archive's file: an invoice with its XML, a month of meter data, gaps in
 * meter data, or the reason why there is none.
 */
export type FileRead =
  | {
      name: string;
      invoice: Invoice;
      kept?: { bytes: Uint8Array; xml: Uint8Array };
      fault?: never;
      gaps?: never;
    }
  | { name: string; gaps: MeterGaps; invoice?: never; fault?: never }
  | { name: string; fault: FileFault; invoice?: never; gaps?: never };

/** File size limit in bytes; scanned pages next to the figures make a PDF large. */
const maxBytes = 20_000_000;
const maxUnpackedBytes = 100_000_000;
const maxArchiveFiles = 500;

const starts = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, index) => bytes[index] === byte);
const isPdf = (bytes: Uint8Array) => starts(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d);
const isArchive = (bytes: Uint8Array) => starts(bytes, 0x50, 0x4b, 0x03, 0x04);

/** Tables are recognised by file name, since any text could be one. */
const isTable = (name: string) => /\.(csv|tsv|txt)$/i.test(name);

/**
 * Reads a file by its content: XML, a PDF with XML inside, meter data, or an archive of these. Returns faults
 * instead of throwing.
 */
export async function readFile(name: string, bytes: Uint8Array, reader: Reader): Promise<FileRead[]> {
  if (!isArchive(bytes)) return readOne(name, bytes, reader);
  const files = unpack(bytes);
  if (typeof files === 'string') return [{ name, fault: files }];
  if (files.length === 0) return [{ name, fault: 'NO_INVOICE' }];
  const read: FileRead[] = [];
  for (const [inner, content] of files) read.push(...(await readOne(`${name}/${inner}`, content, reader)));
  return read;
}

async function readOne(name: string, bytes: Uint8Array, reader: Reader): Promise<FileRead[]> {
  try {
    if (bytes.length > maxBytes) throw new InvoiceError('TOO_LARGE');
    if (isTable(name)) return readMeters(name, [await readTable(name, bytes, reader)], reader);
    const xml = isPdf(bytes) ? await readEmbeddedXml(bytes) : bytes;
    const text = decodeXml(xml);
    if (
      !text
        .replace(/^\uFEFF/, '')
        .trimStart()
        .startsWith('<')
    )
      throw new InvoiceError('NO_INVOICE');
    const root = readXml(text.replace(/^\uFEFF/, ''));
    if (isGreenButton(root)) return readMeters(name, readGreenButton(root), reader);
    return [{ name, kept: { bytes, xml }, invoice: invoiceIn(root) }];
  } catch (error) {
    if (error instanceof InvoiceError || error instanceof MeterError) return [{ name, fault: error.fault }];
    throw error;
  }
}

/** Every spreadsheet or text document has one of these: it is an archive of its own parts, not of invoices. */
const partsOfDocuments = ['[Content_Types].xml', 'mimetype'];

/** The files of an archive that may be invoices, without system files; none if it is a document. */
function unpack(bytes: Uint8Array): [string, Uint8Array][] | InvoiceFault {
  let [count, size] = [0, 0];
  let isDocument = false;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        isDocument ||= partsOfDocuments.includes(name);
        if (!/\.(xml|pdf|csv)$/i.test(name) || /(^|\/)(\.|__MACOSX\/)/.test(name)) return false;
        count += 1;
        size += originalSize;
        if (count > maxArchiveFiles || size > maxUnpackedBytes) throw new InvoiceError('TOO_LARGE');
        return true;
      },
    });
    return isDocument ? [] : Object.entries(files);
  } catch (error) {
    return error instanceof InvoiceError ? error.fault : 'DAMAGED';
  }
}
