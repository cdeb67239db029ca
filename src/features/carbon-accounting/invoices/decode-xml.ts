import { InvoiceError } from '../../../../core/invoices/invoice';

/** Byte order marks and first bytes that show the encoding before the XML declaration can be read. */
const marks: readonly (readonly [label: string, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
  ['utf-16le', 0x3c, 0x00],
  ['utf-16be', 0x00, 0x3c],
];

/** Decodes an XML file in its declared encoding. @throws InvoiceError NOT_WELL_FORMED; NO_INVOICE for no XML */
export function decodeXml(bytes: Uint8Array): string {
  const mark = marks.find(([, ...start]) => start.every((byte, index) => bytes[index] === byte));
  const begin = String.fromCharCode(...bytes.subarray(0, declarationLength));
  const label = mark?.[0] ?? declared(begin);
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    throw new InvoiceError(mark || begin.trimStart().startsWith('<') ? 'NOT_WELL_FORMED' : 'NO_INVOICE');
  }
}

const declarationLength = 200;

function declared(begin: string): string {
  return /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(begin)?.[1] ?? 'utf-8';
}
