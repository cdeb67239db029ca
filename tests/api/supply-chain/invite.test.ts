import type { CustomerRequestList } from '../../../core/contracts/customer-requests';
import type { InviteManyAnswer } from '../../../core/contracts/supply-chain';
import { mailsTo, post, registrationOf } from '../../support/server/invitations';
import { customer, newSupplier, supplyChainOf, type SupplyChain } from '../../support/server/suppliers';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let nordwerk: SupplyChain;
let alpenguss: SupplyChain;

beforeAll(async () => {
  server = await createTestApp();
  nordwerk = await supplyChainOf(server, 'Nordwerk Automotive AG', customer);
  alpenguss = await supplyChainOf(server, 'Alpenguss GmbH', people.user);
});
afterAll(() => server.close());

const outcome = (answer: { statusCode: number; json(): { error: { code: string; message: string } } }) => [
  answer.statusCode,
  answer.json().error.code,
  answer.json().error.message,
];

const tokenIn = (text: string) => /\?token=([\w-]+)/.exec(text)?.[1] ?? '';

describe('a supplier who is not on the platform', () => {
  test('gets the invitation mail in the chosen language, and registers from it', async () => {
    const before = (await nordwerk.list()).meta.permissions.remainingInvites;
    const input = newSupplier({
      locale: 'fr',
      message: 'Bonjour,\nmerci !',
      dueDate: '2099-03-31',
      email: ' Marie.Curie@Atelier-Curie.example ',
    });
    const answer = await nordwerk.post('/invite', input);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { linkingId: expect.any(String), remainingInvites: before - 1 },
    ]);
    const { linkingId } = answer.json<{ linkingId: string }>();
    expect(await nordwerk.supplier(linkingId)).toMatchObject({
      supplierName: input.supplierName,
      supplierId: input.supplierId,
      email: 'marie.curie@atelier-curie.example',
      companyId: null,
      companyName: '',
      contactName: '',
      countryCode: 'DE',
      sectorCode: 'STEEL',
      status: 'invited',
      lastStatusChange: null,
      lastSubmitDate: null,
      dueDate: '2099-03-31',
      implementation: null,
      performance: null,
      mail: null,
    });
    const [mail] = await mailsTo(server, 'marie.curie@atelier-curie.example');
    expect(mail).toMatchObject({ kind: 'invitation', locale: 'fr' });
    expect(mail?.text).toContain('31 mars 2099');
    expect(mail?.text).toContain('> merci !');

    const body = registrationOf(tokenIn(mail?.text ?? ''), 'marie.curie@atelier-curie.example');
    expect((await post(server, '/api/registration/create-project', body)).statusCode).toBe(200);
    expect(await nordwerk.supplier(linkingId)).toMatchObject({
      status: 'accepted',
      companyName: 'Newcomer GmbH',
      contactName: 'Nina Neumann',
    });
  });
});

describe('a company that is on the platform', () => {
  test('gets a request, and its person a mail in their own language', async () => {
    const input = newSupplier({
      email: people.user,
      sectorCode: 'MACHINERY',
      countryCode: 'AT',
      locale: 'en',
    });
    const { linkingId } = (await nordwerk.post('/invite', input)).json<{ linkingId: string }>();
    const [mail] = await mailsTo(server, people.user);
    expect(mail).toMatchObject({ kind: 'request', locale: 'es' });
    expect(mail?.text).toContain('/es/overview/');
    const requests = (
      await server.call(people.user, { url: `/api/customer-requests/project/${alpenguss.id}` })
    ).json<CustomerRequestList>();
    expect(requests.data.find(({ LinkingId }) => LinkingId === linkingId)).toMatchObject({
      Status: 'invited',
      RequesterCompanyName: 'Nordwerk Automotive AG',
      RequestedSector: 'MACHINERY',
    });
    expect(await nordwerk.supplier(linkingId)).toMatchObject({ companyName: '', status: 'invited' });
  });

  test('gets the mail to a colleague if the invited person wants none', async () => {
    const want = (wanted: boolean) =>
      server.database.query('update users set email_notifications = $2 where email = $1', [
        people.mainUser,
        wanted,
      ]);
    const input = newSupplier({ email: people.mainUser, sectorCode: 'CHEMICALS' });
    const before = (await mailsTo(server, people.user)).length;
    await want(false);
    const { linkingId } = (await nordwerk.post('/invite', input)).json<{ linkingId: string }>();
    await want(true);
    const mails = await mailsTo(server, people.user);
    expect(mails.slice(before)).toMatchObject([{ kind: 'request', locale: 'es' }]);
    expect(mails.at(-1)?.text).toContain('/es/overview/');
    expect((await nordwerk.supplier(linkingId)).email).toBe(people.mainUser);
  });

  test('is linked once for a product group and a country, whichever of its people is invited', async () => {
    const asked = { sectorCode: 'PLASTICS_RUBBER', countryCode: 'AT' };
    expect(outcome(await nordwerk.post('/invite', newSupplier({ ...asked, email: people.user })))).toEqual([
      409,
      'ALREADY_LINKED',
      'This supplier is already linked with you for this product group and country',
    ]);
  });
});

describe('refused invitations', () => {
  const wrong: [string, object, number, string, string][] = [
    ['no name', { supplierName: ' \n' }, 400, 'NAME_REQUIRED', 'Supplier name is required'],
    ['a missing name', { supplierName: undefined }, 400, 'INVALID_INPUT', 'Supplier name is required'],
    ['a name that is too long', { supplierName: 'x'.repeat(201) }, 400, 'NAME_TOO_LONG', expect.any(String)],
    ['no address', { email: '@here' }, 400, 'INVALID_EMAIL', 'Please enter a valid email address'],
    ['an unknown country', { countryCode: 'QQ' }, 400, 'UNKNOWN_COUNTRY', 'Country is required'],
    ['an unknown sector', { sectorCode: 'MAGIC' }, 400, 'UNKNOWN_SECTOR', 'Product group is required'],
    [
      'a due date in the past',
      { dueDate: '2020-01-01' },
      400,
      'DUE_DATE_PAST',
      'The due date must not lie in the past',
    ],
    ['the own company', { email: customer }, 409, 'OWN_COMPANY', 'A company cannot invite itself'],
  ];

  test.each(wrong)('%s', async (_what, overrides, status, code, message) => {
    const { remainingInvites } = (await nordwerk.list()).meta.permissions;
    const answer = await nordwerk.post('/invite', { ...newSupplier(), ...overrides });
    expect(outcome(answer)).toEqual([status, code, message]);
    expect((await nordwerk.list()).meta.permissions.remainingInvites).toBe(remainingInvites);
  });

  test('the same supplier again for the same product group and country, but not for another', async () => {
    const input = newSupplier();
    expect((await nordwerk.post('/invite', input)).statusCode).toBe(200);
    expect(outcome(await nordwerk.post('/invite', { ...input, email: input.email.toUpperCase() }))).toEqual([
      409,
      'ALREADY_INVITED',
      'This supplier has already been invited for this product group and country',
    ]);
    expect((await nordwerk.post('/invite', { ...input, countryCode: 'AT' })).statusCode).toBe(200);
    expect(await mailsTo(server, input.email)).toHaveLength(2);
  });

  test('the same request twice invites once', async () => {
    const url = `/api/supplychain-suppliers/project/${nordwerk.id}/invite`;
    const call = {
      method: 'POST',
      url,
      payload: newSupplier(),
      headers: { 'idempotency-key': 'once' },
    } as const;
    const [first, second] = [await server.call(customer, call), await server.call(customer, call)];
    expect(second.json()).toEqual(first.json());
    expect(await mailsTo(server, call.payload.email)).toHaveLength(1);
  });
});

describe('the privilege', () => {
  let brightpack: SupplyChain;
  beforeAll(async () => {
    brightpack = await supplyChainOf(server, 'BrightPack (Suzhou) Co., Ltd.', people.stranger);
  });
  const restricted =
    'Supply chain management is not part of the plan of the company, or its trial has ended.';
  const ended = 'The trial has ended: suppliers can be looked at and reminded, but no more can be invited.';

  test.each([
    ['missing', null, 'SUPPLY_CHAIN_RESTRICTED', restricted],
    ['an ended trial as text', 'RESTRICTED_TRIAL_EXPIRED', 'SUPPLY_CHAIN_RESTRICTED', restricted],
    ['an ended trial as object', { permission: 'RESTRICTED_TRIAL_EXPIRED' }, 'INVITES_RESTRICTED', ended],
  ])('%s: nobody is invited', async (_form, level, code, message) => {
    await brightpack.setPrivilege(level ?? 'NONE');
    expect(outcome(await brightpack.post('/invite', newSupplier()))).toEqual([403, code, message]);
    const many = await brightpack.post('/invite-many', { suppliers: [newSupplier()], check: true });
    expect(outcome(many)).toEqual([403, code, message]);
  });

  test('as text the ended trial hides the suppliers, as object it shows them', async () => {
    await brightpack.setPrivilege('GRANTED_TRIAL');
    const { linkingId } = (await brightpack.post('/invite', newSupplier())).json<{ linkingId: string }>();
    await brightpack.setPrivilege('RESTRICTED_TRIAL_EXPIRED');
    const hidden = await brightpack.list();
    expect([hidden.data, hidden.meta.permissions.canAccess]).toEqual([[], false]);
    const refusals = [
      await brightpack.get(`/${linkingId}`),
      await brightpack.remove(linkingId),
      await brightpack.put(`/${linkingId}`, { data: { dueDate: null }, version: 1 }),
      await brightpack.post('/remind', { linkingId }),
      await brightpack.post('/remind-all', { actionCode: 'INVITED' }),
      await brightpack.post('/preview-reminder', { linkingId }),
    ];
    expect(refusals.map((answer) => answer.json<{ error: { code: string } }>().error.code)).toEqual(
      refusals.map(() => 'SUPPLY_CHAIN_RESTRICTED'),
    );
    await brightpack.setPrivilege({ permission: 'RESTRICTED_TRIAL_EXPIRED', invitations: 10 });
    const shown = await brightpack.list();
    expect(shown.data).toHaveLength(1);
    expect(shown.meta.permissions).toMatchObject({ canAccess: true, canInvite: false, remainingInvites: 9 });
  });

  test('the quota holds while fifty are invited at once', async () => {
    await brightpack.setPrivilege('GRANTED_TRIAL Invitations: 21');
    const { remainingInvites } = (await brightpack.list()).meta.permissions;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => brightpack.post('/invite', newSupplier())),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(remainingInvites);
    expect(statuses.filter((status) => status === 409)).toHaveLength(50 - remainingInvites);
    const left = answers
      .filter(({ statusCode }) => statusCode === 200)
      .map((answer) => answer.json<{ remainingInvites: number }>().remainingInvites);
    expect(left.sort((a, b) => a - b)).toEqual(Array.from({ length: remainingInvites }, (_, index) => index));
    expect((await brightpack.list()).data).toHaveLength(21);
    expect(outcome(await brightpack.post('/invite', newSupplier()))).toEqual([
      409,
      'QUOTA_REACHED',
      'Not enough invitations are left: 0 of 21, and 1 are needed.',
    ]);
  });
});

describe('a list', () => {
  test('is checked without sending anything', async () => {
    const good = newSupplier();
    const suppliers = [good, newSupplier({ email: 'nobody' }), good, newSupplier({ countryCode: '' })];
    const answer = await nordwerk.post('/invite-many', { suppliers, check: true });
    const { faults, invited } = answer.json<InviteManyAnswer>();
    expect(invited).toBe(0);
    expect(faults.map(({ row, code }) => [row, code])).toEqual([
      [1, 'INVALID_EMAIL'],
      [2, 'DUPLICATE_ROW'],
      [3, 'UNKNOWN_COUNTRY'],
    ]);
    expect(await mailsTo(server, good.email)).toEqual([]);
  });

  test('is sent as a whole', async () => {
    const suppliers = Array.from({ length: 40 }, () => newSupplier({ locale: 'pt' }));
    const { remainingInvites } = (await nordwerk.list()).meta.permissions;
    const answer = await nordwerk.post('/invite-many', { suppliers });
    expect(answer.json()).toEqual({ invited: 40, remainingInvites: remainingInvites - 40, faults: [] });
    const [last] = suppliers.slice(-1);
    expect((await mailsTo(server, last?.email ?? ''))[0]).toMatchObject({ locale: 'pt' });
  });

  test('with a wrong row, or beyond the quota, is not sent at all', async () => {
    const good = newSupplier();
    const wrong = await nordwerk.post('/invite-many', { suppliers: [good, newSupplier({ email: '' })] });
    expect(outcome(wrong)).toEqual([
      400,
      'INVALID_ROWS',
      'Nobody was invited. Supplier 2 of the list: Please enter a valid email address.',
    ]);
    const { remainingInvites } = (await alpenguss.list()).meta.permissions;
    const tooMany = Array.from({ length: remainingInvites + 1 }, () => newSupplier());
    expect(outcome(await alpenguss.post('/invite-many', { suppliers: tooMany }))[1]).toBe('QUOTA_REACHED');
    expect((await alpenguss.list()).meta.permissions.remainingInvites).toBe(remainingInvites);
    expect(await mailsTo(server, good.email)).toEqual([]);
  });

  test('has 1 to 1,000 suppliers', async () => {
    const message =
      'Send 1 to 1,000 suppliers, each with supplierName, email, countryCode, sectorCode and locale';
    const many = Array.from({ length: 1001 }, () => newSupplier());
    for (const suppliers of [[], many])
      expect(outcome(await nordwerk.post('/invite-many', { suppliers }))[2]).toBe(message);
  });
});
