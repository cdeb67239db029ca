import { mailsTo } from '../../support/server/invitations';
import { mainUser, user, stranger, admin, threePeople } from '../../support/server/three-people';

const { server, projectId, send, create, setRole, remove, setAttribute } = threePeople();

describe('a new person', () => {
  it('gets an account and a mail with a link, in their language', async () => {
    const email = 'neu@alpenguss.example';
    const answer = await create(mainUser, {
      email: ' Neu@Alpenguss.example ',
      firstName: 'Nora',
      lastName: 'Neu',
      role: 'Admin',
      phoneNumber: '+43 7252100201',
      locale: 'de',
    });
    expect(answer.status).toBe(201);
    expect(answer.data).toMatchObject({
      email,
      name: 'Nora Neu',
      role: 'Admin',
      isMainUser: false,
      version: 1,
    });
    expect(await mailsTo(server(), email)).toMatchObject([
      {
        kind: 'userInvitation',
        locale: 'de',
        subject: 'Anna Berger lädt Sie ein, für Alpenguss GmbH in supplier+s mitzuarbeiten',
      },
    ]);
    const [mail] = await mailsTo(server(), email);
    expect(mail?.text).toMatch(/Hallo Nora Neu|Guten Tag.*Nora Neu/);
    expect(mail?.text).toMatch(/\/realms\/platform\/set-password\?token=[\w-]{43}&lang=de/);
    const accounts = await server().database.query('select 1 from accounts where email = $1', [email]);
    expect(accounts).toHaveLength(1);
  });

  it('with a Chinese name is addressed by the family name first, in any language', async () => {
    const email = 'wang@alpenguss.example';
    const { data } = await create(mainUser, { email, firstName: '小明', lastName: '王', locale: 'en' });
    expect(data).toMatchObject({ name: '王小明', firstName: '小明', lastName: '王' });
    const [mail] = await mailsTo(server(), email);
    expect(mail?.text).toContain('王小明');
  });

  it('gets English mails if the language is none of the six', async () => {
    expect((await create(mainUser, { email: 'gina@alpenguss.example', locale: 'it' })).status).toBe(201);
    expect(await mailsTo(server(), 'gina@alpenguss.example')).toMatchObject([{ locale: 'en' }]);
  });

  it.each([
    ['no e-mail', {}, 'Email is required'],
    ['an empty e-mail', { email: '  ' }, 'Email is required'],
    ['an invalid address', { email: 'nora' }, 'Please enter a valid email address'],
    [
      'an address that is too long',
      { email: `${'n'.repeat(300)}@a.example` },
      'Please enter a valid email address',
    ],
    ['no phone number', { email: 'n@a.example', phoneNumber: 'x' }, 'Please enter a valid phone number'],
  ])('is refused with %s', async (_what, body, message) => {
    const { status, error } = await create(mainUser, body);
    expect([status, error.message]).toEqual([400, message]);
  });

  it.each([user, user.toUpperCase()])('must not exist already: %s', async (email) => {
    const { status, error } = await create(mainUser, { email });
    expect([status, error.code, error.message]).toEqual([
      409,
      'USER_EXISTS',
      'A user with this email already exists',
    ]);
    expect(await mailsTo(server(), email.toLowerCase())).toEqual([]);
  });

  it('is added once by two administrators at the same time', async () => {
    const answers = await Promise.all([admin, mainUser].map((who) => create(who, { email: 'x@a.example' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('a person who is removed', () => {
  it('loses the account, and is told so at the next request', async () => {
    expect((await remove(mainUser, user, '?version=1')).status).toBe(200);
    expect(await server().database.query('select 1 from accounts where email = $1', [user])).toEqual([]);
    for (const url of [`/api/company-profile/${projectId()}`, '/api/account/settings']) {
      const answer = await server().call(user, { url });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({
        error: {
          code: 'ACCOUNT_REMOVED',
          message: 'Your account was removed by an administrator of your company.',
        },
      });
    }
    const elsewhere = await server().projectId('BrightPack (Suzhou) Co., Ltd.');
    expect((await server().call(user, { url: `/api/company-profile/${elsewhere}` })).statusCode).toBe(404);
  });

  it('can be added again', async () => {
    await remove(mainUser, user);
    expect((await create(mainUser, { email: user })).status).toBe(201);
    expect((await server().call(user, { url: `/api/company-profile/${projectId()}` })).statusCode).toBe(200);
  });

  it.each([
    ['oneself', mainUser, mainUser, 'OWN_ACCOUNT', 'You cannot remove your own account.'],
    ['the main user', admin, mainUser, 'MAIN_USER_PROTECTED', 'Only the main user can remove the main user.'],
  ])('is never %s', async (_what, who, whom, code, message) => {
    const { status, error } = await remove(who, whom);
    expect([status, error.code, error.message]).toEqual([403, code, message]);
  });

  it('stays when somebody has changed them meanwhile', async () => {
    await setRole(admin, user, { role: 'Admin' });
    expect((await remove(mainUser, user, '?version=1')).error.code).toBe('STALE_VERSION');
  });

  it('cannot be somebody of another company', async () => {
    const [other] = await server().database.query<{ id: string }>('select id from users where email = $1', [
      stranger,
    ]);
    for (const [method, path] of [
      ['DELETE', `users/${other?.id}`],
      ['PUT', `users/${other?.id}/role`],
    ] as const) {
      expect(
        (await send(mainUser, method, path, method === 'PUT' ? { role: 'User' } : undefined)).status,
      ).toBe(404);
    }
    expect((await setAttribute(mainUser, stranger, 'jobTitle', 'x')).status).toBe(404);
  });
});
