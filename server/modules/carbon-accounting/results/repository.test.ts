import { openTestDatabase } from '../../../../tests/support/server/test-database';
import type { Database } from '../../../lib/database';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const columns = `year, scope, method, in_totals, business_unit, country, performance, amount, unit, factor_id, notes,
  data_quality, uncertainty, remaining_kg, saved_kg`;
const counts = () =>
  database.query('select project_id, count(*) from ca_emission_results group by project_id order by 1', []);

test('the results of a deleted project are removed, and no others', async () => {
  const before = await counts();
  const [project] = await database.query<{ id: number }>(
    `insert into projects (name) values ('Short Ltd') returning id`,
    [],
  );
  await database.query(
    `insert into ca_emission_results (project_id, ${columns}) select $1, ${columns} from ca_emission_results`,
    [project?.id],
  );
  expect(await counts()).toHaveLength(before.length + 1);
  await database.query('delete from projects where id = $1', [project?.id]);
  expect(before).not.toHaveLength(0);
  expect(await counts()).toEqual(before);
});
