import type { CompanyProfile, UpdateProfileBody } from '../../../core/contracts/company-profile';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let url: string;

beforeEach(async () => {
  server = await createTestApp();
  url = `/api/company-profile/${await server.projectId('Alpenguss GmbH')}`;
});
afterEach(() => server.close());

const read = async () => (await server.call(people.user, { url })).json<{ data: CompanyProfile }>().data;
const bodyOf = ({ CompanyData, PersonalData, version }: CompanyProfile): UpdateProfileBody => ({
  companyData: CompanyData,
  personalData: PersonalData,
  version,
});
const write = async (payload: object, who: string = people.mainUser) => {
  const answer = await server.call(who, { method: 'PUT', url, payload });
  return {
    status: answer.statusCode,
    ...answer.json<{
      data: CompanyProfile;
      error: { message: string; code: string; details: CompanyProfile };
    }>(),
  };
};

test('with another country the years with purchases have to be calculated again, since their factors depend on it', async () => {
  const ofProject = (resource: string) => url.replace('company-profile', `${resource}/project`);
  const years = async () => {
    const { data } = (
      await server.call(people.user, { url: `${ofProject('ca-emission-results')}/years` })
    ).json<{
      data: { year: number; needsRecalculation: boolean; completeness: { spendVolume: boolean } }[];
    }>();
    return data.filter(({ completeness }) => completeness.spendVolume);
  };
  const payload = { data: { Year: 2011, TurnoverInThsdUSD: 5000, SpendShareOfTurnover: 40 } };
  await server.call(people.mainUser, {
    method: 'POST',
    url: `${ofProject('ca-spend-volumes')}/create`,
    payload,
  });
  await server.database.query('update ca_years set needs_recalculation = false');
  const before = bodyOf(await read());
  const { data } = await write({ ...before, companyData: { ...before.companyData, City: 'Linz' } });
  const outdated = async () => (await years()).map(({ needsRecalculation }) => needsRecalculation);
  expect((await years()).map(({ year }) => year)).toContain(2011);
  expect((await outdated()).length).toBeGreaterThan(1);
  expect(new Set(await outdated())).toEqual(new Set([false]));
  const moved = bodyOf(data);
  expect((await write({ ...moved, companyData: { ...moved.companyData, Country: 'DE' } })).status).toBe(200);
  expect(new Set(await outdated())).toEqual(new Set([true]));
});

test('the main user changes the profile, and everybody reads the change and its history', async () => {
  const before = bodyOf(await read());
  const { status, data } = await write({
    ...before,
    companyData: { ...before.companyData, Name: ' Alpenguss\n AG ', City: 'Linz', DunsNumber: '' },
    personalData: { ...before.personalData, PhoneNumber: '+43 7252100299' },
  });
  expect(status).toBe(200);
  expect(data).toMatchObject({ CompanyData: { Name: 'Alpenguss AG', City: 'Linz' }, version: 2 });
  expect(data.CompanyData).not.toHaveProperty('DunsNumber');
  expect(await read()).toEqual(data);

  const history = await server.call(people.user, { url: `${url}/history` });
  expect(history.json()).toMatchObject({
    data: [
      {
        actor: people.mainUser,
        actorName: 'Anna Berger',
        action: 'update',
        changes: [
          { field: 'DunsNumber', from: '300417265', to: null },
          { field: 'Name', from: 'Alpenguss GmbH', to: 'Alpenguss AG' },
          { field: 'City', from: 'Steyr', to: 'Linz' },
          { field: 'ContactPhoneNumber', from: '+437252100200', to: '+43 7252100299' },
        ],
      },
    ],
    meta: { pagination: { total: 1 } },
  });
});

test.each([people.user, 'ada@alpenguss.example'])('%s does not', async (who) => {
  await server.database.query(
    `insert into users (project_id, email, role) select id, 'ada@alpenguss.example', 'Admin' from projects
      where name = 'Alpenguss GmbH'`,
  );
  const { status, error } = await write(bodyOf(await read()), who);
  expect([status, error.message]).toEqual([403, 'You do not have permission to edit the company profile']);
});

test('a DUNS number of another company is saved only after a warning', async () => {
  const [other] = await server.database.query<{ duns: string }>(
    `select duns_number as duns from company_profiles p join projects on id = project_id
      where name <> 'Alpenguss GmbH' and duns_number is not null limit 1`,
  );
  const seen = bodyOf(await read());
  const body = { ...seen, companyData: { ...seen.companyData, DunsNumber: other?.duns } };
  const { status, error } = await write(body);
  expect([status, error.code]).toEqual([409, 'DUNS_EXISTS']);
  expect((await write({ ...body, suppressWarnings: true })).data.CompanyData.DunsNumber).toBe(other?.duns);
  expect(
    (await write({ ...bodyOf(await read()), companyData: { ...body.companyData, City: 'Linz' } })).status,
  ).toBe(200);
});

test('the same values again are not a change: no version and no entry in the history', async () => {
  const before = await read();
  const { status, data } = await write(bodyOf(before));
  expect([status, data]).toEqual([200, before]);
  const history = await server.call(people.user, { url: `${url}/history` });
  expect(history.json()).toMatchObject({ data: [], meta: { pagination: { total: 0 } } });
});

test('two tabs of the main user: the second gets the current profile', async () => {
  const seen = bodyOf(await read());
  await write({ ...seen, companyData: { ...seen.companyData, City: 'Linz' } });
  const { status, error } = await write({ ...seen, companyData: { ...seen.companyData, City: 'Wels' } });
  expect([status, error.code, error.details.CompanyData.City]).toEqual([409, 'STALE_VERSION', 'Linz']);
});

test.each<[string, object, object]>([
  ['Company name is required', { Name: ' ' }, {}],
  ['Country is required', { Country: 'QQ' }, {}],
  ['Industry is required', { BusinessSegmentRegistration: 99999 }, {}],
  ['DUNS number must be exactly 9 digits', { DunsNumber: '12345678' }, {}],
  ['First name is required', {}, { Name: '' }],
  ['Last name is required', {}, { SurName: '' }],
  ['Email address is required', {}, { Email: '' }],
  ['Please enter a valid email address', {}, { Email: '@alpenguss.example' }],
  ['Please enter a valid phone number', {}, { PhoneNumber: '0043' }],
])('%s', async (message, company, person) => {
  const before = bodyOf(await read());
  const { status, error } = await write({
    ...before,
    companyData: { ...before.companyData, ...company },
    personalData: { ...before.personalData, ...person },
  });
  expect([status, error.message]).toEqual([400, message]);
  expect((await read()).version).toBe(1);
});
