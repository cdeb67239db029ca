import { strFromU8, strToU8, zipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { writeCii, writeUbl, type WrittenInvoice } from '../../../../tests/support/invoices';
import { readFile, type FileRead } from './read-files';

const invoice = (number: string, seller = 'Énergie & Cie'.replace('&', '&amp;')): WrittenInvoice => ({
  number,
  issued: '2025-03-01',
  seller,
  lines: [{ name: 'Électricité', quantity: '100', unit: 'KWH', net: '20.00' }],
});

async function pdfWith(...attached: readonly [name: string, xml: string][]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  for (const [name, xml] of attached) await document.attach(btoa(strFromU8(strToU8(xml), true)), name);
  return document.save();
}

const said = (files: readonly FileRead[]) =>
  files.map(({ name, invoice: found, fault }) => [name, found?.number ?? fault]);

const reader = { locale: 'de', zone: 'Europe/Berlin' } as const;
const read = async (bytes: Uint8Array) => said(await readFile('a', bytes, reader));

test('reads a PDF with an invoice inside', async () => {
  const bytes = await pdfWith(['factur-x.xml', writeCii(invoice('F-1'))]);
  expect(await read(bytes)).toEqual([['a', 'F-1']]);
});

test('prefers the attachment with the standard’s file name', async () => {
  const bytes = await pdfWith(
    ['delivery.xml', '<delivery/>'],
    ['terms.txt', 'no XML'],
    ['ZUGFeRD-invoice.xml', writeCii(invoice('F-2'))],
  );
  expect(await read(bytes)).toEqual([['a', 'F-2']]);
});

test('reads each invoice of an archive, and says why a file is none', async () => {
  const bytes = zipSync({
    'march/1.xml': strToU8(writeUbl(invoice('U-1'))),
    'march/2.pdf': await pdfWith(['factur-x.xml', writeCii(invoice('F-3'))]),
    'march/3.xml': strToU8('<note/>'),
    'march/readme.txt': strToU8('hello'),
    '__MACOSX/._1.xml': strToU8('x'),
  });
  expect(await read(bytes)).toEqual([
    ['a/march/1.xml', 'U-1'],
    ['a/march/2.pdf', 'F-3'],
    ['a/march/3.xml', 'OTHER_STANDARD'],
  ]);
});

test.each([
  ['UTF-16 with a mark', (text: string) => utf16(`\uFEFF${text.replace('UTF-8', 'UTF-16')}`)],
  ['UTF-16 without a mark', (text: string) => utf16(text.replace('UTF-8', 'UTF-16'))],
  ['UTF-8 with a mark', (text: string) => strToU8(`\uFEFF${text}`)],
  ['Latin 1', (text: string) => strToU8(text.replace('UTF-8', 'ISO-8859-1'), true)],
])('%s keeps every letter of a name', async (_encoding, encode) => {
  const [file] = await readFile('a.xml', encode(writeUbl(invoice('U-2'))), reader);
  expect(file?.invoice?.seller.name).toBe('Énergie & Cie');
  expect(file?.invoice?.lines[0]?.name).toBe('Électricité');
});

test.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
  ['a PDF without figures', () => pdfWith(), 'PDF_WITHOUT_INVOICE'],
  ['a damaged PDF', () => strToU8('%PDF-1.7 and nothing else'), 'DAMAGED'],
  ['a damaged archive', () => Uint8Array.of(0x50, 0x4b, 3, 4, 1, 2, 3), 'DAMAGED'],
  ['an archive without invoices', () => zipSync({ 'a.txt': strToU8('a') }), 'NO_INVOICE'],
  [
    'a spreadsheet',
    () => zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'xl/workbook.xml': strToU8('<workbook/>') }),
    'NO_INVOICE',
  ],
  ['a picture', () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'NO_INVOICE'],
  ['a letter', () => strToU8('Dear Sir or Madam'), 'NO_INVOICE'],
  [
    'bytes that are not in the encoding they state',
    () => Uint8Array.of(0x3c, 0x61, 0xff, 0x3e),
    'NOT_WELL_FORMED',
  ],
  ['more than is read', () => new Uint8Array(20_000_001), 'TOO_LARGE'],
])('%s gives nothing, and says why', async (_what, bytes, fault) => {
  expect(await read(await bytes())).toEqual([['a', fault]]);
});

test('reads a month from a table of times and values, also in a Windows code page', async () => {
  const rows = [...Array(31).keys()].map((day) => `${String(day + 1).padStart(2, '0')}.01.2024 00:00;1,5`);
  const bytes = strToU8(['Zeit;Gas (m³)', ...rows].join('\r\n'), true);
  const [file] = await readFile('Gas 2024.csv', bytes, reader);
  expect(file?.invoice).toMatchObject({
    ...{ number: '2024-01/46.5MTQ', isMeter: true, seller: { name: 'Gas (m³)' } },
    lines: [{ quantity: 46.5, unitCode: 'MTQ', period: { from: '2024-01-01', to: '2024-01-31' } }],
  });
});

test('reads nothing from a table without a unit, and says why', async () => {
  expect(said(await readFile('a.csv', strToU8('time,value\n2024-01-01 00:00,1'), reader))).toEqual([
    ['a.csv', 'METER_UNIT'],
  ]);
});

test.each([
  ['letter.txt', 'Dear Sir or Madam,\nsince that time, and at any time, we pay "net".\n'],
  ['dated letter.txt', 'Graz, 12.03.2025\n\nDear Ms Berger,\nplease find our tariff enclosed.\n'],
  ['people.csv', 'name;hours\nAnna;38'],
])('%s is no table of times and values: nothing is said about its columns', async (name, text) => {
  expect(said(await readFile(name, strToU8(text), reader))).toEqual([[name, 'NO_INVOICE']]);
});

function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  [...Array(text.length).keys()].forEach((index) => {
    const code = text.charCodeAt(index);
    bytes.set([code & 0xff, code >> 8], index * 2);
  });
  return bytes;
}
