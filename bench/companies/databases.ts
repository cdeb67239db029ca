import pg from 'pg';
import { openPostgres } from '../../server/database/postgres';
import type { Database } from '../../server/lib/database';

const creations = {
  few: 'create database bench_few',
  many: 'create database bench_many',
  restored: 'create database bench_restored',
};

/** An empty database on the PostgreSQL at DATABASE_URL. */
export async function createDatabase(name: keyof typeof creations): Promise<Database> {
  await runAlone('postgres', creations[name]);
  return openPostgres(addressOf(`bench_${name}`), () => undefined);
}

export const dropRestored = () => runAlone('postgres', 'drop database bench_restored');

/** The state in which autovacuum leaves idle tables. */
export const tidyUp = (name: 'few' | 'many') => runAlone(`bench_${name}`, 'vacuum (analyze)');

/** Statements that must run outside a transaction and without a timeout. */
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
