import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
afterAll(() => server.close());

const get = async (url: string) => {
  const answer = await server.call(people.user, { url });
  return { status: answer.statusCode, body: answer.json<unknown>() };
};

test('the company profile, with its main contact', async () => {
  expect(await get(`/api/company-profile/${projectId}`)).toEqual({
    status: 200,
    body: {
      data: {
        CompanyData: {
          Name: 'Alpenguss GmbH',
          Country: 'AT',
          BusinessSegmentRegistration: 24,
          Address: 'Gießereistraße 12',
          City: 'Steyr',
          ZipCode: '4400',
          DunsNumber: '300417265',
          MonthOfFiscalYear: 1,
          CompanySize: 4,
        },
        PersonalData: {
          Name: 'Anna',
          SurName: 'Berger',
          Email: people.mainUser,
          Salutation: 'Ms',
          PhoneNumber: '+437252100200',
          JobTitle: 'Head of Sustainability',
        },
        version: 1,
      },
    },
  });
});

test('a profile without a DUNS number leaves it out', async () => {
  const id = await server.projectId('BrightPack (Suzhou) Co., Ltd.');
  const answer = await server.call(people.stranger, { url: `/api/company-profile/${id}` });
  expect(answer.json<{ data: { CompanyData: object } }>().data.CompanyData).not.toHaveProperty('DunsNumber');
});

test('the privileges, as text and as object', async () => {
  const url = `/api/company-profile/${projectId}/privileges`;
  expect(await get(url)).toEqual({
    status: 200,
    body: {
      privileges: {
        AppMode: 'OPEN',
        CarbonAccounting: 'GRANTED_FREE',
        SupplyChainManagement: 'GRANTED_TRIAL Invitations: 30',
      },
    },
  });
  const privileges = { SupplyChainManagement: { permission: 'GRANTED_TRIAL', invitations: 7 } };
  await server.changeAccess('update projects set privileges = $2::jsonb where id = $1', [
    projectId,
    JSON.stringify(privileges),
  ]);
  expect(await get(url)).toEqual({ status: 200, body: { privileges } });
});

test('the users of the project, by last name', async () => {
  const { status, body } = await get(`/api/user-management/project/${projectId}/users`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    data: [
      { email: people.mainUser, name: 'Anna Berger', role: 'Admin', isMainUser: true },
      { email: people.user, name: 'Luis Ortega', role: 'User', isMainUser: false },
    ],
  });
});

test('a second main user is refused by the database itself', async () => {
  await expect(
    server.database.query('update users set is_main_user = true where email = $1', [people.user]),
  ).rejects.toThrow(/one_main_user_per_project/);
});

test('a removed person is refused immediately, and an added one admitted', async () => {
  const url = `/api/company-profile/${projectId}`;
  const now = performance.now();
  // The cache never expires: only a notification clears it.
  jest.spyOn(performance, 'now').mockReturnValue(now);
  expect((await get(url)).status).toBe(200);
  await server.changeAccess('update users set project_id = project_id + 1 where email = $1', [people.user]);
  expect((await get(url)).status).toBe(404);
  await server.changeAccess('update users set project_id = project_id - 1 where email = $1', [people.user]);
  expect((await get(url)).status).toBe(200);
  jest.restoreAllMocks();
});
