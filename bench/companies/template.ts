import { PGlite } from '@electric-sql/pglite';
import { createApp } from '../../server/app';
import { loadConfig } from '../../server/config';
import { wrapPglite } from '../../server/database/embedded';
import { migrate } from '../../server/database/migrate';
import { parsers } from '../../server/database/parsers';
import { loadDemo } from '../../server/demo/load-demo';
import { createTestIdentity } from '../../tests/support/server/test-identity';
import { storeBigYear } from '../carbon/big-year';

/** A year of an ordinary company: four such years have 200 activities and some 1,000 results. */
const size = { activities: 50, supplierInputs: 130 };
const email = 'anna.berger@alpenguss.example';

/** A table and its rows that make up a calculated year, as a JSON list. */
export interface TableRows {
  table: string;
  rows: string;
}

export interface Template {
  year: number;
  tables: TableRows[];
  /** Rows of `ca_used_factors`, which results refer to. */
  factors: string;
}

/** Lets the product calculate the year, in its own database. */
export async function makeTemplate(): Promise<Template> {
  const database = wrapPglite(await PGlite.create({ parsers }));
  await migrate(database);
  await loadDemo(database);
  const { projectId, year } = await storeBigYear(database, size);
  const identity = createTestIdentity();
  const config = loadConfig({ LOG_LEVEL: 'error', RATE_LIMIT: '0', SITE_DIR: 'no-site' });
  const app = await createApp(config, { database, identity });
  const answer = await app.inject({
    method: 'POST',
    url: `/api/ca-emission-results/project/${projectId}/calculate`,
    headers: {
      authorization: 'Bearer supplier-portal-public',
      'x-access-token': await identity.tokenFor(email),
    },
    payload: { year },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const statements = await database.query<{ table: string; statement: string }>(
    `select name as table, format('select json_agg(t)::text as rows from %I t where project_id = $1 and year = $2', name)
            as statement
       from unnest(array['ca_years', 'ca_activity_data', 'ca_spend_volumes', 'ca_spend_distributions',
              'ca_supplier_inputs', 'ca_emission_results']) as name`,
    [],
  );
  const read = async (statement: string, values: unknown[]) => {
    const [found] = await database.query<{ rows: string }>(statement, values);
    return found?.rows ?? '[]';
  };
  const tables: TableRows[] = [];
  for (const { table, statement } of statements)
    tables.push({ table, rows: await read(statement, [projectId, year]) });
  const factors = await read('select json_agg(t)::text as rows from ca_used_factors t', []);
  await app.close();
  await database.close();
  return { year, tables, factors };
}
