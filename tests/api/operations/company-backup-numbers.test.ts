import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup } from '../../../server/cli/transfer';
import { companyBackups } from '../../support/server/company-backups';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let folder: string;
let projectId: number;
let file: string;

beforeEach(async () => {
  server = await createTestApp();
  folder = mkdtempSync(join(tmpdir(), 'company-backup-'));
  projectId = await server.projectId('Alpenguss GmbH');
  file = join(folder, 'company.backup');
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const { keep, putBack, accountsOf } = companyBackups(() => ({ server, projectId, file }));

const one = async <Row>(query: string, values: unknown[] = []) =>
  (await server.database.query<Row & object>(query, values))[0];

describe('each installation numbers companies and factors itself', () => {
  const keepAll = () => backup(server.database, [file]);

  test.each([
    ['of the company', keep],
    ['of everything', keepAll],
  ])('a backup %s is refused where the number is that of another company', async (_of, make) => {
    await make();
    await server.database.query(
      `update projects set created_at = created_at + interval '1 ms' where id = $1`,
      [projectId],
    );
    const before = await accountsOf(projectId);
    await expect(putBack()).rejects.toThrow(`its project ${projectId} is another company`);
    expect(await accountsOf(projectId)).toEqual(before);
  });

  test.each([
    ['of the company', keep],
    ['of everything', keepAll],
  ])('a backup %s is refused where its factors have other numbers', async (_of, make) => {
    await make();
    await server.database.query(
      `update ca_used_factors set fingerprint = fingerprint || 'x'
        where id in (select factor_id from ca_emission_results where project_id = $1 limit 1)`,
      [projectId],
    );
    const before = await accountsOf(projectId);
    await expect(putBack()).rejects.toThrow('its results name factors that are not here');
    expect(await accountsOf(projectId)).toEqual(before);
  });
});

describe('a database that was rolled back after the backup', () => {
  test('does not use the numbers of restored results again', async () => {
    await keep();
    await server.database.query('delete from ca_emission_results', []);
    await server.database.query('alter table ca_emission_results alter column id restart with 1', []);
    await putBack();
    const calculated = await server.call(people.mainUser, {
      method: 'POST',
      url: `/api/ca-emission-results/project/${projectId}/calculate`,
      payload: { year: 2025 },
    });
    expect(calculated.statusCode).toBe(200);
  });

  test('refuses results whose factors it does not have', async () => {
    await keep();
    await server.database.query('delete from ca_emission_results', []);
    await server.database.query('delete from ca_used_factors', []);
    await expect(putBack()).rejects.toThrow('its results name factors that are not here');
  });
});

test.each([
  ['is not here', ''],
  ['is another one here', 'cutting-oil'],
])('a backup is refused if an activity of the operator %s', async (_what, key) => {
  const added = await one<{ id: number }>(
    `insert into ca_own_activities (key, unit) values ('welding-gas', 'kg') returning id`,
  );
  await server.database.query(
    `insert into ca_activity_data (project_id, year, activity_id, amount, country, created_by, updated_by)
     values ($1, 2024, $2, 5, 'AT', '', '')`,
    [projectId, added?.id],
  );
  await keep();
  if (key) await server.database.query('update ca_own_activities set key = $1', [key]);
  else await server.database.query('delete from ca_own_activities', []);
  const before = await accountsOf(projectId);
  await expect(putBack()).rejects.toThrow('The backup has the activity "welding-gas" of a factor set');
  expect(await accountsOf(projectId)).toEqual(before);
});
