import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { backup, restore, verify } from '../../../server/cli/transfer';
import type { Database } from '../../../server/lib/database';
import { openEmptyDatabase, openTestDatabase } from '../../support/server/test-database';

jest.setTimeout(60_000);

let source: Database;
let folder: string;

beforeAll(async () => {
  source = await openTestDatabase();
});
afterAll(() => source.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const areEqual = /^\d+ tables with \d+ rows are equal, by count and by checksum\.$/;

test('a backup into a folder is tested by restoring it, and can be restored', async () => {
  const lines = await backup(source, ['--into', folder]);
  const [name = '', ...others] = readdirSync(folder);
  expect(name).toMatch(/^suppliers-\d{4}-\d\d-\d\dT\d{6}Z\.backup$/);
  expect(others).toEqual([]);
  expect(lines[0]).toMatch(/^The backup is in .*\.backup, \d+ KB\. It opens every account/);
  const target = await openEmptyDatabase();
  const restored = (await restore(target, [join(folder, name)])).at(-1);
  expect(restored).toMatch(areEqual);
  expect(lines.slice(1)).toEqual([`It was tested by restoring it: ${restored}`]);
  await target.close();
});

test('an existing file is verified; a changed one fails', async () => {
  const file = join(folder, 'by-hand.backup');
  await backup(source, [file]);
  expect(await verify([file])).toEqual([expect.stringMatching(areEqual)]);
  const plain = gunzipSync(readFileSync(file)).toString();
  writeFileSync(file, gzipSync(plain.replace('Alpenguss GmbH', 'Alpenguss GmbX')));
  await expect(verify([file])).rejects.toThrow('The copy is damaged: the rows of projects');
  expect(readdirSync(folder)).toEqual(['by-hand.backup']);
});

test('a missing file is reported', async () => {
  const file = join(folder, 'absent.backup');
  await expect(verify([file])).rejects.toThrow(`The backup ${file} cannot be read: ENOENT`);
  await expect(verify([])).rejects.toThrow('Say which file: verify FILE');
});

test.each(['0', '-1', 'many', '1.5'])('--keep %s is not a number of backups', async (keep) => {
  await expect(backup(source, ['--into', folder, `--keep=${keep}`])).rejects.toThrow(
    `--keep must be a number from 1 to 9999; it is "${keep}".`,
  );
});

test('a number without a folder', async () => {
  await expect(backup(source, ['--keep', '3'])).rejects.toThrow(
    'Say which folder: backup FILE | backup --into',
  );
});
