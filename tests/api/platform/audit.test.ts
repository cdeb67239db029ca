import { segmentPlan } from '../../../core/assessment/plan';
import type { AuditList } from '../../../core/contracts/audit';
import { catalogue } from '../../../data/questions/catalogue';
import { runAudit } from '../../../server/cli/audit';
import { audit, changesBetween } from '../../../server/lib/audit/audit';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeEach(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
afterEach(() => server.close());

const write = (subject: string, changes = changesBetween({}, {})) =>
  server.database.transaction((tx) =>
    audit(tx, { projectId, actor: people.user, area: 'user', action: 'update', subject, changes }),
  );

const aMeasure = () => segmentPlan(catalogue, 'ALUMINIUM').hotspots[0]?.measures[0]?.id;

const list = async (query = '') => {
  const answer = await server.call(people.mainUser, { url: `/api/audit/project/${projectId}${query}` });
  return { status: answer.statusCode, ...answer.json<AuditList>() };
};

const verify = () => runAudit(server.database, ['verify', '--project', String(projectId)]);

test('a response to a request is recorded, and administrators read it, newest first', async () => {
  await write('mei');
  const [request] = await server.database.query<{ id: string }>(
    `select id from linkings where supplier_project_id = $1 and status = 'invited' limit 1`,
    [projectId],
  );
  await server.call(people.user, {
    method: 'POST',
    url: `/api/customer-requests/project/${projectId}/respond`,
    payload: { linkingId: request?.id, action: 'DECLINE' },
  });
  const { data, meta } = await list();
  expect(data).toEqual([
    expect.objectContaining({
      number: 2,
      actor: people.user,
      actorName: 'Luis Ortega',
      area: 'customer-request',
      action: 'decline',
      changes: [],
    }),
    expect.objectContaining({ number: 1, subject: 'mei' }),
  ]);
  expect(meta.pagination).toEqual({ page: 1, pageSize: 100, pageCount: 1, total: 2 });
});

test('changes are listed value by value', async () => {
  const before = { city: 'Steyr', size: 4, agreed: false, tags: ['a'], same: 'x', note: null };
  await write(
    'Alpenguss',
    changesBetween(before, { ...before, city: 'Linz', size: 5, tags: ['a', 'b'], note: '' }),
  );
  expect((await list()).data[0]?.changes).toEqual([
    { field: 'city', from: 'Steyr', to: 'Linz' },
    { field: 'size', from: 4, to: 5 },
    { field: 'tags', from: 'a', to: 'a, b' },
  ]);
});

test('answers and carbon figures are listed value by value, for every language', async () => {
  await server.database.query('delete from company_questions');
  const post = async (url: string, payload?: object) => {
    const answer = await server.call(people.mainUser, { method: 'POST', url, ...(payload && { payload }) });
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  };
  await post(`/api/company-questions/project/${projectId}/submit`, {
    data: {
      questionnaire: [{ questionId: 'renewableElectricityShare', value: 60 }],
      footprints: [{ year: 2025, scope1TonsCO2e: 1.5, scope2TonsCO2e: 20, scope3TonsCO2e: null }],
      reductions: [{ id: 't-1', scope: 'SCOPE3', baseYear: 2020, targetYear: 2030, reductionPercent: 42 }],
    },
  });
  const gas = { Year: 2019, ActivityId: 101, Amount: 5000, CountryCode: 'DE' };
  await post(`/api/ca-activities-data/project/${projectId}/create`, { data: gas });
  await post(`/api/business-segments/project/${projectId}/save-and-calc`, {
    sectorCode: 'ALUMINIUM',
    countryCode: 'AT',
    answers: {
      BusinessSegmentHotspotAnswers: [
        { measureId: aMeasure(), today: 35, inOneYear: null, inThreeYears: null, startYear: 2024 },
      ],
    },
  });
  await post(`/api/customer-requests/project/${projectId}/submit`);

  const { data } = await list();
  expect(data).toMatchObject([
    { area: 'self-assessment', action: 'submit', actor: people.mainUser },
    { area: 'self-assessment', action: 'update', subject: 'ALUMINIUM AT' },
    { area: 'carbon-accounting', action: 'create', subject: 'activity {"activity":101,"year":2019}' },
    { area: 'company-questions', action: 'update' },
  ]);
  expect(data[1]?.changes).toEqual(
    expect.arrayContaining([expect.objectContaining({ field: `measure/${aMeasure()}/today`, to: 35 })]),
  );
  expect(data[2]?.changes).toContainEqual({ field: 'amount', from: null, to: 5000 });
  expect(data[3]?.changes).toEqual([
    { field: 'question/renewableElectricityShare', from: null, to: 60 },
    { field: 'footprint/2025/scope1TonsCO2e', from: null, to: 1.5 },
    { field: 'footprint/2025/scope2TonsCO2e', from: null, to: 20 },
    { field: 'reduction/t-1/scope', from: null, to: 'SCOPE3' },
    { field: 'reduction/t-1/baseYear', from: null, to: 2020 },
    { field: 'reduction/t-1/targetYear', from: null, to: 2030 },
    { field: 'reduction/t-1/reductionPercent', from: null, to: 42 },
  ]);
});

test('the list is paged, and filtered by area', async () => {
  for (const subject of ['one', 'two', 'three']) await write(subject);
  const second = await list('?page=2&pageSize=2');
  expect(second.data.map(({ subject }) => subject)).toEqual(['one']);
  expect(second.meta.pagination).toEqual({ page: 2, pageSize: 2, pageCount: 2, total: 3 });
  expect((await list('?area=user')).data).toHaveLength(3);
  expect((await list('?area=supplier')).data).toEqual([]);
  expect((await list('?area=nothing')).status).toBe(400);
});

test('an undone change leaves no entry', async () => {
  await expect(
    server.database.transaction(async (tx) => {
      await audit(tx, { projectId, actor: people.user, area: 'user', action: 'delete' });
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  await write('kept');
  expect((await list()).data.map(({ number, subject }) => [number, subject])).toEqual([[1, 'kept']]);
});

test('a User cannot read it', async () => {
  for (const path of ['', '/csv']) {
    const answer = await server.call(people.user, { url: `/api/audit/project/${projectId}${path}` });
    expect(answer.statusCode).toBe(403);
  }
});

test('CSV has everything, one line per value, and no formula for spreadsheets', async () => {
  await write('=1+1', changesBetween({ city: 'Steyr' }, { city: 'Linz, "Donau"', size: 4 }));
  const answer = await server.call(people.mainUser, { url: `/api/audit/project/${projectId}/csv` });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, first, second, end] = answer.body.split('\r\n');
  expect(head).toBe('\uFEFFnumber,at,actor,name,area,action,subject,field,from,to');
  expect(first).toMatch(/^1,[^,]+Z,luis[^,]+,Luis Ortega,user,update,'=1\+1,city,Steyr,"Linz, ""Donau"""$/);
  expect(second).toMatch(/,size,,4$/);
  expect(end).toBe('');
});

test.each(['＝1+1', '＠SUM(A1)', '\t=1+1', '\n=1+1', '-1'])(
  '%j in the CSV is no formula either',
  async (subject) => {
    await write(subject);
    const { body } = await server.call(people.mainUser, { url: `/api/audit/project/${projectId}/csv` });
    expect(body).toContain(`'${subject}`);
  },
);

test('an unbroken chain is verified, and its hash changes with every entry', async () => {
  for (const subject of ['one', 'zwei ü', '三']) await write(subject);
  const [line] = await verify();
  expect(line).toMatch(/Alpenguss GmbH\t3 entries\t[0-9a-f]{64}$/);
  await write('four');
  expect((await verify())[0]).not.toBe(line);
});

test.each([
  ['changed', `update audit_entries set subject = 'else' where number = 2`, 2],
  ['removed in the middle', 'delete from audit_entries where number = 2', 2],
  ['removed at the end', 'delete from audit_entries where number = 3', 3],
  ['moved in time', `update audit_entries set at = at - interval '1 day' where number = 1`, 1],
])('detects an entry that was %s', async (_how, tampering, brokenAt) => {
  for (const subject of ['one', 'two', 'three']) await write(subject);
  await server.database.query(tampering);
  await expect(verify()).rejects.toThrow(`BROKEN at entry ${brokenAt} of 3`);
});

test('names of every kind pass verification as they were written', async () => {
  for (const name of ['A "B" \\ C', "d'Eau\n\tÄ", '废钢 🏭', '", 1, "']) await write(name);
  expect((await verify())[0]).toContain('4 entries');
});

test('many entries at once make one chain', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, index) => write(`number ${index}`)));
  expect((await verify())[0]).toContain('12 entries');
});

test('reports an unknown project as an error, not as unchanged', async () => {
  const result = runAudit(server.database, ['verify', '--project', '999999999']);
  await expect(result).rejects.toThrow('There is no project "999999999"; see projects.');
});

test.each([
  [['check']],
  ...['x', '', '0', '1.5', '3000000000'].map((project) => [['verify', '--project', project]]),
  [['verify', '--all']],
  [['verify', 'all']],
])('the command reports what is wrong with %j', async (args) => {
  await expect(runAudit(server.database, args)).rejects.toThrow(
    /^Say .*audit verify|Unknown option|Unexpected argument/,
  );
});
