import type { BusinessSegmentList } from '../../../core/contracts/business-segments';
import type { CustomerRequestList } from '../../../core/contracts/customer-requests';
import type { PopulateResult } from '../../../core/contracts/populate';
import { makeInvitation } from '../../support/server/invitations';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;

beforeAll(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
});
afterAll(() => server.close());

const populate = (email: string, payload: object = { force: false }) =>
  server.call(email, {
    method: 'POST',
    url: `/api/customer-requests/project/${projectId}/populate`,
    payload,
  });
const created = async (email: string) => (await populate(email)).json<PopulateResult>().data.created;

async function requests() {
  const answer = await server.call(people.user, { url: `/api/customer-requests/project/${projectId}` });
  return answer.json<CustomerRequestList>().data;
}

test('a request that a customer sent to the person is added, unanswered, once', async () => {
  const { linkingId } = await makeInvitation(server, { email: people.user });
  expect(await created(people.user)).toBe(1);
  expect(await created(people.user)).toBe(0);
  const brought = (await requests()).filter(({ LinkingId }) => LinkingId === linkingId);
  expect(brought).toMatchObject([{ Status: 'invited', RequesterCompanyName: 'Nordwerk Automotive AG' }]);
});

test('the segment that an added request needs exists', async () => {
  const segments = async () => {
    const answer = await server.call(people.user, { url: `/api/business-segments/project/${projectId}` });
    return answer.json<BusinessSegmentList>().data;
  };
  const isAskedFor = (segment: { sectorCode: string; countryCode: string }) =>
    segment.sectorCode === 'GLASS_CERAMICS' && segment.countryCode === 'PT';
  const before = await segments();
  expect(before.filter(isAskedFor)).toEqual([]);
  await makeInvitation(server, { email: people.user, sector: 'GLASS_CERAMICS', country: 'PT' });
  expect(await created(people.user)).toBe(1);
  expect((await segments()).filter(isAskedFor)).toMatchObject([{ assessmentStatus: 'draft' }]);
  expect(await segments()).toHaveLength(before.length + 1);
});

test('many simultaneous calls add it once', async () => {
  await makeInvitation(server, { email: people.user });
  const answers = await Promise.all(Array.from({ length: 6 }, () => created(people.user)));
  expect(answers.sort()).toEqual([0, 0, 0, 0, 0, 1]);
});

test('a request to somebody else is not added, not even one to a colleague', async () => {
  const before = await requests();
  await makeInvitation(server, { email: people.mainUser });
  await makeInvitation(server, { email: 'somebody@elsewhere.example' });
  expect(await created(people.user)).toBe(0);
  expect(await requests()).toHaveLength(before.length);
});

test('a request that another company has accepted stays there', async () => {
  const { linkingId } = await makeInvitation(server, { email: people.user });
  const other = await server.projectId('Nordwerk Automotive AG');
  const [elsewhere] = await server.database.query<{ id: number }>(
    'select id from projects where id not in ($1, $2) limit 1',
    [projectId, other],
  );
  await server.database.query('update linkings set supplier_project_id = $1 where id = $2', [
    elsewhere?.id,
    linkingId,
  ]);
  expect(await created(people.user)).toBe(0);
});

test('everything that the specification sends along is accepted', async () => {
  const payload = { force: true, immediate: true, critical: true, requesterProjectId: 1, projectId };
  expect((await populate(people.user, payload)).statusCode).toBe(200);
  expect((await populate(people.user, { force: 'yes' })).statusCode).toBe(400);
});
