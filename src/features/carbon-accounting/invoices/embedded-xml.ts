import type * as Pdf from 'pdf-lib';
import { InvoiceError } from '../../../../core/invoices/invoice';

/** Limit for the unpacked XML of a PDF, in bytes. */
const maxBytes = 20_000_000;
/** Limit for nodes of the name tree, far above the number of attachments of any invoice. */
const maxNodes = 500;

/** File names of the invoice in Factur-X and ZUGFeRD, newest first. */
const invoiceNames = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml'];

type PdfLib = typeof Pdf;
type PDFDict = Pdf.PDFDict;

/**
 * The XML inside a PDF (Factur-X, ZUGFeRD). The library is loaded with the first PDF.
 * @throws InvoiceError PDF_LOCKED, DAMAGED, PDF_WITHOUT_INVOICE, TOO_LARGE
 */
export async function readEmbeddedXml(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await import('pdf-lib');
  const document = await load(pdf, bytes);
  const attachments = [...namedFiles(pdf, document.catalog)].filter(({ name }) => name.endsWith('.xml'));
  const chosen =
    invoiceNames
      .map((wanted) => attachments.find(({ name }) => name === wanted))
      .find((found) => found !== undefined) ?? attachments[0];
  if (!chosen) throw new InvoiceError('PDF_WITHOUT_INVOICE');
  return unpack(pdf, chosen.file);
}

async function load({ PDFDocument, EncryptedPDFError }: PdfLib, bytes: Uint8Array) {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false });
  } catch (error) {
    throw new InvoiceError(error instanceof EncryptedPDFError ? 'PDF_LOCKED' : 'DAMAGED');
  }
}

interface Attachment {
  name: string;
  file: PDFDict;
}

/** The file specifications in the name tree of a document's attachments. */
function* namedFiles({ PDFName, PDFDict: Dict, PDFArray }: PdfLib, catalog: PDFDict): Generator<Attachment> {
  const names = catalog.lookupMaybe(PDFName.of('Names'), Dict);
  const root = names?.lookupMaybe(PDFName.of('EmbeddedFiles'), Dict);
  const waiting = root ? [root] : [];
  for (let seen = 0; seen < maxNodes; seen += 1) {
    const node = waiting.shift();
    if (!node) return;
    const kids = node.lookupMaybe(PDFName.of('Kids'), PDFArray);
    for (let index = 0; kids && index < kids.size(); index += 1) {
      const kid = kids.lookup(index);
      if (kid instanceof Dict) waiting.push(kid);
    }
    const pairs = node.lookupMaybe(PDFName.of('Names'), PDFArray);
    for (let index = 1; pairs && index < pairs.size(); index += 2) {
      const file = pairs.lookup(index);
      if (file instanceof Dict) yield { name: nameOf(file), file };
    }
  }

  function nameOf(file: PDFDict): string {
    const named = file.get(PDFName.of('UF')) ?? file.get(PDFName.of('F'));
    return named && 'decodeText' in named
      ? (named as { decodeText: () => string }).decodeText().trim().toLowerCase()
      : '';
  }
}

/** Unpacks at most `maxBytes`, whatever the stream contains. */
function unpack(
  { PDFName, PDFDict: Dict, PDFRawStream, decodePDFRawStream }: PdfLib,
  file: PDFDict,
): Uint8Array {
  const stored = file.lookupMaybe(PDFName.of('EF'), Dict);
  const stream = stored?.lookup(PDFName.of('F')) ?? stored?.lookup(PDFName.of('UF'));
  if (!(stream instanceof PDFRawStream)) throw new InvoiceError('DAMAGED');
  let bytes: Uint8Array;
  try {
    bytes = decodePDFRawStream(stream).getBytes(maxBytes + 1) as Uint8Array;
  } catch {
    throw new InvoiceError('DAMAGED');
  }
  if (bytes.length > maxBytes) throw new InvoiceError('TOO_LARGE');
  return bytes;
}
