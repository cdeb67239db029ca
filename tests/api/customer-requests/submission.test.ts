import type { BusinessSegment } from '../../../core/contracts/business-segments';
import type { CompanyQuestions } from '../../../core/contracts/company-questions';
import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import type { RealtimeEvent } from '../../../core/contracts/realtime';
import { needsAttention } from '../../../core/requests/attention';
import { wholeSegment } from '../../support/server/answers';
import { customer, supplyChainOf } from '../../support/server/suppliers';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let project: number;
const aluminium = { sectorCode: 'ALUMINIUM', countryCode: 'AT' };

beforeEach(async () => {
  server = await createTestApp();
  project = await server.projectId('Alpenguss GmbH');
});
afterEach(() => server.close());

const get = async <Data>(module: string) =>
  (await server.call(people.user, { url: `/api/${module}/project/${project}` })).json<{ data: Data }>().data;
const post = (call: string, payload?: object, email = people.user) =>
  server.call(email, {
    method: 'POST',
    url: call.replace('ID', String(project)),
    ...(payload && { payload }),
  });
const submit = () => post('/api/customer-requests/project/ID/submit');
const saveAluminium = (answers: object) =>
  post('/api/business-segments/project/ID/save-and-calc', { ...aluminium, answers });
const saveCompany = (data: object) => post('/api/company-questions/project/ID/submit', { data });
const companyAnswers = (share: number) => ({
  questionnaire: [{ questionId: 'renewableElectricityShare', value: share }],
  footprints: [{ year: 2025, scope1TonsCO2e: share, scope2TonsCO2e: 20, scope3TonsCO2e: null }],
  reductions: [{ id: 't-1', scope: 'SCOPE1_2', baseYear: 2020, targetYear: 2030, reductionPercent: share }],
});
const isAluminium = ({ sectorCode, countryCode }: BusinessSegment) =>
  sectorCode === 'ALUMINIUM' && countryCode === 'AT';

test('submits every accepted request, every segment and the company questions, and notifies everybody', async () => {
  const events: RealtimeEvent[] = [];
  const stop = await server.database.listen('realtime', (payload) => {
    events.push(JSON.parse(payload) as RealtimeEvent);
  });
  await server.database.query('delete from company_questions');
  await saveAluminium(wholeSegment('ALUMINIUM'));
  await saveCompany(companyAnswers(60));
  const answer = await submit();
  expect(answer.statusCode).toBe(200);
  const { timestamp, data, message } = answer.json();
  const requests = await get<CustomerRequest[]>('customer-requests');
  const accepted = requests.filter(({ Status }) => Status === 'accepted');
  const segments = await get<BusinessSegment[]>('business-segments');
  const company = await get<CompanyQuestions>('company-questions');

  expect(message).toBe('Self-assessment submitted');
  expect(data).toEqual({ requests: accepted.length, segments: segments.length });
  for (const request of accepted) {
    expect(request).toMatchObject({ LastSubmitDate: timestamp, needsAttention: false });
    const isMoreWanted = request.wanted?.some(({ doneAt }) => doneAt === null);
    expect(needsAttention(request)).toBe(isMoreWanted);
  }
  expect(requests.filter(({ LastSubmitDate }) => LastSubmitDate === timestamp)).toHaveLength(accepted.length);
  for (const segment of segments)
    expect(segment).toMatchObject({ assessmentStatus: 'submitted', submittedAt: timestamp });
  expect(segments.find(isAluminium)?.submitted).toMatchObject(wholeSegment('ALUMINIUM'));
  expect(company).toMatchObject({ assessmentStatus: 'submitted', submittedAt: timestamp });
  expect(company.submitted).toEqual(companyAnswers(60));

  const told = events.map(({ type, projectId }) => `${type} ${projectId}`);
  expect(told).toContain(`submission:complete ${project}`);
  expect(told.filter((each) => each.startsWith('supplychain-supplier'))).toHaveLength(accepted.length);
  await stop();
});

test('submits the company questions even if nobody has answered one', async () => {
  await server.database.query('delete from company_questions');
  const { timestamp } = (await submit()).json<{ timestamp: string }>();
  expect(await get<CompanyQuestions>('company-questions')).toMatchObject({
    questionnaire: [],
    assessmentStatus: 'submitted',
    submittedAt: timestamp,
  });
});

test('a segment without a measure has no score to be compared with', async () => {
  await server.database.query("update business_segments set answers = '{}' where sector_code = 'MACHINERY'");
  await saveAluminium(wholeSegment('ALUMINIUM'));
  await submit();
  const scores = await server.database.query<{ sector: string; score: number | null }>(
    `select distinct sector_code as sector, submitted_score as score from business_segments
      where project_id = $1 and sector_code in ('ALUMINIUM', 'MACHINERY') order by 1`,
    [project],
  );
  expect(scores).toEqual([
    { sector: 'ALUMINIUM', score: expect.any(Number) },
    { sector: 'MACHINERY', score: null },
  ]);
});

test('a segment without an answered measure is submitted as not answered', async () => {
  await server.database.query("update business_segments set answers = '{}' where sector_code = 'ALUMINIUM'");
  await saveAluminium({ BusinessSegmentAnswers: [{ questionId: 'siteRenewableElectricity', value: 7 }] });
  const requests = await get<CustomerRequest[]>('customer-requests');
  const { LinkingId } = requests.find(
    ({ RequesterCompanyName, RequestedSector }) =>
      RequesterCompanyName === 'Nordwerk Automotive AG' && RequestedSector === 'ALUMINIUM',
  ) as CustomerRequest;
  await post('/api/customer-requests/project/ID/respond', { linkingId: LinkingId, action: 'ACCEPT' });
  await submit();
  const none = { score: null, performance: null };
  const segment = (await get<BusinessSegment[]>('business-segments')).find(isAluminium);
  expect(segment).toMatchObject({ ...none, submitted: none });
  const nordwerk = await supplyChainOf(server, 'Nordwerk Automotive AG', customer);
  expect(await nordwerk.supplier(LinkingId)).toMatchObject({
    status: 'submitted',
    implementation: null,
    performance: null,
  });
});

test('submissions stay with the customers while the next answers are a draft', async () => {
  await saveAluminium(wholeSegment('ALUMINIUM'));
  await submit();
  await saveAluminium({ BusinessSegmentAnswers: [{ questionId: 'siteRenewableElectricity', value: 7 }] });
  const segment = (await get<BusinessSegment[]>('business-segments')).find(isAluminium);
  expect(segment?.assessmentStatus).toBe('draft');
  expect(segment?.BusinessSegmentAnswers).toContainEqual({
    questionId: 'siteRenewableElectricity',
    value: 7,
  });
  expect(segment?.submitted?.BusinessSegmentAnswers).toContainEqual({
    questionId: 'siteRenewableElectricity',
    value: 40,
  });
});

test('every submission is kept unchanged', async () => {
  await server.database.query('delete from company_questions');
  await saveAluminium(wholeSegment('ALUMINIUM'));
  await saveCompany(companyAnswers(60));
  await submit();
  await saveAluminium({ BusinessSegmentAnswers: [{ questionId: 'siteRenewableElectricity', value: 7 }] });
  await saveCompany(companyAnswers(70));
  await submit();
  const kept = await server.database.query<{
    segments: BusinessSegment[];
    company: CompanyQuestions;
    requests: number;
  }>(
    `select segments, company, cardinality(linking_ids) as requests from submissions
      where project_id = $1 and submitted_at > now() - interval '1 hour' order by submitted_at`,
    [project],
  );
  const shares = kept.map(({ segments }) =>
    segments
      .find(isAluminium)
      ?.BusinessSegmentAnswers.find((each) => each.questionId === 'siteRenewableElectricity'),
  );
  expect(shares.map((each) => each?.value)).toEqual([40, 7]);
  expect(kept.map(({ company }) => company)).toMatchObject([companyAnswers(60), companyAnswers(70)]);
  expect(kept.every(({ requests }) => requests > 0)).toBe(true);
});

test('leaves out a customer who is declined meanwhile, until it is accepted and submitted again', async () => {
  const nordwerk = await supplyChainOf(server, 'Nordwerk Automotive AG', customer);
  const ofNordwerk = async () =>
    (await get<CustomerRequest[]>('customer-requests')).find(
      ({ RequesterCompanyName, RequestedSector }) =>
        RequesterCompanyName === 'Nordwerk Automotive AG' && RequestedSector === 'ALUMINIUM',
    ) as CustomerRequest;
  const { LinkingId: linkingId } = await ofNordwerk();
  const respond = async (action: string) =>
    (await post('/api/customer-requests/project/ID/respond', { linkingId, action })).statusCode;
  const status = async () => (await nordwerk.supplier(linkingId)).status;

  await respond('ACCEPT');
  const { timestamp } = (await submit()).json<{ timestamp: string }>();
  await respond('DECLINE');
  await respond('ACCEPT');
  expect([(await ofNordwerk()).LastSubmitDate, await status()]).toEqual([timestamp, 'submitted']);

  await respond('DECLINE');
  await submit();
  await respond('ACCEPT');
  expect([(await ofNordwerk()).LastSubmitDate, await status()]).toEqual([null, 'accepted']);
  expect(needsAttention(await ofNordwerk())).toBe(true);
  await submit();
  expect([needsAttention(await ofNordwerk()), await status()]).toEqual([false, 'submitted']);
});

test('sent twice with one idempotency key, it happens once', async () => {
  const again = () =>
    server.call(people.user, {
      method: 'POST',
      url: `/api/customer-requests/project/${project}/submit`,
      headers: { 'idempotency-key': 'submit-1' },
    });
  const first = await again();
  expect((await again()).json()).toEqual(first.json());
});

test('without an accepted request there is nobody to submit to', async () => {
  await server.database.query("update linkings set status = 'declined'");
  const before = await get<BusinessSegment[]>('business-segments');
  const answer = await submit();
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'NOTHING_TO_SUBMIT']);
  expect(await get<BusinessSegment[]>('business-segments')).toEqual(before);
});
