import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { bundled } from '../../tests/support/server/bundled';
import { openEmbeddedDatabase } from './embedded';

jest.setTimeout(180_000);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that writes consecutive numbers into the folder and reports what was acknowledged. */
function startWriter(program: string, ...more: string[]) {
  const child = fork(
    bundled(join(__dirname, '../../tests/support/server', program), program),
    [folder, ...more],
    {
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, ended, numbers: createInterface({ input: child.stdout as Readable }) };
}

async function expectWritten(said: number): Promise<void> {
  const database = await openEmbeddedDatabase(folder);
  const [row] = await database.query<{ count: number; last: number }>(
    'select count(*) as count, max(number) as last from written',
    [],
  );
  await database.close();
  expect(row?.last).toBeGreaterThanOrEqual(said);
  expect(row?.count).toBe(row?.last);
}

test('whatever was acknowledged before kill -9 survives it', async () => {
  const { child, ended, numbers } = startWriter('write-until-killed.ts');
  let said = 0;
  numbers.on('line', (line) => {
    said = Number(line);
    if (said === 50) child.kill('SIGKILL');
  });
  await ended;
  expect(said).toBeGreaterThanOrEqual(50);
  await expectWritten(said);
});

test('a full disk ends the process with one sentence; with space again, whatever was acknowledged is kept', async () => {
  const { child, ended, numbers } = startWriter('write-until-full.ts');
  let said = 0;
  let says = '';
  numbers.on('line', (line) => (said = Number(line)));
  child.stderr?.on('data', (chunk) => (says += String(chunk)));
  expect(await ended).toBe(1);
  expect(says).toMatch(/^The disk is full: the database in .*postgres can write nothing more\. .*\n$/);
  expect(said).toBeGreaterThan(0);
  await expectWritten(said);
});

test('a disk without space for a new database is reported in one sentence; with space, it is made', async () => {
  const { child, ended } = startWriter('write-until-full.ts', String(24 * 1024 ** 2));
  let says = '';
  child.stderr?.on('data', (chunk) => (says += String(chunk)));
  expect(await ended).toBe(1);
  expect(says).toMatch(
    /^The disk is full: the database in .*postgres cannot be opened\. Make room and start again\.\n$/,
  );
  await (await openEmbeddedDatabase(folder)).close();
});

test('a folder without a database of ours is reported in one sentence and left unlocked', async () => {
  writeFileSync(join(folder, 'postgres'), 'a file in its place');
  await expect(openEmbeddedDatabase(folder)).rejects.toThrow(
    /^The database in .*postgres cannot be opened: /,
  );
  rmSync(join(folder, 'postgres'));
  await (await openEmbeddedDatabase(folder)).close();
});
