import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { decodeJwt } from 'jose';
import type { ActivityRecordList } from '../../../core/contracts/ca-activities-data';
import type { YearOverviewList } from '../../../core/contracts/ca-years';
import { clientScopes } from '../../../core/terms/api-clients';
import account from '../../../locales/en/account.json';
import common from '../../../locales/en/common.json';
import { createClient } from '../../../server/modules/api-clients/service';
import { anna, endpoints, openRealm, type Realm } from '../../support/realm/realm';
import { onFreePort } from '../../support/server/product-process';

const run = promisify(execFile);
const tsx = resolve('node_modules/.bin/tsx');
const guide = readFileSync('docs/integrators.md', 'utf8');

/** The code blocks of a language in the guide, in order. */
const blocksOf = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))]
    .map(([, block = '']) => block)
    .join('\n');

let realm: Realm;
let folder: string;
let projectId: number;
let year: number;
let env: Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guide-'));
  realm = await onFreePort(async (port) => {
    const opened = await openRealm({ PUBLIC_URL: `http://localhost:${port}` });
    await opened.app.listen({ port, host: '127.0.0.1' });
    return opened;
  });
  const [row] = await realm.database.query<{ id: number }>(
    `select id from projects where name = 'Alpenguss GmbH'`,
    [],
  );
  projectId = row?.id ?? 0;
  const address = realm.app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { client, clientSecret } = await createClient(
    { database: realm.database, realm: undefined },
    { projectId, email: anna.email },
    { name: 'Guide', scopes: ['carbon:read', 'carbon:write', 'requests:read', 'suppliers:read'] },
  );
  const { PATH = '', HOME = '' } = process.env;
  const API_URL = `http://127.0.0.1:${port}`;
  env = { PATH, HOME, API_URL, CLIENT_ID: client.id, CLIENT_SECRET: clientSecret };
  env.TOKEN_URL = API_URL + endpoints.token;
  const { data } = await read<YearOverviewList>(`/api/ca-emission-results/project/${projectId}/years`);
  year = data.find(({ totals }) => totals)?.year ?? 0;
});
afterAll(async () => {
  await realm.close();
  rmSync(folder, { recursive: true, force: true });
});

async function read<Answer>(path: string): Promise<Answer> {
  const { API_URL = '', TOKEN_URL = '', CLIENT_ID, CLIENT_SECRET } = env;
  const given = await fetch(TOKEN_URL, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${CLIENT_ID}:${CLIENT_SECRET}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: token } = (await given.json()) as { access_token: string };
  expect(decodeJwt(token).project_id).toBe(projectId);
  const answer = await fetch(API_URL + path, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as Answer;
}

/** The records with that id over all years, and who has written them. */
async function recordsOf(id: string) {
  const path = `/api/ca-activities-data/project/${projectId}?pageSize=1000`;
  const { data } = await read<ActivityRecordList>(path);
  return data
    .filter((record) => record.id === id)
    .map(({ amount, bills, createdByUser }) => [amount, bills.length, createdByUser]);
}

interface Named {
  data: Record<string, string>[];
}

/** The output that the guide states for its code. */
async function expected(id: string): Promise<string[]> {
  const report = await read<{ data: { totals: { total: number } } }>(
    `/api/ca-emission-results/project/${projectId}/year/${year}`,
  );
  const requests = await read<Named>(`/api/customer-requests/project/${projectId}`);
  const suppliers = await read<Named>(`/api/supplychain-suppliers/project/${projectId}`);
  expect(suppliers.data.length).toBeGreaterThan(10);
  return [
    `total: ${report.data.totals.total}`,
    expect.stringMatching(/^lines: \d{2,}$/) as string,
    ...Array.from({ length: 2 }, () => `record: ${id}, 412000 kWh`),
    ...requests.data.map((each) => `request: ${each.Status}, ${each.RequesterCompanyName}`),
    ...suppliers.data.map((each) => `supplier: ${each.status}, ${each.supplierName}`),
  ];
}

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.replaceAll(/ {2,}/g, ' '));

test('the shell commands of the guide do what it says', async () => {
  const id = '5b0f2a86-8f9e-4f6e-9a52-5c4c1a3b7d10';
  const script = `set -euo pipefail\n${blocksOf('bash')}`;
  const { stdout } = await run('bash', ['-c', script], {
    cwd: folder,
    env: { ...env, YEAR: String(year), GAS_BILL_ID: id },
  });
  expect(linesOf(stdout)).toEqual(await expected(id));
  expect(await recordsOf(id)).toEqual([[412_000, 1, 'api-client:Guide']]);
});

test('for a year that was never calculated it says what the guide does', async () => {
  const program = join(folder, 'no-year.mts');
  writeFileSync(program, blocksOf('ts'));
  const ran = run(tsx, [program], { cwd: folder, env: { ...env, YEAR: '2019', GAS_BILL_ID: 'unused' } });
  expect(guide).toContain('A year that was never calculated gets 404 `NOT_FOUND`');
  await expect(ran).rejects.toThrow('404 NOT_FOUND: A result of 2019 was not found.');
});

test('the program of the guide does what it says', async () => {
  const id = '0c6b1c52-77a4-4b8e-9c05-2f3f6e0d9a11';
  const program = join(folder, 'guide.mts');
  writeFileSync(program, blocksOf('ts'));
  const { stdout } = await run(tsx, [program], {
    cwd: folder,
    env: { ...env, YEAR: String(year), GAS_BILL_ID: id },
  });
  expect(linesOf(stdout)).toEqual(await expected(id));
  expect(await recordsOf(id)).toEqual([[412_000, 1, 'api-client:Guide']]);
});

describe('npm run example', () => {
  const example = (given: Record<string, string>) => run(tsx, ['examples/read-and-bill.ts'], { env: given });

  test('reads the years and writes one bill, however often it is started', async () => {
    const { stdout } = await example(env);
    expect(stdout).toMatch(new RegExp(`^${year}: [\\d.]+ t CO2e$`, 'm'));
    const id = /\((.{36})\)$/m.exec(stdout)?.[1] ?? '';
    expect((await example(env)).stdout).toBe(stdout);
    expect(await recordsOf(id)).toEqual([[41_200, 1, 'api-client:Guide']]);
  });

  test.each(['API_URL', 'CLIENT_ID', 'CLIENT_SECRET'])('reports that %s is missing', async (name) => {
    const { [name]: _missing, ...rest } = env;
    await expect(example(rest)).rejects.toMatchObject({
      code: 1,
      stderr: `${name} is missing: set API_URL, CLIENT_ID and CLIENT_SECRET.\n`,
    });
  });

  test('reports that the secret is wrong', async () => {
    await expect(example({ ...env, CLIENT_SECRET: 'x' })).rejects.toMatchObject({
      stderr: 'No token (401): check CLIENT_ID and CLIENT_SECRET.\n',
    });
  });
});

test('the guide lists every scope, with its area in the words of the page', () => {
  const { areas } = common;
  const names = {
    ...{ requests: areas.requests, assessment: areas.selfAssessment, carbon: areas.carbonAccounting },
    ...{ suppliers: areas.supplyChain, company: account.profile.title, audit: account.audit.title },
  };
  const rows = [...guide.matchAll(/^\| (`[a-z]+:[a-z]+`.*?) +\| (.+?) +\|$/gm)].map(
    ([, scopes = '', area]) => [scopes.replaceAll('`', '').split(', '), area] as const,
  );
  expect(rows.flatMap(([scopes]) => scopes)).toEqual(clientScopes);
  for (const [[scope = ''], area] of rows)
    expect([scope, area]).toEqual([scope, names[scope.split(':')[0] as keyof typeof names]]);
});
