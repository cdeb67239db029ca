import { currentYear } from '../../../core/dates/current-year';
import type { CompanyQuestions } from '../../../core/contracts/company-questions';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let path: string;

beforeAll(async () => {
  server = await createTestApp();
  path = `/api/company-questions/project/${await server.projectId('Alpenguss GmbH')}`;
});
beforeEach(() => server.database.query('delete from company_questions'));
afterAll(() => server.close());

const get = (query = '') => server.call(people.user, { url: `${path}${query}` });
const send = (payload: object, email = people.user) =>
  server.call(email, { method: 'POST', url: `${path}/submit`, payload });

async function save(data: object, email?: string): Promise<CompanyQuestions> {
  const answer = await send({ data }, email);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: CompanyQuestions }>().data;
}

const answerTo = (questionId: string, value: unknown) => ({ questionnaire: [{ questionId, value }] });
const renewable = (value: number | null) => answerTo('renewableElectricityShare', value);
const footprint = { year: 2025, scope1TonsCO2e: 1.5, scope2TonsCO2e: 20, scope3TonsCO2e: null };
const target = { id: 't-1', scope: 'SCOPE1_2', baseYear: 2020, targetYear: 2030, reductionPercent: 42 };

test('before the first answer there is none: 404, an empty draft, or null for callers that prefer it', async () => {
  expect((await get()).statusCode).toBe(404);
  const answer = await get('?orNull=true');
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: null }]);
});

test('saved answers are returned, with version and day', async () => {
  const today = () => new Date().toISOString().slice(0, 10);
  const before = today();
  const saved = await save({ ...renewable(60), footprints: [footprint], reductions: [target] });
  expect(saved).toEqual({
    ...renewable(60),
    footprints: [footprint],
    reductions: [target],
    assessmentStatus: 'draft',
    TimestampOfAnswers: expect.stringMatching(`^(${before}|${today()})$`),
    submittedAt: null,
    submitted: null,
    updatedBy: 'Luis Ortega',
    _version: expect.stringMatching(/Z$/),
  });
  expect((await get('?_t=1763600000000')).json()).toEqual({ data: saved });
});

test('changes only the given answers, and removes empty ones', async () => {
  await save({ ...renewable(60), footprints: [footprint], reductions: [target] });
  await save(answerTo('certifications', ['iso14001']));
  await save(renewable(null));
  const saved = await save({
    footprints: [{ ...footprint, scope1TonsCO2e: null, scope2TonsCO2e: null }],
    reductions: [{ ...target, baseYear: null, targetYear: null, reductionPercent: null }],
  });
  expect(saved).toMatchObject({
    ...answerTo('certifications', ['iso14001']),
    footprints: [],
    reductions: [],
  });
});

test('the day of the answers can be given', async () => {
  expect(await save({ TimestampOfAnswers: '2026-02-28' })).toMatchObject({
    TimestampOfAnswers: '2026-02-28',
  });
});

test('the version rises with every change, even within a millisecond', async () => {
  const versions = [await save(renewable(1)), await save(renewable(2)), await save(renewable(3))].map(
    ({ _version }) => _version,
  );
  expect([...new Set(versions)].sort()).toEqual(versions);
});

describe('two people at the same time', () => {
  test('different answers are both stored', async () => {
    const { _version } = await save(renewable(1));
    await save({ ...answerTo('certifications', ['emas']), _version }, people.mainUser);
    const saved = await save({ ...renewable(2), _version });
    expect(saved.questionnaire).toHaveLength(2);
  });

  test('the same first answer: the second, based on none, gets 409', async () => {
    await save(renewable(5), people.mainUser);
    const answer = await send({ data: { ...renewable(9), _version: '1970-01-01T00:00:00.000Z' } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'STALE_VERSION']);
    const other = { ...answerTo('certifications', ['emas']), _version: '1970-01-01T00:00:00.000Z' };
    expect((await save(other)).questionnaire).toHaveLength(2);
  });

  test('the same answer: the second gets 409 with the current state', async () => {
    const { _version } = await save(renewable(1));
    const current = await save({ ...renewable(5), _version }, people.mainUser);
    const answer = await send({ data: { ...renewable(9), _version } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'STALE_VERSION']);
    expect(answer.json().error.details).toEqual(current);
    expect(await save({ ...renewable(9), _version: current._version })).toMatchObject(renewable(9));
  });

  test('different scopes of a year, and different parts of a target, are both stored', async () => {
    const { _version } = await save({ footprints: [footprint], reductions: [target] });
    await save(
      {
        footprints: [{ ...footprint, scope1TonsCO2e: 2, before: { scope1TonsCO2e: 1.5 } }],
        reductions: [{ ...target, targetYear: 2035, before: { targetYear: 2030 } }],
        _version,
      },
      people.mainUser,
    );
    const saved = await save({
      footprints: [{ ...footprint, scope2TonsCO2e: 30, before: { scope2TonsCO2e: 20 } }],
      reductions: [{ ...target, scope: 'SCOPE1_2_3', before: { scope: 'SCOPE1_2' } }],
      _version,
    });
    expect(saved).toMatchObject({
      footprints: [{ ...footprint, scope1TonsCO2e: 2, scope2TonsCO2e: 30 }],
      reductions: [{ ...target, targetYear: 2035, scope: 'SCOPE1_2_3' }],
    });
  });

  test('a part that a colleague changed, and a target that a colleague removed, are conflicts', async () => {
    const { _version } = await save({ footprints: [footprint], reductions: [target] });
    const withdrawn = { ...target, baseYear: null, targetYear: null, reductionPercent: null };
    const { baseYear, targetYear, reductionPercent } = target;
    await save(
      {
        footprints: [{ ...footprint, scope1TonsCO2e: 2, before: { scope1TonsCO2e: 1.5 } }],
        reductions: [{ ...withdrawn, before: { baseYear, targetYear, reductionPercent } }],
      },
      people.mainUser,
    );
    const scope1 = { ...footprint, scope1TonsCO2e: 3, before: { scope1TonsCO2e: 1.5 } };
    const later = { ...target, targetYear: 2040, before: { targetYear: 2030 } };
    expect((await send({ data: { footprints: [scope1], _version } })).statusCode).toBe(409);
    expect((await send({ data: { reductions: [later], _version } })).statusCode).toBe(409);
  });

  test('parts that do not fit together are refused', async () => {
    const { _version } = await save({ reductions: [target] });
    await save({ reductions: [{ ...target, targetYear: 2025, before: { targetYear: 2030 } }] });
    const late = { ...target, baseYear: 2026, before: { baseYear: 2020 } };
    const answer = await send({ data: { reductions: [late], _version } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'INVALID_ANSWERS']);
  });

  test('a figure that is typed into a year of the carbon account unlinks it', async () => {
    const linked = { ...footprint, isFromAccount: true };
    const { _version } = await save({ footprints: [linked] });
    const typed = { ...linked, scope1TonsCO2e: 2, before: { scope1TonsCO2e: 1.5 } };
    const { footprints } = await save({ footprints: [typed], _version });
    expect(footprints).toEqual([{ ...footprint, scope1TonsCO2e: 2 }]);
  });
});

test('a submission is a draft again after a change', async () => {
  expect(await save({ ...renewable(1), assessmentStatus: 'submitted' })).toMatchObject({
    assessmentStatus: 'submitted',
  });
  expect(await save(renewable(1))).toMatchObject({ assessmentStatus: 'submitted' });
  expect(await save(renewable(2))).toMatchObject({ assessmentStatus: 'draft' });
});

test('customers keep what was submitted to them, whatever is changed later', async () => {
  const answers = { ...renewable(60), footprints: [footprint], reductions: [target] };
  await save(answers);
  const url = path.replace('company-questions', 'customer-requests');
  const answer = await server.call(people.user, { method: 'POST', url: `${url}/submit` });
  expect(answer.statusCode).toBe(200);
  await save({ ...renewable(70), footprints: [{ ...footprint, scope1TonsCO2e: 9 }] });
  const saved = await save({ reductions: [{ ...target, reductionPercent: 50 }] });
  expect(saved).toMatchObject({
    ...renewable(70),
    footprints: [{ ...footprint, scope1TonsCO2e: 9 }],
    reductions: [{ ...target, reductionPercent: 50 }],
    assessmentStatus: 'draft',
    submittedAt: answer.json<{ timestamp: string }>().timestamp,
  });
  expect(saved.submitted).toEqual(answers);
});

test.each([
  [{}, 'Company questions data is required'],
  [{ data: 'all' }, 'Company questions data is required'],
  [{ data: renewable(101) }, 'renewableElectricityShare: The percentage must be between 0 and 100.'],
  [{ data: answerTo('retired', 1) }, 'retired: This question no longer exists.'],
  [
    { data: answerTo('energyAuditDate', '9999-12-31') },
    'energyAuditDate: The day must be between 1990-01-01 and 2100-12-31.',
  ],
  [
    { data: answerTo('certifications', ['none', 'emas']) },
    'certifications: "None" cannot be chosen together with other options.',
  ],
  [
    { data: { footprints: [{ ...footprint, year: 1024 }] } },
    `1024.year: The number must be between 1990 and ${currentYear()}.`,
  ],
  [
    { data: { reductions: [{ ...target, baseYear: currentYear() + 1, targetYear: 2060 }] } },
    `t-1.baseYear: The number must be between 1990 and ${currentYear()}.`,
  ],
  [
    { data: answerTo('inventoryYear', currentYear() + 1) },
    `inventoryYear: The number must be between 1990 and ${currentYear()}.`,
  ],
  [
    { data: { reductions: [{ ...target, targetYear: 2019 }] } },
    't-1.targetYear: The number must be between 2021 and 2100.',
  ],
])('refuses %j', async (payload, message) => {
  const answer = await send(payload);
  expect([answer.statusCode, answer.json().error.message]).toEqual([400, message]);
  expect((await get()).statusCode).toBe(404);
});

test('populating creates the empty draft, once', async () => {
  const populate = () =>
    server.call(people.user, { method: 'POST', url: `${path}/populate`, payload: { force: true } });
  expect((await populate()).json().data).toEqual({ created: 1 });
  expect((await populate()).json().data).toEqual({ created: 0 });
  expect((await get()).json().data).toMatchObject({ questionnaire: [], assessmentStatus: 'draft' });
});
