import pg from 'pg';
import { openPostgres } from '../../server/database/postgres';
import type { Database } from '../../server/lib/database';

const creations = {
  few: 'create database bench_few',
  many: 'create database bench_many',
  restored: 'create database bench_restored',
};

/** An empty database of the PostgreSQL of DATABASE_URL. */
export async function createDatabase(name: keyof typeof creations): Promise<Database> {
  await runAlone('postgres', creations[name]);
  return openPostgres(addressOf(`bench_${name}`), () => undefined);
}

export const dropRestored = () => runAlone('postgres', 'drop database bench_restored');

/** As autovacuum leaves tables that have come to rest. */
export const tidyUp = (name: 'few' | 'many') => runAlone(`bench_${name}`, 'vacuum (analyze)');

/** Statements that no transaction may hold, and that take as long as they need. */
async function runAlone(database: string, statement: string): Promise<void> {
  const client = new pg.Client(addressOf(database));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function addressOf(database: string): string {
  const address = new URL(process.env.DATABASE_URL ?? '');
  address.pathname = database;
  return address.href;
}
