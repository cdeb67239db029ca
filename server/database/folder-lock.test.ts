import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../startup-error';
import { lockFolder } from './folder-lock';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lockFile = () => join(folder, 'lock');

test('one process at a time, then the next one', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(StartupError);
  expect(() => lockFolder(folder)).toThrow(/in use by another server; stop that one or set DATA_DIR/);
  unlock();
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('a folder that does not exist is created', () => {
  const unlock = lockFolder(join(folder, 'a/b'));
  expect(readFileSync(join(folder, 'a/b/lock'), 'utf8')).toContain(String(process.pid));
  unlock();
});

test.each([
  ['a process that has died', () => deadProcess()],
  ['a later process with the same number', () => Promise.resolve(`${process.pid} 1`)],
  ['nobody that can be told', () => Promise.resolve('')],
])('the lock of %s is taken over', async (_whose, content) => {
  writeFileSync(lockFile(), await content());
  const unlock = lockFolder(folder);
  expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});

test('a path that cannot be a folder is reported in one sentence', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => lockFolder(join(folder, 'file/below'))).toThrow(
    /The data folder .* cannot be written: ENOTDIR/,
  );
});

async function deadProcess(): Promise<string> {
  const child: ChildProcess = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return `${child.pid} 1`;
}
