import { readFileSync } from 'node:fs';
import type { YearOverviewList } from '../../../core/contracts/ca-years';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test('the update removes years that were calculated from nothing, and no others', async () => {
  const projectId = await server.projectId('Alpenguss GmbH');
  const years = async () => {
    const answer = await server.call(people.mainUser, {
      url: `/api/ca-emission-results/project/${projectId}/years`,
    });
    return answer.json<YearOverviewList>().data.map(({ year }) => year);
  };
  const before = await years();
  await server.database.query(
    `insert into ca_years (project_id, year, needs_recalculation, calculated_at, report, boundary)
     select project_id, 2005, false, calculated_at, jsonb_set(report, '{rows}', '0'), boundary
       from ca_years where project_id = $1 and report is not null order by year desc limit 1`,
    [projectId],
  );
  expect(await years()).toEqual([...before, 2005]);
  await server.database.query(
    readFileSync('server/database/migrations/105-years-without-results.sql', 'utf8'),
    [],
  );
  expect(await years()).toEqual(before);
});
