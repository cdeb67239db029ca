import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findPostgres, withPostgres } from './tasks/postgres.mjs';

/* Runs a benchmark, `bench/NAME.ts`, with the DATABASE_URL of a temporary PostgreSQL. */
const [name, ...args] = process.argv.slice(2);
const programs = findPostgres();
if (!programs) throw new Error('There is no PostgreSQL here; Debian: apt install postgresql, or set PG_BIN.');
const settingsOf = {
  // Commits are measured including the write to disk.
  commits: ['fsync=on'],
  // Writes gigabytes, which need not be in the log.
  companies: ['shared_buffers=1GB', 'max_wal_size=2GB', 'wal_level=minimal', 'max_wal_senders=0'],
};
const work = async (url) => {
  const child = spawn(process.execPath, ['--import', 'tsx', `bench/${name}.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: url, PG_BIN: programs, TSX_TSCONFIG_PATH: 'server/tsconfig.json' },
    stdio: 'inherit',
  });
  [process.exitCode] = await once(child, 'exit');
};
await withPostgres(programs, work, { moreSettings: settingsOf[name] });
