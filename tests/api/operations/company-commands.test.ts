import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EmissionResultList } from '../../../core/contracts/ca-emission-results';
import type { Supplier } from '../../../core/contracts/supply-chain';
import { manageMails } from '../../../server/cli/mails';
import { manageProjects } from '../../../server/cli/projects';
import { commandTable, programName } from '../../../server/cli/usage';
import { commands } from '../../../server/cli/commands';
import { manageUsers } from '../../../server/cli/users';
import { loadConfig } from '../../../server/config';
import { countAttempt, pairOf } from '../../../server/identity/sign-in-failures';
import { demoYear } from '../../support/server/demo-year';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

const config = loadConfig({});
let server: TestApp;
let folder: string;
let projectId: number;

beforeEach(async () => {
  server = await createTestApp();
  folder = mkdtempSync(join(tmpdir(), 'company-'));
  projectId = await server.projectId('Alpenguss GmbH');
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function lines(work: AsyncIterable<string> | Promise<string[]>): Promise<string[]> {
  const all: string[] = [];
  for await (const line of 'then' in work ? await work : work) all.push(line);
  return all;
}
const projects = (...args: string[]) => lines(manageProjects(server.database, args, config));
const users = (...args: string[]) => lines(manageUsers(server.database, args, config));
const mails = (...args: string[]) => lines(manageMails(server.database, args, config));
const count = async (query: string, values: unknown[] = []) => {
  const [row] = await server.database.query<{ count: number }>(query, values);
  return row?.count;
};

test('all data of one company, and nothing of another, is written as JSON and files', async () => {
  await server.database.query(
    `insert into ca_evidence (project_id, record_id, name, type, bytes, sha256, content, created_by)
     values ($1, gen_random_uuid(), 'bill 1.pdf', 'pdf', 4, 'x', '\\x25504446', 'anna')`,
    [projectId],
  );
  const place = join(folder, 'export');
  const says = await projects('export', '--project', String(projectId), '--to', place);
  expect(says.at(-1)).toBe(
    `Everything of project ${projectId} is in ${place}; its README.md says what is what.`,
  );
  const read = (table: string) =>
    JSON.parse(readFileSync(join(place, `tables/${table}.json`), 'utf8')) as Record<string, unknown>[];
  expect(read('projects')).toEqual([expect.objectContaining({ id: projectId, name: 'Alpenguss GmbH' })]);
  expect(read('users').map(({ email }) => email)).toContain(people.mainUser);
  expect(read('users').map(({ email }) => email)).not.toContain(people.stranger);
  expect(read('ca_activity_data').length).toBeGreaterThan(0);
  const [file = ''] = readdirSync(join(place, 'files'));
  expect(file).toMatch(/bill_1\.pdf$/);
  expect(readFileSync(join(place, 'files', file), 'utf8')).toBe('%PDF');
  expect(read('ca_evidence')).toEqual([expect.objectContaining({ content: `files/${file}` })]);
  const readme = readFileSync(join(place, 'README.md'), 'utf8');
  expect(readme).toContain('## tables/ca_evidence.json\n\n1 rows.');
  expect(readme).not.toMatch(/token_hash|password_hash/);
  await expect(projects('export', '--project', String(projectId), '--to', place)).rejects.toThrow(
    /cannot be written: EEXIST/,
  );
});

test('nothing that opens an invitation is in an export', async () => {
  const customer = await server.projectId('Nordwerk Automotive AG');
  const [mail] = await server.database.query<{ text: string }>(
    `select text_body as text from mails where kind = 'invitation'
        and linking_id in (select id from linkings where requester_project_id = $1)`,
    [customer],
  );
  const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(token).not.toBe('');
  const place = join(folder, 'export');
  await projects('export', '--project', String(customer), '--to', place);
  const tables = join(place, 'tables');
  const text = readdirSync(tables).map((name) => readFileSync(join(tables, name), 'utf8'));
  expect(text.join('')).not.toContain(token);
  expect(text.join('')).toContain('"kind":"invitation"');
});

test('a customer’s export does not name the colleague who gets the mails of the person that it knows', async () => {
  const customer = await server.projectId('Nordwerk Automotive AG');
  const colleague = 'colleague@supplier.example';
  await server.database.query(
    `update mails set recipient = $2
      where linking_id in (select id from linkings where requester_project_id = $1)`,
    [customer, colleague],
  );
  const place = join(folder, 'export');
  await projects('export', '--project', String(customer), '--to', place);
  const text = readFileSync(join(place, 'tables/mails.json'), 'utf8');
  expect(text).toContain('"kind":"invitation"');
  expect(text).not.toContain(colleague);
});

test('no table that refers to a company is missing in an export', async () => {
  const place = join(folder, 'export');
  await projects('export', '--project', String(projectId), '--to', place);
  const rows = await server.database.query<{ name: string }>(
    `select distinct relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and attname like '%project_id'`,
    [],
  );
  expect(readdirSync(join(place, 'tables'))).toEqual(
    expect.arrayContaining(rows.map(({ name }) => `${name}.json`)),
  );
});

test('a company is erased with its people; requests by customers stay theirs', async () => {
  const requested = await count('select count(*) from linkings where supplier_project_id = $1', [projectId]);
  await expect(projects('erase', '--project', String(projectId), '--name', 'Alpenguss')).rejects.toThrow(
    `Project ${projectId} is "Alpenguss GmbH".`,
  );
  const says = await projects('erase', '--project', String(projectId), '--name', 'Alpenguss GmbH');
  expect(says[0]).toMatch(/^Alpenguss GmbH is erased, with \d+ people and their accounts\.$/);
  expect(says[1]).toBe(`${requested} requests of its customers stay with them, without a name to write to.`);
  expect(await count('select count(*) from projects where id = $1', [projectId])).toBe(0);
  expect(await count('select count(*) from accounts where email = $1', [people.mainUser])).toBe(0);
  expect(await count('select count(*) from ca_activity_data where project_id = $1', [projectId])).toBe(0);
  expect(await count(`select count(*) from linkings where supplier_email like '%@erased.invalid'`)).toBe(
    requested,
  );
  const answer = await server.call(people.mainUser, { url: `/api/customer-requests/project/${projectId}` });
  expect(answer.statusCode).toBe(404);
  const customer = await server.projectId('Nordwerk Automotive AG');
  const url = `/api/supplychain-suppliers/project/${customer}`;
  const { data } = (await server.call('henrik.dahl@nordwerk.example', { url })).json<{ data: Supplier[] }>();
  expect(data.filter(({ supplierName }) => supplierName === 'Alpenguss GmbH')).toMatchObject([
    { status: 'declined', email: '' },
    { status: 'declined', email: '' },
  ]);
});

test('calculations of a customer stay, with their factors, when a supplier is erased', async () => {
  const name = 'Enns Logistik GmbH';
  const year = demoYear;
  const readRows = async () => {
    const url = `/api/ca-emission-results/project/${projectId}?year=${year}&pageSize=1000`;
    const { data } = (await server.call(people.mainUser, { url })).json<EmissionResultList>();
    return data.map(({ id, supplierName, factor, baselineEmissionsTonsCO2e }) => ({
      id,
      supplierName,
      factor,
      baselineEmissionsTonsCO2e,
    }));
  };
  const before = await readRows();
  expect(before.map(({ supplierName }) => supplierName)).toContain(name);
  const supplierId = await server.projectId(name);
  await projects('erase', '--project', String(supplierId), '--name', name);
  expect(await readRows()).toEqual(before);
});

test('the main user is replaced when the current one is gone', async () => {
  const says = await projects('transfer', '--project', String(projectId), '--to', people.user.toUpperCase());
  expect(says[0]).toBe(`${people.user} is the main user of project ${projectId}.`);
  expect((await users('--project', String(projectId))).filter((line) => line.endsWith('main user'))).toEqual([
    expect.stringMatching(new RegExp(`^${people.user}\t.*\tAdmin\tmain user$`)),
  ]);
  const written = `select count(*) from audit_entries where project_id = $1 and actor = 'operator' and action = 'transfer'`;
  expect(await count(written, [projectId])).toBe(1);
  await expect(projects('transfer', '--project', String(projectId), '--to', people.stranger)).rejects.toThrow(
    `Nobody of project ${projectId} has the address`,
  );
});

test('a locked-out person may try again', async () => {
  const subject = pairOf(people.user, '192.0.2.7');
  for (let time = 0; time < 5; time += 1) await countAttempt(server.database, subject, Date.now());
  expect(await countAttempt(server.database, subject, Date.now())).toBeGreaterThan(0);
  expect(await users('unlock', '--email', people.user)).toEqual([`${people.user} may sign in.`]);
  expect(await countAttempt(server.database, subject, Date.now())).toBe(0);
  await expect(users('unlock', '--email', 'nobody@acme.example')).rejects.toThrow('Nobody has the address');
});

test('all sessions of a person are ended', async () => {
  await server.database.query(
    `insert into oidc_payloads (model, id, uid, payload, expires_at)
     select 'Session', 's1', 'uid-1', jsonb_build_object('accountId', id), now() + interval '1 hour'
       from accounts where email = $1`,
    [people.user],
  );
  expect(await users('sign-out', '--email', people.user)).toEqual([
    `Every session of ${people.user} is ended.`,
  ]);
  expect(await count(`select count(*) from ended_sessions where sid = 'uid-1'`)).toBe(1);
  expect(await count(`select count(*) from oidc_payloads where uid = 'uid-1'`)).toBe(0);
});

test('a failed mail is listed and sent again', async () => {
  await server.database.query('delete from mails', []);
  const [mail] = await server.database.query<{ id: string }>(
    `insert into mails (kind, recipient, locale, subject, text_body, html_body, attempts, next_attempt_at)
     values ('setPassword', 'ada@acme.example', 'en', 's', 't', 'h', 20, null) returning id`,
    [],
  );
  const id = mail?.id ?? '';
  expect(await mails()).toEqual([
    expect.stringMatching(new RegExp(`^${id}\tsetPassword\tada@acme\\.example\t.*\t20 attempts\tgiven up$`)),
  ]);
  expect(await mails('resend', id)).toEqual([
    'No mail server is set up; the mail is at http://localhost:8000/dev/outbox/, seen on this machine only.',
  ]);
  expect(await mails()).toEqual([expect.stringMatching(/\t0 attempts\twaits$/)]);
  await expect(mails('resend', 'x')).rejects.toThrow(
    'No unsent mail of the last four days has the number "x"',
  );
});

test('the demo world is not loaded into a production database', async () => {
  const load = commands['demo-load'];
  if (!load || !('run' in load)) throw new Error('There is no demo-load.');
  const run = load.run(server.database, [], loadConfig({ NODE_ENV: 'production' }));
  await expect(lines(run)).rejects.toThrow('This is a production installation');
});

test.each([
  [{ npm_lifecycle_event: 'cli' }, 'npm run cli --'],
  [{ INVOCATION_ID: 'x' }, 'supplier-plus-s'],
  [{}, 'node build/server/cli.mjs'],
])('with %j the program is called %s', (env, name) => {
  expect(programName(env)).toBe(name);
});

test('deploy/README.md lists the commands exactly as `help --markdown` writes them', () => {
  expect(readFileSync('deploy/README.md', 'utf8')).toContain(commandTable());
});

test.each(['deploy/README.md', 'deploy/runbook.md', 'README.md', 'SECURITY.md'])(
  '%s names existing commands, with existing actions',
  (file) => {
    const named = [
      ...readFileSync(file, 'utf8').matchAll(
        /(?:supplier-plus-s|cli\.mjs|npm run cli --) ([a-z]+(?:-[a-z]+)*)(?: ([a-z]+(?:-[a-z]+)*))?(?=[ `\n'])/g,
      ),
    ];
    const unknown = named.filter(([, name = '', action]) => {
      const command = commands[name];
      if (!command) return name !== 'help';
      return (
        action !== undefined &&
        !command.usage.includes(`${name} ${action}`) &&
        !command.usage.includes(`| ${action}`)
      );
    });
    expect(unknown.map(([text]) => text)).toEqual([]);
  },
);
