import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { backup, restore } from '../../../server/cli/transfer';
import { verifyAudit } from '../../../server/modules/audit/verify';
import { isRestorable } from '../../../server/transfer/restorable-tables';
import { findCompanyTables } from '../../../server/transfer/company-tables';
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

const { projects, keep, putBack, accountsOf } = companyBackups(() => ({ server, projectId, file }));

const one = async <Row>(query: string, values: unknown[] = []) =>
  (await server.database.query<Row & object>(query, values))[0];

async function projectOfStranger(): Promise<number> {
  const row = await one<{ id: number }>('select project_id as id from users where email = $1', [
    people.stranger,
  ]);
  return row?.id ?? 0;
}

async function loseEverything(): Promise<void> {
  await server.database.query('update ca_activity_data set amount = amount * 2 where project_id = $1', [
    projectId,
  ]);
  await server.database.query(
    `delete from ca_activity_data where id in (select id from ca_activity_data where project_id = $1 limit 3)`,
    [projectId],
  );
  for (const table of [
    ...['ca_emission_results', 'ca_years', 'ca_supplier_inputs', 'ca_spend_distributions'],
    'ca_verifications',
    'sustainability_reports',
  ])
    await server.database.query(`delete from ${table} where project_id = $1`, [projectId]);
}

test('accounts of one company are restored unchanged, and those of others stay', async () => {
  await server.database.query(
    `insert into ca_evidence (project_id, record_id, name, type, bytes, sha256, content, created_by)
     select project_id, id, 'bill.pdf', 'pdf', 4, 'x', '\\x25504446', '' from ca_activity_data
      where project_id = $1 limit 1`,
    [projectId],
  );
  await server.database.query(
    `insert into sustainability_evidence
       (project_id, year, disclosure, name, type, bytes, sha256, content, created_by)
     select project_id, year, 'B3', 'bill.pdf', 'pdf', 4, 'x', '\\x25504446', '' from sustainability_reports
      where project_id = $1`,
    [projectId],
  );
  await server.database.query(
    `insert into ca_verifications (project_id, year, statement)
     values ($1, 2024, '{"provider": "TÜV SÜD", "tonnes": {"total": 1}}')`,
    [projectId],
  );
  await server.database.query(
    `insert into ca_verification_evidence (project_id, year, name, type, bytes, sha256, content, created_by)
     values ($1, 2024, 'statement.pdf', 'pdf', 4, 'x', '\\x25504446', '')`,
    [projectId],
  );
  const other = await projectOfStranger();
  await server.database.query(
    `insert into ca_activity_data (project_id, year, activity_id, amount, country, created_by, updated_by)
     values ($1, 2024, 1, 5, 'DE', '', '')`,
    [other],
  );
  const before = await accountsOf(projectId);
  expect(await keep()).toEqual([`What Alpenguss GmbH has entered is in ${file}.`]);
  await loseEverything();
  await server.database.query('update ca_activity_data set amount = 6 where project_id = $1', [other]);
  const others = await accountsOf(other);
  const says = await putBack();
  expect(says.at(-1)).toMatch(/^What Alpenguss GmbH had entered is back\. Its answers are drafts/);
  expect(await accountsOf(projectId)).toEqual(before);
  expect(await accountsOf(other)).toEqual(others);
});

test('one company can be restored from a full backup', async () => {
  const before = await accountsOf(projectId);
  await backup(server.database, [file]);
  await loseEverything();
  await putBack();
  expect(await accountsOf(projectId)).toEqual(before);
});

test('answers are restored as drafts, and submissions to customers stay', async () => {
  const segment = `select answers::text as answers, status, submitted::text as submitted from business_segments
                    where project_id = $1 and submitted is not null order by sector_code limit 1`;
  const before = await one<{ answers: string; submitted: string }>(segment, [projectId]);
  expect(before?.answers).not.toBe('{}');
  await keep();
  await server.database.query(`update business_segments set answers = '{}' where project_id = $1`, [
    projectId,
  ]);
  await server.database.query('delete from company_questions where project_id = $1', [projectId]);
  await putBack();
  expect(await one(segment, [projectId])).toEqual({ ...before, status: 'draft' });
  const company = await server.call(people.mainUser, { url: `/api/company-questions/project/${projectId}` });
  expect(company.statusCode).toBe(200);
});

test('an app that still has the lost figures cannot overwrite the restored ones', async () => {
  await keep();
  await server.database.query('update ca_activity_data set version = version + 4 where project_id = $1', [
    projectId,
  ]);
  const newest = 'select max(version) as version from ca_activity_data where project_id = $1';
  const lost = await one<{ version: number }>(newest, [projectId]);
  await putBack();
  const oldest = 'select min(version) as version from ca_activity_data where project_id = $1';
  const back = await one<{ version: number }>(oldest, [projectId]);
  expect(back?.version).toBeGreaterThan(lost?.version ?? Infinity);
});

test('the audit trail records the restore, and stays valid', async () => {
  await keep();
  await putBack();
  const entries = await server.database.query(
    `select area from audit_entries where project_id = $1 and action = 'restore' and actor = 'operator' order by area`,
    [projectId],
  );
  expect(entries).toEqual([{ area: 'carbon-accounting' }, { area: 'self-assessment' }]);
  expect(await verifyAudit(server.database, projectId)).toEqual([
    expect.objectContaining({ brokenAt: undefined, entries: 2 }),
  ]);
});

test('reports what cannot be restored, and changes nothing', async () => {
  await keep();
  const before = await accountsOf(projectId);
  const text = gunzipSync(readFileSync(file)).toString('utf8');
  const changed = (name: string, content: string) => {
    const other = join(folder, name);
    writeFileSync(other, gzipSync(content));
    return other;
  };
  await expect(putBack(changed('cut', text.slice(0, text.lastIndexOf('{"sequences"'))))).rejects.toThrow(
    'its end is missing',
  );
  await expect(putBack(changed('rows', text.replace(/"rows":[1-9]\d*/, '"rows":0')))).rejects.toThrow(
    'damaged',
  );
  await expect(
    putBack(changed('older', text.replace(/"checksum":"[^"]*"\}\]\}\}/, '"checksum":"x"}]}}'))),
  ).rejects.toThrow('The backup was made with another version.');
  const stranger = await projectOfStranger();
  await expect(projects('restore', '--project', String(stranger), '--from', file)).rejects.toThrow(
    `This is the backup of project ${projectId}, not of project ${stranger}.`,
  );
  await expect(restore(server.database, [file])).rejects.toThrow('see projects restore');
  await expect(putBack(join(folder, 'nowhere'))).rejects.toThrow('cannot be read');
  await expect(keep()).rejects.toThrow('already; name another');
  expect(await accountsOf(projectId)).toEqual(before);
});

test('a backup can be restored twice, and an older one after a newer one', async () => {
  const older = await accountsOf(projectId);
  await keep();
  await server.database.query('update ca_activity_data set amount = amount * 2 where project_id = $1', [
    projectId,
  ]);
  await server.database.query(
    `insert into ca_activity_data (project_id, year, activity_id, amount, country, created_by, updated_by)
     values ($1, 2024, 1, 5, 'DE', '', '')`,
    [projectId],
  );
  const newer = await accountsOf(projectId);
  const other = join(folder, 'newer.backup');
  await projects('backup', '--project', String(projectId), '--to', other);
  for (const [from, accounts] of [
    [file, older],
    [file, older],
    [other, newer],
    [file, older],
  ] as const) {
    await putBack(from);
    expect(await accountsOf(projectId)).toEqual(accounts);
  }
});

/** Belongs to others too, or to the present. */
const stays = [
  'api_clients',
  ...[
    'audit_entries',
    'audit_heads',
    'ca_asked_footprints',
    'ca_product_offers',
    'ca_product_releases',
    'ca_project_factor_sets',
    'ca_record_counts',
    'ca_shared_figures',
    'ca_shared_statements',
  ],
  'company_profiles',
  ...['daily_mails', 'invitations', 'linking_history', 'linkings', 'mails'],
  ...['notification_choices', 'notification_summaries', 'notifications'],
  ...['pact_asked', 'pact_deliveries'],
  ...[
    'pact_partner_offers',
    'pact_partners',
    'pact_received',
    'pact_requests',
    'pact_sources',
    'pact_tokens',
  ],
  ...['password_links', 'projects'],
  ...[
    ...['push_devices', 'push_messages'],
    'realtime_tickets',
    'registrations',
    'relaunch_views',
    'removed_users',
    'shared_reports',
    'submissions',
    'users',
  ],
  ...['webhook_deliveries', 'webhook_endpoints', 'webhook_secrets'],
  'withheld_parts',
];

test('every table of a company is either restored or listed as kept', async () => {
  const tables = (await findCompanyTables(server.database)).filter((table) => !isRestorable(table));
  expect(tables.map(({ name }) => name)).toEqual(stays);
});
