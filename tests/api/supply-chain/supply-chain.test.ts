import type { Supplier, SupplierDetails } from '../../../core/contracts/supply-chain';
import { eventsOf } from '../../support/server/events';
import { mailsTo } from '../../support/server/invitations';
import { customer, newSupplier, supplyChainOf, type SupplyChain } from '../../support/server/suppliers';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let nordwerk: SupplyChain;
let alpengussId: number;

beforeAll(async () => {
  server = await createTestApp();
  nordwerk = await supplyChainOf(server, 'Nordwerk Automotive AG', customer);
  alpengussId = await server.projectId('Alpenguss GmbH');
});
afterAll(() => server.close());

const error = (answer: { json(): { error: { code: string; message: string } } }) => answer.json().error;

async function invite(overrides: Parameters<typeof newSupplier>[0] = {}): Promise<Supplier> {
  const input = newSupplier(overrides);
  const { linkingId } = (await nordwerk.post('/invite', input)).json<{ linkingId: string }>();
  return nordwerk.supplier(linkingId);
}

async function bySupplier(name: string): Promise<Supplier> {
  const found = (await nordwerk.list()).data.find(({ supplierName }) => supplierName === name);
  if (!found) throw new Error(`Nordwerk has no supplier ${name}.`);
  return found;
}

describe('the list', () => {
  test('shows what a supplier submitted, and its performance in its sector', async () => {
    const supplier = await bySupplier('Fundiciones del Ebro S.A.');
    expect(supplier).toMatchObject({
      status: 'submitted',
      companyName: 'Fundiciones del Ebro S.A.',
      sectorCode: 'ALUMINIUM',
      lastSubmitDate: expect.any(String),
      mail: null,
    });
    const { implementation, performance } = supplier;
    expect(performance).toBeGreaterThan(0);
    expect(implementation?.today).toBeGreaterThan(performance ?? 100);
    expect(implementation?.inThreeYears).toBeGreaterThan(implementation?.today ?? 100);
  });

  test('hides it again when the supplier declines, and shows nothing that was submitted to others later', async () => {
    const { linkingId } = await bySupplier('Fundiciones del Ebro S.A.');
    const update = (text: string) =>
      server.database.query(`update linkings set ${text} where id = $1`, [linkingId]);
    await update("last_submitted_at = last_submitted_at - interval '1 day'");
    expect(await nordwerk.supplier(linkingId)).toMatchObject({ status: 'submitted', performance: null });
    await update("last_submitted_at = last_submitted_at + interval '1 day', status = 'declined'");
    expect(await nordwerk.supplier(linkingId)).toMatchObject({
      status: 'declined',
      companyName: '',
      performance: null,
      implementation: null,
    });
    await update("status = 'accepted'");
  });

  test('is paged', async () => {
    const whole = (await nordwerk.list()).data.map(({ linkingId }) => linkingId);
    const pages = await Promise.all(
      [1, 2].map(async (page) =>
        (await nordwerk.get(`?page=${page}&pageSize=5`)).json<{ data: Supplier[] }>(),
      ),
    );
    expect(pages.flatMap(({ data }) => data.map(({ linkingId }) => linkingId))).toEqual(whole.slice(0, 10));
  });
});

describe('the details', () => {
  test('of a supplier that has not accepted contain what its customer wrote, and no contact', async () => {
    const { linkingId } = await invite({ message: 'Please answer.' });
    const { data } = (await nordwerk.get(`/${linkingId}`)).json<{ data: SupplierDetails }>();
    expect(data).toMatchObject({ message: 'Please answer.', contact: null, targets: [], footprints: [] });
    expect(data.history.map(({ what }) => what)).toEqual(['invited']);
  });

  test('contain contact, targets, footprints and history once it has submitted', async () => {
    const velomotive = await server.projectId('Velomotive SE');
    await server.database.query(
      `insert into users (project_id, email, role) values ($1, 'eva@velomotive.example', 'Admin')`,
      [velomotive],
    );
    const chain = await supplyChainOf(server, 'Velomotive SE', 'eva@velomotive.example');
    const supplier = (await chain.list()).data.find(({ supplierName }) => supplierName === 'Alpenguss GmbH');
    const { data } = (await chain.get(`/${supplier?.linkingId}`)).json<{ data: SupplierDetails }>();
    expect(data.contact).toEqual({
      name: 'Anna Berger',
      email: people.mainUser,
      jobTitle: 'Head of Sustainability',
      phoneNumber: '+437252100200',
    });
    expect(data.targets).toEqual([expect.objectContaining({ targetYear: 2030, reductionPercent: 50 })]);
    expect(data.footprints.map(({ year }) => year)).toEqual([2022, 2023, 2024]);
    expect(data.history.map(({ what }) => what)).toEqual(['reminded', 'submitted', 'accepted', 'invited']);
  });

  test("of another company's supplier are not found", async () => {
    const { linkingId } = await invite();
    const other = await supplyChainOf(server, 'Alpenguss GmbH', people.mainUser);
    const answers = [
      await other.get(`/${linkingId}`),
      await other.remove(linkingId),
      await other.put(`/${linkingId}`, { data: { dueDate: null }, version: 1 }),
      await other.post('/remind', { linkingId }),
      await other.post('/preview-reminder', { linkingId }),
    ];
    expect(answers.map((answer) => [answer.statusCode, error(answer).message])).toEqual(
      answers.map(() => [404, 'The supplier was not found.']),
    );
  });
});

describe('changing', () => {
  test('the due date of an outdated version returns the current supplier', async () => {
    const { linkingId, version } = await invite();
    const change = (dueDate: string | null) => nordwerk.put(`/${linkingId}`, { data: { dueDate }, version });
    const changed = (await change('2099-02-01')).json<{ data: Supplier }>();
    expect(changed.data).toMatchObject({ dueDate: '2099-02-01', version: version + 1 });
    const stale = await change(null);
    expect([stale.statusCode, error(stale)]).toEqual([
      409,
      expect.objectContaining({ code: 'STALE_VERSION', details: changed.data }),
    ]);
  });

  test('an open invitation is withdrawn with its unsent mail, and may be sent to another', async () => {
    const { linkingId, email } = await invite();
    const { remainingInvites } = (await nordwerk.list()).meta.permissions;
    expect((await nordwerk.remove(linkingId)).json()).toEqual({ remainingInvites: remainingInvites + 1 });
    expect(await mailsTo(server, email)).toEqual([]);
    expect((await nordwerk.remove(linkingId)).statusCode).toBe(404);
  });

  test('a supplier that has answered stays', async () => {
    const { linkingId } = await bySupplier('Gussmark Leichtmetall GmbH');
    const answer = await nordwerk.remove(linkingId);
    expect([answer.statusCode, error(answer).code]).toEqual([409, 'SUPPLIER_ANSWERED']);
  });
});

describe('preparing', () => {
  test.each(['', 'requester/'])(
    'assigns open invitations to people who have registered since (%s)',
    async (variant) => {
      const supplier = await invite();
      await server.database.query(`insert into users (project_id, email) values ($1, $2)`, [
        alpengussId,
        supplier.email,
      ]);
      const url = `/api/supplychain-suppliers/${variant}project/${nordwerk.id}/populate`;
      const populate = () => server.call(customer, { method: 'POST', url, payload: { force: true } });
      const created = async () => (await populate()).json<{ data: { created: number } }>().data.created;
      // Anybody can be added as a colleague; only a sign-in verifies the address.
      expect(await created()).toBe(0);
      await server.call(supplier.email, { url: `/api/company-profile/${alpengussId}` });
      expect([await created(), await created()]).toEqual([1, 0]);
      const requests = await server.call(people.user, {
        url: `/api/customer-requests/project/${alpengussId}`,
      });
      expect(requests.json<{ data: { LinkingId: string }[] }>().data).toContainEqual(
        expect.objectContaining({ LinkingId: supplier.linkingId, Status: 'invited' }),
      );
    },
  );
});

describe('notifications', () => {
  test('reach the customer, when a supplier answers', async () => {
    const { linkingId } = await invite({ email: people.mainUser, sectorCode: 'CHEMICALS' });
    const url = `/api/customer-requests/project/${alpengussId}/respond`;
    const received = await eventsOf(server, nordwerk.id, () =>
      server.call(people.mainUser, { method: 'POST', url, payload: { linkingId, action: 'ACCEPT' } }),
    );
    expect(received).toEqual(['supplychain-supplier accept']);
  });

  test('reach both, when the customer asks', async () => {
    const asks = () => invite({ email: people.mainUser, sectorCode: 'TEXTILES' });
    expect(await eventsOf(server, alpengussId, asks)).toContain('customer-request invite');
    const asksAnother = () => invite();
    expect(await eventsOf(server, nordwerk.id, asksAnother)).toEqual(['supplychain-supplier invite']);
  });

  test('the audit trail shows who invited and reminded whom', async () => {
    const { linkingId, supplierName, email } = await invite();
    await nordwerk.post('/remind', { linkingId, confirmed: true });
    const trail = await server.call(customer, {
      url: `/api/audit/project/${nordwerk.id}?area=supplier`,
    });
    const entries = trail.json<{ data: { action: string; subject: string; changes: object[] }[] }>().data;
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'remind', subject: supplierName },
      { action: 'invite', subject: supplierName, changes: [{ field: email, from: null, to: supplierName }] },
    ]);
  });
});

test('the demo world has 25 suppliers on a trial, in every status', async () => {
  const alpenguss = await supplyChainOf(server, 'Alpenguss GmbH', people.user);
  const { data, meta } = await alpenguss.list();
  expect(data).toHaveLength(25);
  expect(new Set(data.map(({ status }) => status))).toEqual(
    new Set(['invited', 'accepted', 'submitted', 'declined']),
  );
  expect(
    data.filter(({ status }) => status === 'submitted').every(({ implementation }) => implementation),
  ).toBe(true);
  expect(meta.permissions).toMatchObject({ isTrialMode: true, inviteQuota: 30, remainingInvites: 5 });
});
