import { Blob, File } from 'node:buffer';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { withAnnouncedSize } from '../../../tests/support/announced-size';
import { cellsIn } from '../../../tests/support/web/cells-in';
import { readSheet, UnreadableSheetError, writeSheet } from './sheet-files';

// jsdom has no arrayBuffer() on files.
Object.assign(globalThis, { Blob, File });

const bytesOf = async (blob: globalThis.Blob) => Buffer.from(await blob.arrayBuffer());
const fileOf = (name: string, content: BlobPart) => new globalThis.File([content], name);

it.each([
  ['a PDF', fileOf('a.csv', Buffer.from('%PDF-1.7\nobj'))],
  ['in the old Excel format', fileOf('a.csv', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 59, 59]))],
  ['a web page called .xls', fileOf('a.xls', Buffer.from('<html><table><tr><td>1'))],
  ['in an unknown encoding', fileOf('a.csv', Buffer.from('M\x81ller;5', 'latin1'))],
])('refuses a file that is %s', async (_what, file) => {
  await expect(cellsIn(file)).rejects.toThrow(UnreadableSheetError);
});

it('names the code page of a file that is not in Unicode, and reads it in a chosen one', async () => {
  const file = fileOf('a.csv', Buffer.from([0xa3, 0xf3, 0x64, 0x9f]));
  const possible = ['windows-1252', 'windows-1250'];
  expect(await readSheet(file)).toEqual({
    cells: [['£ódŸ']],
    encoding: { file, codePage: 'windows-1252', possible, samples: ['£ódŸ'] },
  });
  expect(await readSheet(file, { codePage: 'windows-1250' })).toEqual({
    cells: [['Łódź']],
    encoding: { file, codePage: 'windows-1250', possible, samples: ['Łódź'] },
  });
});

it('reads an error of a formula as what the spreadsheet shows', async () => {
  const blob = await writeSheet([['a'], ['b']], { format: 'xlsx', locale: 'en', name: 'Sheet', widths: [9] });
  const parts = unzipSync(new Uint8Array(await bytesOf(blob)));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] as Uint8Array).replace(
    /<c r="A2"[^]*?<\/c>/u,
    '<c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
  );
  const file = zipSync({ ...parts, 'xl/worksheets/sheet1.xml': strToU8(sheet) });
  expect(await cellsIn(fileOf('a.xlsx', file as Uint8Array<ArrayBuffer>))).toEqual([['a'], ['#DIV/0!']]);
});

it('reads no workbook of a few kilobytes that stand for gigabytes', async () => {
  const blob = await writeSheet([['a']], { format: 'xlsx', locale: 'en', name: 'Sheet', widths: [9] });
  const bomb = withAnnouncedSize(await bytesOf(blob), 4e9);
  await expect(cellsIn(fileOf('a.xlsx', bomb))).rejects.toMatchObject({ isTooLarge: true });
});

it('reads a workbook whatever its name', async () => {
  const blob = await writeSheet([['a', 'b']], { format: 'xlsx', locale: 'en', name: 'Sheet', widths: [9] });
  expect(await cellsIn(fileOf('a.csv', blob))).toEqual([['a', 'b']]);
});
