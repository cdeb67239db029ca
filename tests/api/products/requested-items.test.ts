import type { CustomerRequest, CustomerRequestList } from '../../../core/contracts/customer-requests';
import type { Supplier } from '../../../core/contracts/supply-chain';
import { demoYear } from '../../support/server/demo-year';
import { mailsTo } from '../../support/server/invitations';
import { figure, lineOf, productCalls } from '../../support/server/products';
import { customer, newSupplier, supplyChainOf, type SupplyChain } from '../../support/server/suppliers';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

const year = demoYear;
const both = ['selfAssessment', 'emissions'] as const;
type Kind = (typeof both)[number] | 'productFootprints';
let server: TestApp;
let nordwerk: SupplyChain;
let alpenguss: number;

beforeEach(async () => {
  server = await createTestApp();
  nordwerk = await supplyChainOf(server, 'Nordwerk Automotive AG', customer);
  alpenguss = await server.projectId('Alpenguss GmbH');
  await server.database.query(
    'delete from linkings where supplier_project_id = $1 and requester_project_id = $2',
    [alpenguss, nordwerk.id],
  );
});
afterEach(() => server.close());

const post = (url: string, payload: object = {}) =>
  server.call(people.mainUser, { method: 'POST', url, payload });
const requests = (rest = '') => `/api/customer-requests/project/${alpenguss}${rest}`;
const submit = () => post(requests('/submit'));
const share = (isShared: boolean) =>
  server.call(people.mainUser, {
    method: 'PUT',
    url: `/api/ca-allocations/project/${alpenguss}/year/${year}/customer/${nordwerk.id}/sharing`,
    payload: { data: { isShared } },
  });
const sell = () =>
  server.call(people.mainUser, {
    method: 'PUT',
    url: `/api/ca-allocations/project/${alpenguss}/year/${year}/customer/${nordwerk.id}`,
    payload: { data: { TurnoverInThsdUSD: 1000 } },
  });
const invite = async (wanted?: readonly Kind[]) => {
  const input = newSupplier({ email: people.mainUser, ...(wanted && { wanted: [...wanted] }) });
  return (await nordwerk.post('/invite', input)).json<{ linkingId: string }>().linkingId;
};
const accept = (linkingId: string) => post(requests('/respond'), { linkingId, action: 'ACCEPT' });
async function asked(linkingId: string): Promise<CustomerRequest> {
  const url = requests('?pageSize=1000');
  const { data } = (await server.call(people.mainUser, { url })).json<CustomerRequestList>();
  const found = data.find(({ LinkingId }) => LinkingId === linkingId);
  if (!found) throw new Error('The request is not there.');
  return found;
}
const done = ({ wanted = [] }: Pick<Supplier, 'wanted'>) =>
  wanted.filter(({ doneAt }) => doneAt !== null).map(({ kind }) => kind);

test('only the self-assessment is requested until somebody chooses', async () => {
  const linkingId = await invite();
  expect((await asked(linkingId)).wanted).toEqual([{ kind: 'selfAssessment', doneAt: null }]);
});

test('a response is complete once everything is done, on both sides alike', async () => {
  const linkingId = await invite(both);
  await accept(linkingId);
  await submit();
  const submitted = await nordwerk.supplier(linkingId);
  expect([submitted.status, done(submitted)]).toEqual(['accepted', ['selfAssessment']]);
  expect((await asked(linkingId)).wanted).toEqual(submitted.wanted);

  await share(true);
  const intensityAlone = await nordwerk.supplier(linkingId);
  expect([intensityAlone.status, done(intensityAlone)]).toEqual(['accepted', ['selfAssessment']]);

  await sell();
  await share(true);
  const complete = await nordwerk.supplier(linkingId);
  expect([complete.status, done(complete)]).toEqual(['submitted', [...both]]);
  expect((await asked(linkingId)).wanted).toEqual(complete.wanted);

  await share(false);
  const withdrawn = await nordwerk.supplier(linkingId);
  expect([withdrawn.status, done(withdrawn)]).toEqual(['accepted', ['selfAssessment']]);
});

test('emissions alone may be requested; the mail says so', async () => {
  const linkingId = await invite(['emissions']);
  const [mail] = await mailsTo(server, people.mainUser);
  expect(mail?.text).toContain('Asked for: emissions of what you supply');
  await accept(linkingId);
  await sell();
  await share(true);
  expect((await nordwerk.supplier(linkingId)).status).toBe('submitted');
});

test('footprints of products may be requested: they count as done while a product is offered', async () => {
  const products = productCalls(() => ({ server, projectId: alpenguss }));
  const { id } = await products.create();
  await products.changed(id, { lines: [lineOf('Aluminium', figure(2))] });
  const linkingId = await invite(['productFootprints']);
  const [mail] = await mailsTo(server, people.mainUser);
  expect(mail?.text).toContain('Asked for: footprints of the products you supply');
  await accept(linkingId);
  const { footprint } = await products.get(id);
  const released = await products.send('POST', products.url(`/${id}/releases`), {
    data: { validFrom: `${year}-01-01`, validUntil: `${year + 2}-12-31`, seenKg: footprint?.kg },
  });
  expect(released.statusCode).toBe(200);
  const offer = (isOffered: boolean) =>
    products.send('PUT', products.url(`/${id}/customers/${nordwerk.id}`), { data: { isOffered } });
  expect((await nordwerk.supplier(linkingId)).status).toBe('accepted');
  await offer(true);
  const complete = await nordwerk.supplier(linkingId);
  expect([complete.status, done(complete)]).toEqual(['submitted', ['productFootprints']]);
  expect((await asked(linkingId)).wanted).toEqual(complete.wanted);
  await offer(false);
  expect((await nordwerk.supplier(linkingId)).status).toBe('accepted');
});

test('a reminder of everybody who owes something goes to suppliers with one of two things done, and names the other', async () => {
  const linkingId = await invite(both);
  await accept(linkingId);
  await submit();
  await server.database.query(
    "update linkings set last_requested_at = now() - interval '2 days' where id = $1",
    [linkingId],
  );
  await nordwerk.post('/remind-all', { actionCode: 'NOT_SUBMITTED' });
  const [mail] = (await mailsTo(server, people.mainUser)).filter(({ kind }) => kind === 'reminder');
  expect(mail?.text).toContain('Asked for: emissions of what you supply');
  await sell();
  await share(true);
  await nordwerk.post('/remind-all', { actionCode: 'NOT_SUBMITTED', confirmed: true });
  expect((await mailsTo(server, people.mainUser)).filter(({ kind }) => kind === 'reminder')).toHaveLength(1);
});

test('a customer requests one more thing from a supplier that has answered; both are notified, with an audit entry', async () => {
  const linkingId = await invite();
  await accept(linkingId);
  await submit();
  const { status, version } = await nordwerk.supplier(linkingId);
  expect(status).toBe('submitted');
  const changed = await nordwerk.put(`/${linkingId}`, {
    data: { dueDate: null, wanted: [...both] },
    version,
  });
  expect(changed.json<{ data: Supplier }>().data.status).toBe('accepted');
  expect((await asked(linkingId)).wanted?.map(({ kind }) => kind)).toEqual(both);
  const trail = await server.call(customer, { url: `/api/audit/project/${nordwerk.id}?area=supplier` });
  expect(trail.json<{ data: object[] }>().data[0]).toMatchObject({
    changes: [{ field: 'asksFor/emissions', from: false, to: true }],
  });
});

test.each([[[]], [['cookies']], [['emissions', 'emissions']]])('%j is refused', async (wanted) => {
  const refused = await nordwerk.post('/invite', { ...newSupplier(), wanted });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { error: { message: expect.stringContaining('Say what is asked for') } },
  ]);
});
