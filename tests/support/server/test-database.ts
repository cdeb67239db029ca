import { randomBytes } from 'node:crypto';
import { wrapPglite } from '../../../server/database/embedded';
import { openPostgres } from '../../../server/database/postgres';
import type { Database } from '../../../server/lib/database';
import { copyPglite, type PgliteTemplate } from './pglite';
import { administer, databaseUrl, templateName } from './postgres-admin';

/** A database with the demo world: a PGlite in memory, or a copy on TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<Database> {
  return process.env.TEST_DATABASE_URL ? openPostgresCopy() : openPgliteCopy('demo');
}

/** A database without tables. */
export async function openEmptyDatabase(): Promise<Database> {
  if (process.env.TEST_DATABASE_URL) return openPostgresCopy('template0');
  return openPgliteCopy('empty');
}

async function openPgliteCopy(template: PgliteTemplate): Promise<Database> {
  return wrapPglite(await copyPglite(template));
}

async function openPostgresCopy(template = templateName): Promise<Database> {
  const name = `supplier_tests_${randomBytes(6).toString('hex')}`;
  // Copies the files instead of logging each block: less work if they are in memory.
  await administer(`create database ${name} template ${template} strategy file_copy`);
  const database = openPostgres(databaseUrl(name), () => undefined);
  return {
    ...database,
    async close() {
      await database.close();
      await administer(`drop database if exists ${name} with (force)`);
    },
  };
}
