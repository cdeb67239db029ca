import type { EvidenceFile } from '../../../core/contracts/ca-evidence';
import { zipEntries } from '../tables/zip-entries';

type FileType = EvidenceFile['type'];

const beginnings: readonly (readonly [FileType, Buffer])[] = [
  ['pdf', Buffer.from('%PDF-', 'latin1')],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
];

export const mediaTypes: Record<FileType, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
};

const endings: Record<FileType, readonly [string, ...string[]]> = {
  pdf: ['.pdf'],
  png: ['.png'],
  jpeg: ['.jpg', '.jpeg'],
  xlsx: ['.xlsx'],
  xml: ['.xml'],
};

/**
 * Root elements of the two syntaxes of EN 16931, with or without a prefix; no other XML is accepted. A comment
 * ends at its first `-->`: if it could end later, many comments could be read in exponentially many ways.
 */
const invoiceRoot =
  /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--((?!-->)[^])*-->\s*)*<([\w.-]+:)?(Invoice|CreditNote|CrossIndustryInvoice)[\s>]/;
const rootWithin = 4096;

/** An invoice as XML; one with a document type is refused. */
function isInvoice(content: Buffer): boolean {
  const [first, second] = content;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  return invoiceRoot.test(content.toString(isWide ? 'utf16le' : 'utf8', 0, rootWithin));
}

/** The type of a file by its content; undefined for any other kind, and for workbooks with macros. */
export function fileTypeOf(content: Buffer): FileType | undefined {
  const found = beginnings.find(([, start]) => content.subarray(0, start.length).equals(start));
  if (found) return found[0];
  if (isInvoice(content)) return 'xml';
  const names = zipEntries(content)?.map(({ name }) => name.toLowerCase()) ?? [];
  const hasMacros = names.some((name) => name.endsWith('vbaproject.bin'));
  return names.includes('xl/workbook.xml') && !hasMacros ? 'xlsx' : undefined;
}

/** The name without folders and invisible characters, with the extension of its type. */
export function safeName(name: string, type: FileType): string {
  const [ending, ...others] = endings[type];
  const plain = name.replace(/^.*[/\\]/, '').replace(/\p{C}/gu, '');
  const isTrue = [ending, ...others].some((each) => plain.toLowerCase().endsWith(each));
  return isTrue ? plain : `${plain}${ending}`;
}
