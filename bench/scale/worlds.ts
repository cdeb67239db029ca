import { createApp } from '../../server/app';
import { loadConfig } from '../../server/config';
import { loadDemo } from '../../server/demo/load-demo';
import type { Database } from '../../server/plugins/database';
import { createTestIdentity } from '../../tests/support/server/test-identity';

const companies = 10_000;
const suppliers = 10_000;
const years = 10;
const rowsPerYear = 2_000;

const email = 'henrik.dahl@nordwerk.example';

/** A server over a database; `call` answers with milliseconds. */
export interface World {
  call(path: (projectId: number) => string): Promise<number>;
  close(): Promise<void>;
}

/** The demo world, or the same among ten thousand companies and with a supply chain and accounts as large as they get. */
export async function openWorld(database: Database, size: 'demo' | 'large'): Promise<World> {
  await loadDemo(database);
  const [person] = await database.query<{ projectId: number }>(
    'select project_id as "projectId" from users where email = $1',
    [email],
  );
  const projectId = person?.projectId ?? 0;
  if (size === 'large') await grow(database, projectId);
  const identity = createTestIdentity();
  const config = loadConfig({ LOG_LEVEL: 'error', RATE_LIMIT: '0', SITE_DIR: 'no-site' });
  const app = await createApp(config, { database, identity });
  const headers = {
    authorization: 'Bearer supplier-portal-public',
    'x-access-token': await identity.tokenFor(email, { expires: '1h' }),
  };
  return {
    async call(path) {
      const start = performance.now();
      const answer = await app.inject({ url: path(projectId), headers });
      if (answer.statusCode !== 200) throw new Error(`${path(projectId)}: ${answer.body}`);
      return performance.now() - start;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

async function grow(database: Database, projectId: number): Promise<void> {
  await database.query(
    `with made as (
       insert into projects (name) select 'Company ' || n from generate_series(1, $1::integer) n returning id, name),
     profiles as (
       insert into company_profiles (project_id, country, industry_id, contact_email)
       select id, 'DE', 25, 'contact@company-' || id || '.example' from made)
     insert into users (project_id, email, role, is_main_user)
     select id, 'contact@company-' || id || '.example', 'Admin', true from made`,
    [companies],
  );
  await database.query(
    `insert into linkings (requester_project_id, supplier_project_id, supplier_name, supplier_email,
       requested_sector, requested_country, status)
     select $1, id, name, 'contact@company-' || id || '.example', 'STEEL', 'DE', 'accepted'
       from projects where name like 'Company %' order by id limit $2`,
    [projectId, suppliers],
  );
  // Everybody else has customers too.
  await database.query(
    `insert into linkings (requester_project_id, supplier_project_id, supplier_name, supplier_email,
       requested_sector, requested_country)
     select p.id, p.id + 1, 'Supplier', 'a@b.example', 'STEEL', 'DE' from projects p
      where p.name like 'Company %' and exists (select from projects n where n.id = p.id + 1)`,
    [],
  );
  await database.query(
    `insert into ca_years (project_id, year, needs_recalculation)
     select p.id, 2015 + y, false from projects p cross join generate_series(0, $2::integer - 1) y
      where p.id = $1 or p.id % 20 = 0 on conflict do nothing`,
    [projectId, years],
  );
  await database.query(
    `insert into ca_activity_data (project_id, year, activity_id, amount, country, created_by, updated_by)
     select $1, 2015 + y, 101, 1 + n, 'DE', 'bench', 'bench'
       from generate_series(0, $2::integer - 1) y cross join generate_series(1, $3::integer) n`,
    [projectId, years, rowsPerYear],
  );
}
