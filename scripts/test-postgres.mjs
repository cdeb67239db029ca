import { serverTests } from './tasks/checks.mjs';
import { memoryFolder } from './tasks/memory-folder.mjs';
import { findPostgres, withPostgres } from './tasks/postgres.mjs';
import { prepare } from './tasks/prepare.mjs';
import { findRedis } from './tasks/redis.mjs';
import { createReport, notRunHere } from './tasks/report.mjs';

const name = 'API tests on PostgreSQL';

/** Data need not survive a crash of the machine: nobody needs it after the tests. */
const settings = ['full_page_writes=off', 'synchronous_commit=off', 'wal_level=minimal', 'max_wal_senders=0'];

const programs = findPostgres();
const redis = findRedis();
if (programs) {
  await prepare([]);
  if (!redis)
    console.log(
      'fan-out over Redis: not run here: no Redis; Debian: apt install redis-server, or set REDIS_SERVER',
    );
  const report = createReport();
  await withPostgres(
    programs,
    (url) =>
      report.step(name, () => serverTests({ TEST_DATABASE_URL: url, TEST_REDIS: redis, PG_BIN: programs })),
    { moreSettings: settings, parent: memoryFolder() },
  );
  process.exitCode = report.finish() ? 0 : 1;
} else {
  notRunHere(name, 'no PostgreSQL; Debian: apt install postgresql, or set PG_BIN');
}
