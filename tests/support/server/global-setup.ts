import { randomBytes, scryptSync } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../server/database/migrate';
import { wrapPglite } from '../../../server/database/embedded';
import { openPostgres } from '../../../server/database/postgres';
import { loadDemo } from '../../../server/demo/load-demo';
import { demoPassword } from '../../../server/demo/password';
import { loadSecrets } from '../../../server/identity/embedded/secrets';
import type { Database } from '../../../server/lib/database';
import { saveTemplate } from './database-template';
import { createPglite, type PgliteTemplate } from './pglite';
import { administer, databaseUrl, templateName } from './postgres-admin';

/** Creates the database that every test file copies: newest schema, demo world. */
export default async function makeTemplate(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) await makePostgresTemplate();
  else await makePgliteTemplate();
}

async function makePgliteTemplate(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'supplier-tests-'));
  process.env.TEST_DATABASE_TEMPLATES = folder;
  // Every test file copies it, so the log is kept to the minimum.
  const pglite = await createPglite({ initDbStartParams: ['--wal-segsize=1'] }, [
    'max_wal_size=2MB',
    'min_wal_size=2MB',
  ]);
  const dump = async (name: PgliteTemplate) => {
    await pglite.exec('checkpoint');
    saveTemplate(pglite, join(folder, name));
  };
  // Without the unused databases, every test file loads a third as much.
  await pglite.exec(`update pg_database set datistemplate = false where datname like 'template_'`);
  for (const unused of ['template0', 'template1']) await pglite.exec(`drop database ${unused}`);
  await dump('empty');
  const database = wrapPglite(pglite);
  await fill(database);
  await dump('demo');
  await database.close();
}

async function makePostgresTemplate(): Promise<void> {
  await administer(`drop database if exists ${templateName}`, `create database ${templateName}`);
  const database = openPostgres(databaseUrl(templateName), () => undefined);
  await fill(database);
  await database.close();
}

/** The demo world, whose password is quick to check, and the keys of its realm. */
async function fill(database: Database): Promise<void> {
  await migrate(database);
  const now = new Date();
  process.env.TEST_DEMO_YEAR = String(now.getUTCFullYear() - 1);
  await loadDemo(database, { now });
  await loadSecrets(database);
  const cost = { N: 2 ** 10, r: 8, p: 1 };
  const salt = randomBytes(16);
  const key = scryptSync(demoPassword, salt, 32, cost);
  const hash = ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')];
  await database.query('update accounts set password_hash = $1 where password_hash is not null', [
    hash.join('$'),
  ]);
}
