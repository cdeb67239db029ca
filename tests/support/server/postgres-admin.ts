import pg from 'pg';
import type { Database } from '../../../server/lib/database';

export const templateName = 'supplier_tests_template';

/** The address of another database on the PostgreSQL of TEST_DATABASE_URL. */
export function databaseUrl(name: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

/** The address of a test database, for other processes and connections. */
export async function addressOf(database: Database): Promise<string> {
  const [row] = await database.query<{ name: string }>('select current_database() as name', []);
  return databaseUrl(row?.name ?? '');
}

/** Runs statements that create or drop databases. */
export async function administer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL ?? '' });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
