import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackups } from '../../../server/backups';
import { createMetrics } from '../../../server/metrics/metrics';
import type { Database } from '../../../server/lib/database';
import { createActiveFaults } from '../../../server/lib/active-faults';
import type { StoredBackup } from '../../../server/transfer/store-backup';
import { bundled } from '../../support/server/bundled';
import { startProduct } from '../../support/server/product-process';
import { openTestDatabase } from '../../support/server/test-database';

jest.setTimeout(120_000);

let folder: string;
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daily-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The file name of a backup made this many hours ago. */
const nameOf = (hours: number) =>
  `suppliers-${new Date(Date.now() - hours * 3_600_000).toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`;

/** Checks once whether a backup is due; returns the backup, or the reason for none. */
async function look(place: string, verify: (file: string) => Promise<string>) {
  const made: StoredBackup[] = [];
  const failures: unknown[] = [];
  const end = startBackups(
    database,
    { folder: place, keep: 2 },
    { verify, onMade: (backup) => made.push(backup), onFailure: (error) => failures.push(error) },
  );
  await end();
  return { made, failures };
}
const isFine = async () => 'fine';

test('makes a backup when there is none from the last day, in a folder that it creates', async () => {
  const place = join(folder, 'new');
  const { made } = await look(place, isFine);
  expect(made).toEqual([
    expect.objectContaining({
      verified: 'fine',
      removed: [],
      file: join(place, readdirSync(place)[0] ?? ''),
    }),
  ]);
  expect((await look(place, isFine)).made).toEqual([]);
});

test('keeps as many as configured', async () => {
  for (const hours of [72, 48, 25]) writeFileSync(join(folder, nameOf(hours)), '');
  const { made } = await look(folder, isFine);
  expect(made[0]?.removed).toHaveLength(2);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('reports a backup that cannot be restored, and keeps the older ones', async () => {
  const old = nameOf(30);
  writeFileSync(join(folder, old), '');
  const { made, failures } = await look(folder, () => Promise.reject(new Error('A table differs.')));
  expect(made).toEqual([]);
  expect(failures).toEqual([
    new Error('The backup cannot be restored and is removed; the older ones stay. A table differs.'),
  ]);
  expect(readdirSync(folder)).toEqual([old]);
});

test('metrics contain the age of the newest backup', async () => {
  const metrics = createMetrics({
    database,
    faults: createActiveFaults(),
    disk: { free: async () => undefined },
    backupFolder: folder,
    version: 'test',
  });
  const age = async () => /^backup_age_seconds (.+)$/m.exec(await metrics.read())?.[1];
  expect(await age()).toBe('+Inf');
  writeFileSync(join(folder, nameOf(3)), '');
  expect(Math.round(Number(await age()) / 3600)).toBe(3);
});

test('a server with an embedded database makes and tests a backup soon after its start', async () => {
  bundled(join(__dirname, '../../../server/cli/main.ts'), 'cli');
  const server = await startProduct({
    DATA_DIR: join(folder, 'data'),
    BACKUP_FOLDER: join(folder, 'backups'),
    LOG_LEVEL: 'info',
  });
  while (!server.output().includes('a backup was made') && server.child.exitCode === null)
    await fetch(`${server.url}/readyz`);
  expect(server.output()).toMatch(
    /"verified":"\d+ tables with \d+ rows are equal, by count and by checksum\."/,
  );
  expect(readdirSync(join(folder, 'backups'))).toEqual([expect.stringMatching(/^suppliers-.*Z\.backup$/)]);
  expect(await server.end('SIGTERM')).toBe(0);
});
