import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBackup, writeBackup } from './backup-file';
import type { Part } from './part';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-file-'));
  file = join(folder, 'some.backup');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function* partsOf(lines: string[]): AsyncGenerator<Part> {
  yield { table: 'bills' };
  for (const line of lines) yield { lines: [line] };
  yield { end: 'bills', count: { rows: lines.length, checksum: '' } };
}

/** The number of rows in each part when `most` characters go together; 0 for a marker. */
async function sizesOf(lines: string[], most?: number): Promise<number[]> {
  await writeBackup(file, partsOf(lines));
  const sizes: number[] = [];
  for await (const part of readBackup(file, most)) sizes.push('lines' in part ? part.lines.length : 0);
  return sizes;
}

const row = (characters: number) => `["${'x'.repeat(characters - 4)}"]`;

test('rows go together up to a number, and up to a length', async () => {
  expect(await sizesOf(Array<string>(501).fill(row(10)))).toEqual([0, 500, 1, 0]);
  expect(await sizesOf([row(40), row(60), row(40), row(61)], 100)).toEqual([0, 2, 1, 1, 0]);
});

test('a row that is longer than that goes alone', async () => {
  expect(await sizesOf([row(10), row(200), row(200), row(10)], 100)).toEqual([0, 1, 1, 1, 1, 0]);
});

test('by default, no more than some megabytes go together', async () => {
  expect(await sizesOf(Array<string>(5).fill(row(3 * 1024 * 1024)))).toEqual([0, 2, 2, 1, 0]);
});

test('a full disk is reported, and nothing is left', async () => {
  symlinkSync('/dev/full', `${file}.partial`);
  await expect(writeBackup(file, partsOf([row(100)]))).rejects.toThrow(
    `The backup ${file} cannot be written: ENOSPC`,
  );
  expect(existsSync(file)).toBe(false);
});
