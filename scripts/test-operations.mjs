import { unitTests } from './tasks/checks.mjs';
import { findPostgres, withPostgres } from './tasks/postgres.mjs';
import { prepare } from './tasks/prepare.mjs';
import { lacking } from './tasks/programs.mjs';
import { createReport, notRunHere } from './tasks/report.mjs';

const name = 'restarts behind proxies, and alarms';

const postgres = findPostgres();
const missing = lacking(['nginx', 'caddy', 'promtool']);
if (postgres && missing.length === 0) {
  await prepare([]);
  const report = createReport();
  await withPostgres(postgres, (url) =>
    report.step(name, () => unitTests(['server'], { TEST_DATABASE_URL: url, TEST_OPERATIONS: '1' })),
  );
  process.exitCode = report.finish() ? 0 : 1;
} else {
  const what = [...(postgres ? [] : ['PostgreSQL']), ...missing].join(', ');
  notRunHere(name, `no ${what}; Debian: apt install postgresql nginx caddy prometheus`);
}
