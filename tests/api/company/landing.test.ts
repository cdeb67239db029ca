import type { AuditList } from '../../../core/contracts/audit';
import { people, createTestApp, type TestApp } from '../../support/server/test-app';
import { eventsOf } from '../../support/server/events';
import { expire, makeInvitation, post, registrationOf } from '../../support/server/invitations';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const status = async (token: string) =>
  (await post(server, '/api/landing/validate-token', { token })).json().TokenStatus;
const check = async (token: string) =>
  (await post(server, '/api/landing/check-invitation', { token })).json();

const invalid = {
  status: 'INVALID',
  data: null,
  message: 'The invitation token is invalid or has expired.',
};

describe('a token', () => {
  it('of an open invitation is valid, and shows the inviting customer and its request', async () => {
    const { token, linkingId } = await makeInvitation(server, {
      message: 'Bitte um Daten',
      dueDate: '2030-01-31',
    });
    expect(await status(token)).toBe('Valid invitation');
    expect(await check(token)).toEqual({
      status: 'VALID',
      data: {
        LinkingId: linkingId,
        SupplierName: 'Newcomer GmbH',
        SupplierId: '4711',
        SupplierEmail: expect.stringMatching(/^\S+@\S+$/),
        RequesterCompanyName: 'Nordwerk Automotive AG',
        RequestedCountry: 'DE',
        RequestedCountryNames: expect.objectContaining({ en: 'Germany', de: 'Deutschland', 'zh-CN': '德国' }),
        RequestedSector: 'STEEL',
        Message: 'Bitte um Daten',
        DueDate: '2030-01-31',
        SupplierEmailDomainRegistered: false,
        InvitationToken: token,
        locale: 'de',
      },
      message: 'Valid invitation',
    });
  });

  it('is valid for exactly ninety days', async () => {
    const { token, linkingId } = await makeInvitation(server);
    const [row] = await server.database.query<{ days: number }>(
      `select round(extract(epoch from expires_at - now()) / 86400)::float8 as days from invitations
        where linking_id = $1`,
      [linkingId],
    );
    expect(row?.days).toBe(90);
    await expire(server, linkingId);
    expect(await status(token)).toBe('Error: token invalid or expired');
    expect(await check(token)).toEqual(invalid);
  });

  it.each([
    ['never issued', 'A'.repeat(43)],
    ['malformed', 'no token at all'],
    ['a NUL character', '\u0000'],
    ['in another script', '邀请'],
    ['10,000 characters long', 'x'.repeat(10_000)],
    ['a piece of SQL', "' or 1=1 --"],
  ])('that is %s is invalid', async (_what, token) => {
    expect(await status(token)).toBe('Error: token invalid or expired');
    expect(await check(token)).toEqual(invalid);
  });

  it.each([{}, { token: '' }, { token: 7 }])('that is missing is reported: %j', async (body) => {
    for (const call of ['validate-token', 'check-invitation']) {
      const answer = await post(server, `/api/landing/${call}`, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error.message).toBe('The invitation token is missing.');
    }
  });

  it('is stored only as a digest', async () => {
    const { token } = await makeInvitation(server);
    expect(token).toMatch(/^[\w-]{43}$/);
    const found = await server.database.query('select 1 from invitations i where i::text like $1', [
      `%${token}%`,
    ]);
    expect(found).toEqual([]);
  });

  it('is in progress once registration has started, then completed', async () => {
    const { token } = await makeInvitation(server);
    const email = 'progress@in-progress.example';
    const project = (
      await post(server, '/api/registration/create-project', registrationOf(token, email))
    ).json();
    const used = {
      status: 'ALREADY_REGISTERED',
      data: null,
      message: 'Your company is already registered. Please login with your credentials.',
    };
    expect(await status(token)).toBe('Error: token used, registration in progress');
    expect(await check(token)).toEqual(used);
    await post(server, '/api/auth/create-account', { email, projectId: project.projectId });
    expect(await status(token)).toBe('Error: token used, registration completed');
    expect(await check(token)).toEqual(used);
  });
});

it.each([
  ['somebody@alpenguss.example', true],
  ['Anna.Berger@Alpenguss.example', true],
  ['somebody@nowhere-known.example', false],
])('shows whether the company of %s is registered: %s', async (email, registered) => {
  const { token } = await makeInvitation(server, { email });
  expect((await check(token)).data.SupplierEmailDomainRegistered).toBe(registered);
});

it('does not treat two customers of a public mail provider as one company', async () => {
  const first = await makeInvitation(server);
  await post(server, '/api/registration/create-project', registrationOf(first.token, 'someone@gmail.com'));
  const stranger = await makeInvitation(server, { email: 'another@gmail.com' });
  expect((await check(stranger.token)).data.SupplierEmailDomainRegistered).toBe(false);
  const same = await makeInvitation(server, { email: 'someone@gmail.com' });
  expect((await check(same.token)).data.SupplierEmailDomainRegistered).toBe(true);
});

describe('somebody with an account', () => {
  const accept = (email: string, body: object) =>
    server.call(email, { method: 'POST', url: '/api/landing/accept-invitation', payload: body });

  it('accepts an invitation and owns the request', async () => {
    const projectId = await server.projectId('Alpenguss GmbH');
    const { token, linkingId } = await makeInvitation(server, { supplierNumber: 'ACC-1' });
    const body = { linkingId, invitationToken: token, projectId };
    const answer = await accept(people.user, body);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      LinkingId: linkingId,
      Status: 'accepted',
      SupplierId: 'ACC-1',
    });
    expect(await status(token)).toBe('Error: token used, registration completed');

    const list = await server.call(people.mainUser, { url: `/api/customer-requests/project/${projectId}` });
    expect(list.json().data.map((request: { LinkingId: string }) => request.LinkingId)).toContain(linkingId);
  });

  it('accepts what was added for their address before they followed its link', async () => {
    const projectId = await server.projectId('Alpenguss GmbH');
    const { token, linkingId } = await makeInvitation(server, { email: people.user, sector: 'PAPER' });
    const populate = `/api/customer-requests/project/${projectId}/populate`;
    await server.call(people.user, { method: 'POST', url: populate, payload: {} });
    expect(await status(token)).toBe('Error: token used, registration completed');
    const answer = await accept(people.user, { linkingId, invitationToken: token, projectId });
    expect(answer.json()).toMatchObject({ data: { LinkingId: linkingId, Status: 'accepted' } });
  });

  it('may repeat the acceptance', async () => {
    const projectId = await server.projectId('Alpenguss GmbH');
    const { token, linkingId } = await makeInvitation(server);
    const body = { linkingId, invitationToken: token, projectId };
    const [first, second] = [await accept(people.user, body), await accept(people.user, body)];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json()).toEqual(first.json());
  });

  it('is recorded in the audit trail as accepting it, once', async () => {
    const projectId = await server.projectId('Alpenguss GmbH');
    const { token, linkingId } = await makeInvitation(server);
    const trail = async () => {
      const url = `/api/audit/project/${projectId}?area=customer-request`;
      return (await server.call(people.mainUser, { url })).json<AuditList>().data;
    };
    const before = await trail();
    const body = { linkingId, invitationToken: token, projectId };
    await accept(people.user, body);
    await accept(people.user, body);
    const after = await trail();
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toMatchObject({
      actor: people.user,
      actorName: 'Luis Ortega',
      action: 'accept',
      subject: 'Nordwerk Automotive AG',
    });
  });

  it('is announced to their colleagues, once', async () => {
    const projectId = await server.projectId('Alpenguss GmbH');
    const { token, linkingId } = await makeInvitation(server, { sector: 'TEXTILES' });
    const body = { linkingId, invitationToken: token, projectId };
    const received = await eventsOf(server, projectId, async () => {
      await accept(people.user, body);
      await accept(people.user, body);
    });
    expect(received.filter((event) => event.startsWith('customer-request'))).toEqual([
      'customer-request accept',
    ]);
  });

  it('cannot accept what another company has accepted', async () => {
    const { token, linkingId } = await makeInvitation(server);
    const alpenguss = {
      linkingId,
      invitationToken: token,
      projectId: await server.projectId('Alpenguss GmbH'),
    };
    const brightpack = { ...alpenguss, projectId: await server.projectId('BrightPack (Suzhou) Co., Ltd.') };
    const answers = await Promise.all([accept(people.user, alpenguss), accept(people.stranger, brightpack)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().error.code).toBe('INVITATION_USED');
  });

  it('cannot accept for a company that is not theirs', async () => {
    const { token, linkingId } = await makeInvitation(server);
    const projectId = await server.projectId('Alpenguss GmbH');
    const answer = await accept(people.stranger, { linkingId, invitationToken: token, projectId });
    expect(answer.statusCode).toBe(404);
    expect(await status(token)).toBe('Valid invitation');
  });

  it('cannot accept the invitation of their own company', async () => {
    const { token, linkingId } = await makeInvitation(server);
    const projectId = await server.projectId('Nordwerk Automotive AG');
    const answer = await accept('henrik.dahl@nordwerk.example', {
      linkingId,
      invitationToken: token,
      projectId,
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'OWN_INVITATION']);
  });

  it.each(['expired', 'of another linking', 'made up'])(
    'cannot accept with a token that is %s',
    async (what) => {
      const { token, linkingId } = await makeInvitation(server);
      const other = await makeInvitation(server);
      if (what === 'expired') await expire(server, linkingId);
      const tokens: Record<string, string> = { 'of another linking': other.token, 'made up': 'A'.repeat(43) };
      const answer = await accept(people.user, {
        linkingId,
        invitationToken: tokens[what] ?? token,
        projectId: await server.projectId('Alpenguss GmbH'),
      });
      expect(answer.statusCode).toBe(409);
      expect(answer.json().error).toMatchObject({ code: 'TOKEN_INVALID', message: invalid.message });
    },
  );

  it('has to be signed in: a visitor is refused', async () => {
    const answer = await post(server, '/api/landing/accept-invitation', {});
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'TOKEN_MISSING']);
  });
});

it('is stopped after a hundred attempts a minute with a clear message', async () => {
  const attempt = (token: string) =>
    server.call(undefined, {
      method: 'POST',
      url: '/api/landing/check-invitation',
      payload: { token },
      remoteAddress: '192.0.2.1',
    });
  const first = await attempt('first');
  const answers = await Promise.all(Array.from({ length: 98 }, (_, index) => attempt(`try ${index}`)));
  const last = await attempt('last');
  expect(first.statusCode).toBe(200);
  expect(answers.map(({ statusCode }) => statusCode)).toContain(429);
  expect(last.statusCode).toBe(429);
  expect(last.json().error.code).toBe('TOO_MANY_REQUESTS');
  expect(last.json().error.message).toMatch(
    /^Too many calls from this address; try again in \d+ (seconds|minute)\.$/,
  );
});
