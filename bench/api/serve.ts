import Fastify from 'fastify';
import { createApp } from '../../server/app';
import { loadConfig } from '../../server/config';
import { openDatabase } from '../../server/database/open';
import { loadDemo } from '../../server/demo/load-demo';
import { findPrivileges } from '../../server/modules/company-profile/repository';
import { findPage } from '../../server/modules/customer-requests/repository';
import type { Database } from '../../server/lib/database';
import { createTestIdentity } from '../../tests/support/server/test-identity';

const email = 'anna.berger@alpenguss.example';
const companies = 50;

interface Person {
  projectId: number;
  email: string;
}

/** Companies with only a profile and one person. */
function addCompanies(database: Database): Promise<Person[]> {
  return database.query<Person>(
    `with made as (
       insert into projects (name) select 'Company ' || n from generate_series(1, $1::integer) n returning id),
     profiles as (
       insert into company_profiles (project_id, country, industry_id, contact_email)
       select id, 'DE', 25, 'contact@company-' || id || '.example' from made)
     insert into users (project_id, email, role, is_main_user, proved_at)
     select id, 'contact@company-' || id || '.example', 'Admin', true, now() from made
     returning project_id as "projectId", email`,
    [companies],
  );
}

/**
 * Serves `bare` or `product` on the given port, with the database from the environment, and reports when it is ready.
 */
async function serve(what: string, port: number): Promise<void> {
  const config = loadConfig({ ...process.env, LOG_LEVEL: 'info', RATE_LIMIT: '0', SITE_DIR: 'no-site' });
  const database = await openDatabase(config, (error) => {
    throw error;
  });
  await loadDemo(database);
  const [user] = await database.query<{ id: number }>('select project_id as id from users where email = $1', [
    email,
  ]);
  const projectId = user?.id ?? 0;
  const people = await addCompanies(database);
  const identity = createTestIdentity();
  await database.query('create table if not exists bench_records (id serial primary key, amount float8)');
  const app =
    what === 'bare' ? createBare(database, projectId) : await createApp(config, { database, identity });
  await app.listen({ port, host: '127.0.0.1' });
  const callers = await Promise.all(
    [{ projectId, email }, ...people].map(async ({ email: of, ...person }) => ({
      ...person,
      token: await identity.tokenFor(of, { expires: '1h' }),
    })),
  );
  process.send?.(callers);
}

/** The minimum with the same framework and database: the same queries and nothing else. */
function createBare(database: Database, projectId: number) {
  const app = Fastify();
  app.get('/', () => findPrivileges(database, projectId));
  app.get('/page', () => findPage(database, projectId, { limit: 100, offset: 0 }));
  app.post('/record', () =>
    database.transaction((tx) => tx.query('insert into bench_records (amount) values ($1)', [1])),
  );
  return app;
}

void serve(process.argv[2] ?? '', Number(process.argv[3]));
