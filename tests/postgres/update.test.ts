import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, restore } from '../../server/cli/transfer';
import { findApplied, migrate, migrateIn } from '../../server/database/migrate';
import { openPostgres } from '../../server/database/postgres';
import type { Database } from '../../server/lib/database';
import { addressOf } from '../support/server/postgres-admin';
import { onFreePort, runProduct } from '../support/server/product-process';
import { openEmptyDatabase } from '../support/server/test-database';

/** The newest migration of the previous version. */
const lastReleased = '020-what-purchases-were-made-of.sql';

const companies = (db: Database) => db.query('select name from projects order by id', []);

test('a database of the last released version is backed up, updated by the first server, and restored for a rollback', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'update-'));
  const [newest, old, back] = await Promise.all([1, 2, 3].map(() => openEmptyDatabase()));
  if (!newest || !old || !back) throw new Error('There are no databases.');
  await migrate(newest);
  const released = (await findApplied(newest)).filter(({ name }) => name <= lastReleased);
  await old.longTransaction((tx) => migrateIn(tx, { only: released }));
  await old.query(`insert into projects (name) values ('Acme Werke AG')`, []);
  expect(await findApplied(old)).toEqual(released);

  const file = join(folder, 'before-update.backup');
  await backup(old, [file]);
  const url = await addressOf(old);
  await onFreePort(async (port) => {
    const server = runProduct({ PORT: String(port), DATABASE_URL: url, NODE_ENV: 'production', DEMO: '0' });
    let code: number | null | undefined;
    void server.ended.then((value) => (code = value));
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) if (code !== undefined) throw new Error(server.output());
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
  expect(await findApplied(old)).toEqual(await findApplied(newest));
  expect(await companies(old)).toEqual([{ name: 'Acme Werke AG' }]);

  const again = openPostgres(await addressOf(back), () => undefined);
  await restore(again, [file]);
  expect(await companies(again)).toEqual([{ name: 'Acme Werke AG' }]);
  await again.close();
  await Promise.all([newest.close(), old.close(), back.close()]);
  rmSync(folder, { recursive: true });
});
