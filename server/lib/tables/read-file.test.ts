import childProcess from 'node:child_process';
import { deflateRawSync } from 'node:zlib';
import { readFile } from './read-file';
import { writeXlsx } from './write-xlsx';
import { zipEntries, type ZipEntry } from './zip-entries';

const rows = [
  ['Year', 'Amount'],
  [2024, 5],
];
const sheetXml = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>`;
let file: Buffer;
/** Where the end record begins. */
let end: number;

beforeEach(async () => {
  file = await writeXlsx([{ name: 'Activities', rows }]);
  end = file.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
});

const entry = (name: string) => zipEntries(file)?.find((each) => each.name === name) as ZipEntry;
/** Where the directory lists an entry. */
const placeOf = (name: string) => file.lastIndexOf(name) - 46;

/** Replaces the content of the sheet, with an announced size of `announced` bytes. */
function withSheet(content: Buffer, announced: number): Buffer {
  const name = 'xl/worksheets/sheet1.xml';
  const directory = file.readUInt32LE(end + 16);
  const place = placeOf(name);
  file.writeUInt32LE(content.length, place + 20);
  file.writeUInt32LE(announced, place + 24);
  const { at } = entry(name);
  file.writeUInt32LE(directory, place + 42);
  file.writeUInt32LE(directory + 30 + name.length + content.length, end + 16);
  file.writeUInt16LE(0, at + 28);
  return Buffer.concat([
    file.subarray(0, directory),
    file.subarray(at, at + 30 + name.length),
    content,
    file.subarray(directory),
  ]);
}

const codeOf = (content: Buffer) =>
  readFile(content).then(
    () => 'read',
    ({ code }: { code: string }) => code,
  );

test('a workbook is read', async () => {
  expect(await readFile(file)).toEqual([{ name: 'Activities', rows }]);
  const changed = withSheet(deflateRawSync(sheetXml), sheetXml.length);
  expect(await readFile(changed)).toEqual([{ name: 'Activities', rows: [[1]] }]);
});

test('at most two workbooks are read at once', async () => {
  const { fork } = childProcess;
  const atOnce: number[] = [];
  let reading = 0;
  jest.spyOn(childProcess, 'fork').mockImplementation((...given: Parameters<typeof fork>) => {
    const child = fork(...given);
    atOnce.push((reading += 1));
    child.once('message', () => (reading -= 1));
    return child;
  });
  const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(file)));
  expect([codes, Math.max(...atOnce)]).toEqual([Array(5).fill('read'), 2]);
  jest.restoreAllMocks();
});

test('a row is read up to its 500th cell', async () => {
  const cells = Array<string>(600).fill('a');
  for (const content of [await writeXlsx([{ name: '', rows: [cells] }]), Buffer.from(cells.join(','))])
    expect((await readFile(content)).map(({ rows: [row] }) => row)).toEqual([cells.slice(0, 500)]);
});

test('a sheet that is longer than announced is not', async () => {
  const bomb = deflateRawSync(sheetXml + ' '.repeat(1_000_000));
  expect(await codeOf(withSheet(bomb, sheetXml.length))).toBe('BROKEN');
});

describe('a few bytes that stand for billions of rows', () => {
  const far = sheetXml.replace('r="1"', 'r="2000000000"').replace('A1', 'A2000000000');
  const bomb = () => withSheet(deflateRawSync(far), far.length);

  test('only fail their own read', async () => {
    expect(await codeOf(bomb())).toBe('TOO_LARGE');
  });

  test('nor a concurrent read', async () => {
    const small = Buffer.from(file);
    expect(await Promise.all([codeOf(bomb()), codeOf(small)])).toEqual(['TOO_LARGE', 'read']);
  });
});

test('nor is any other part that is longer, not even one that is never read', async () => {
  file.writeUInt32LE(1, placeOf('[Content_Types].xml') + 24);
  expect(await codeOf(file)).toBe('BROKEN');
});

test('overlapping parts are refused', async () => {
  file.writeUInt32LE(file.length, placeOf('[Content_Types].xml') + 20);
  expect(await codeOf(file)).toBe('BROKEN');
});

test('a directory that other readers would interpret differently is refused', async () => {
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50);
  expect(await codeOf(Buffer.concat([file.subarray(0, end), locator, file.subarray(end)]))).toBe('BROKEN');
  file.writeUInt16LE(file.readUInt16LE(end + 10) - 1, end + 10);
  expect(await codeOf(file)).toBe('NOT_A_TABLE');
});
