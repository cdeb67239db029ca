import { createApp } from '../../server/app';
import { loadConfig } from '../../server/config';
import { loadDemo } from '../../server/demo/load-demo';
import type { Database } from '../../server/lib/database';
import { createTestIdentity } from '../../tests/support/server/test-identity';

interface Size {
  /** Other companies in the same database. */
  companies: number;
  suppliers: number;
  years: number;
  /** Activity data per year. */
  records: number;
}

/** Both fill a page, so that responses of the same length are compared. */
export const small: Size = { companies: 100, suppliers: 20, years: 1, records: 20 };
export const large: Size = { companies: 10_000, suppliers: 10_000, years: 10, records: 2_000 };

export const lastYear = 2024;
const recordsOfOthers = 40;

const email = 'henrik.dahl@nordwerk.example';

/** A server on a database; `call` returns milliseconds. */
export interface World {
  call(path: (projectId: number, oldestYear: number) => string): Promise<number>;
  close(): Promise<void>;
}

/** The demo world with a company of this size among others. */
export async function openWorld(database: Database, size: Size): Promise<World> {
  await loadDemo(database);
  const [person] = await database.query<{ projectId: number }>(
    'select project_id as "projectId" from users where email = $1',
    [email],
  );
  const projectId = person?.projectId ?? 0;
  await growCompanies(database, projectId, size);
  await growAccounts(database, projectId, size);
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
      const url = path(projectId, lastYear - size.years + 1);
      const answer = await app.inject({ url, headers });
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
      return performance.now() - start;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

async function growCompanies(
  database: Database,
  projectId: number,
  { companies, suppliers }: Size,
): Promise<void> {
  await database.query(
    `with made as (
       insert into projects (name) select 'Company ' || n from generate_series(1, $1::integer) n returning id, name),
     profiles as (
       insert into company_profiles (project_id, country, industry_id, contact_email)
       select id, 'DE', 25, 'contact@company-' || id || '.example' from made)
     insert into users (project_id, email, role, is_main_user, proved_at)
     select id, 'contact@company-' || id || '.example', 'Admin', true, now() from made`,
    [companies],
  );
  await database.query(
    `insert into linkings (requester_project_id, supplier_project_id, supplier_name, supplier_number, supplier_email,
       requested_sector, requested_country, status)
     select $1, id, name, 'No. ' || id, 'contact@company-' || id || '.example', 'STEEL', 'DE', 'accepted'
       from projects where name like 'Company %' order by id limit $2`,
    [projectId, suppliers],
  );
  // All other companies have customers too.
  await database.query(
    `insert into linkings (requester_project_id, supplier_project_id, supplier_name, supplier_email,
       requested_sector, requested_country)
     select p.id, p.id + 1, 'Supplier', 'a@b.example', 'STEEL', 'DE' from projects p
      where p.name like 'Company %' and exists (select from projects n where n.id = p.id + 1)`,
    [],
  );
}

/**
 * Every supplier has purchases in every year, identified by its linking or its number; some of the others have
 * records.
 */
async function growAccounts(database: Database, projectId: number, { years, records }: Size): Promise<void> {
  await database.query(
    `insert into ca_years (project_id, year, needs_recalculation)
     select p.id, $3::integer - y, false from projects p cross join generate_series(0, $2::integer - 1) y
      where p.id = $1 or p.id % 20 = 0 on conflict do nothing`,
    [projectId, years, lastYear],
  );
  await database.query(
    `insert into ca_activity_data (project_id, year, activity_id, amount, country, created_by, updated_by)
     select y.project_id, y.year, 101, n, 'DE', 'bench', 'bench'
       from ca_years y cross join generate_series(1, case when y.project_id = $1 then $2::integer else $3 end) n
      where y.project_id = $1 or y.project_id % 20 = 0`,
    [projectId, records, recordsOfOthers / years],
  );
  await database.query(
    `with distributions as (
       insert into ca_spend_distributions (project_id, year, sector_id, share)
       select $1, year, sector, 5 from ca_years cross join generate_series(1, 20) sector where project_id = $1
       on conflict do nothing returning id, year, sector_id)
     insert into ca_supplier_inputs (project_id, distribution_id, year, supplier_id, country, share)
     select $1, d.id, d.year, case when n % 2 = 0 then l.id::text else l.supplier_number end, 'DE', 0.1
       from (select id, supplier_number, row_number() over (order by id) as n from linkings
              where requester_project_id = $1) l
       join distributions d on d.sector_id = 1 + l.n % 20`,
    [projectId],
  );
}
