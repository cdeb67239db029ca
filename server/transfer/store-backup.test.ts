import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNewest, storeBackup } from './store-backup';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const older = [1, 2, 3].map((day) => `suppliers-2026-01-0${day}T020000Z.backup`);
const others = ['keycloak-2026-01-01T020000Z.dump', 'suppliers-by-hand.backup', 'notes.txt'];
const put = (...names: string[]) => names.forEach((name) => writeFileSync(join(folder, name), name));
const names = () => readdirSync(folder).sort();

const steps = {
  write: async (file: string) => writeFileSync(file, 'rows'),
  verify: async () => 'All came back.',
};
const now = new Date('2026-01-04T02:00:05.678Z');
const name = 'suppliers-2026-01-04T020005Z.backup';

test('a backup is named by its time', async () => {
  const kept = { file: join(folder, name), bytes: 4, verified: 'All came back.', removed: [] };
  expect(await storeBackup(steps, { folder, keep: 14 }, now)).toEqual(kept);
  expect(names()).toEqual([name]);
  expect(findNewest(folder)).toEqual(new Date('2026-01-04T02:00:05Z'));
});

test('only the newest of its own files stay', async () => {
  put(...older, ...others);
  const { removed } = await storeBackup(steps, { folder, keep: 2 }, now);
  expect(removed).toEqual([older[1], older[0]]);
  expect(names()).toEqual([...others, older[2], name].sort());
});

test('the one just made stays, even where a clock was ahead', async () => {
  put('suppliers-2999-01-01T020000Z.backup');
  await storeBackup(steps, { folder, keep: 1 }, now);
  expect(names()).toEqual([name]);
});

test.each([
  ['verify', 'The backup cannot be restored and is removed; the older ones stay. A table differs.'],
  ['write', 'A table differs.'],
])('only the older ones stay when it cannot %s', async (step, message) => {
  put(...older, ...others);
  const failing = { ...steps, [step]: () => Promise.reject(new Error('A table differs.')) };
  await expect(storeBackup(failing, { folder, keep: 1 }, now)).rejects.toThrow(message);
  expect(names()).toEqual([...older, ...others].sort());
});

test('leftovers of a killed run are removed', async () => {
  const left = `${older[0]}.untested`;
  put(left, `${left}.partial`);
  mkdirSync(join(folder, `${left}.restored-a1b2c3/postgres`), { recursive: true });
  mkdirSync(join(folder, 'in-progress'));
  await storeBackup(steps, { folder, keep: 1 }, now);
  expect(names()).toEqual([name]);
});

test('one at a time', async () => {
  const write = async (file: string) => {
    await expect(storeBackup(steps, { folder, keep: 1 })).rejects.toThrow('Another backup into');
    await steps.write(file);
  };
  await storeBackup({ ...steps, write }, { folder, keep: 1 }, now);
  expect(names()).toEqual([name]);
});

test('a folder that does not exist, or cannot be written', async () => {
  const absent = join(folder, 'absent');
  await expect(storeBackup(steps, { folder: absent, keep: 1 })).rejects.toThrow(
    `There is no folder ${absent} for the backups; make it first.`,
  );
  expect(existsSync(absent)).toBe(false);
  put('in-progress');
  await expect(storeBackup(steps, { folder, keep: 1 })).rejects.toThrow(
    `The data folder ${join(folder, 'in-progress')} cannot be written: EEXIST`,
  );
});

test('the newest backup is none where there is none', () => {
  put(...others);
  expect(findNewest(folder)).toBeUndefined();
  expect(findNewest(join(folder, 'absent'))).toBeUndefined();
});
