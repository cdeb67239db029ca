import type {
  RemindAllAnswer,
  SupplierDetailsAnswer,
  SupplierList,
} from '../../../core/contracts/supply-chain';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let url: string;

beforeAll(async () => {
  server = await createTestApp();
  url = `/api/supplychain-suppliers/project/${await server.projectId('Alpenguss GmbH')}`;
});
afterAll(() => server.close());

test('every supplier of the demo world was invited at an address of its own', async () => {
  const { data } = (await server.call(people.mainUser, { url })).json<SupplierList>();
  const emails = data.map(({ email }) => email);
  expect(emails).toHaveLength(25);
  expect(emails.filter((email) => !email.includes('@'))).toEqual([]);
  expect(new Set(emails).size).toBe(25);
});

test('a supplier that has submitted shows everything that its drawer names', async () => {
  const { data } = (await server.call(people.mainUser, { url })).json<SupplierList>();
  const linkingId = data.find(({ supplierName }) => supplierName === 'Kranj Polimeri d.o.o.')?.linkingId;
  const details = (
    await server.call(people.mainUser, { url: `${url}/${linkingId}` })
  ).json<SupplierDetailsAnswer>().data;
  expect(details).toMatchObject({
    status: 'submitted',
    contactName: 'Matej Zupan',
    contact: { email: 'matej.zupan@kranj.example' },
  });
  expect(details.implementation).not.toBeNull();
  expect(details.targets).toHaveLength(1);
  // The account that it shares has the same figures.
  const [figure] = details.emissions;
  const footprint = details.footprints.find(({ year }) => year === figure?.year);
  expect((footprint?.scope1TonsCO2e ?? 0) * 0.14).toBeCloseTo(figure?.allocated?.scope1 ?? NaN);
});

test.each([
  ['INVITED', 9],
  ['NOT_SUBMITTED', 7],
])('the demo supplier can remind all its suppliers of one kind: %s', async (actionCode, waiting) => {
  const answer = await server.call(people.mainUser, {
    method: 'POST',
    url: `${url}/remind-all`,
    payload: { actionCode, confirmed: true },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json<RemindAllAnswer>()).toMatchObject({ reminded: waiting, remaining: 0 });
});
