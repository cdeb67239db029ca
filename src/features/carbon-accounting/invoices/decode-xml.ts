import { InvoiceError } from '../../../../core/invoices/invoice';

/** Byte order marks and first bytes that show the encoding before the XML declaration can be read. */
const marks: readonly (readonly [label: string, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
  ['utf-16le', 0x3c, 0x00],
  ['utf-16be', 0x00, 0x3c],
];

/** Decodes an XML file in its declared encoding. @throws InvoiceError NOT_WELL_FORMED */
export function decodeXml(bytes: Uint8Array): string {
  const mark = marks.find(([, ...start]) => start.every((byte, index) => bytes[index] === byte));
  const label = mark?.[0] ?? declared(bytes);
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    throw new InvoiceError('NOT_WELL_FORMED');
  }
}

const declarationLength = 200;

function declared(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, declarationLength));
  return /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8';
}
