import type { ProjectUser } from '../../../core/contracts/users';
import { mailsTo } from '../../support/server/invitations';
import { mainUser, user, admin, threePeople } from '../../support/server/three-people';

const { server, projectId, send, list, find, create, setRole, setViewOnly, transfer, setAttribute } =
  threePeople();

describe('a view-only person', () => {
  it('is shown as such to everybody, also in the audit trail, and can be allowed to change things again', async () => {
    const { data } = await setViewOnly(admin, user, true);
    expect(data).toMatchObject({ email: user, role: 'User', viewOnly: true, version: 2 });
    expect((await find(user)).viewOnly).toBe(true);
    const [entry] = (await server().call(admin, { url: `/api/audit/project/${projectId()}` })).json<{
      data: { subject: string; changes: unknown }[];
    }>().data;
    expect(entry).toMatchObject({
      subject: 'Luis Ortega',
      changes: [{ field: 'viewOnly', from: false, to: true }],
    });
    expect((await setViewOnly(admin, user, false)).data.viewOnly).toBe(false);
  });

  it('changes nothing, even where everybody else may, but can choose their own language', async () => {
    await setViewOnly(mainUser, user, true);
    const own = await find(user);
    const person = { firstName: 'L', lastName: 'O', jobTitle: '', phoneNumber: '' };
    const { status, error } = await send(user, 'PUT', `users/${own.id}`, person);
    expect([status, error.code]).toEqual([403, 'VIEW_ONLY']);
    expect((await setAttribute(user, user, 'jobTitle', 'Boss')).error.code).toBe('VIEW_ONLY');
    expect((await setAttribute(user, user, 'locale', 'fr')).status).toBe(200);
    expect((await list(user)).data).toHaveLength(3);
  });

  it('cannot accept an invitation for the company', async () => {
    await setViewOnly(mainUser, user, true);
    const answer = await server().call(user, {
      method: 'POST',
      url: '/api/landing/accept-invitation',
      payload: { linkingId: crypto.randomUUID(), invitationToken: 'x'.repeat(43), projectId: projectId() },
    });
    expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
      403,
      'VIEW_ONLY',
    ]);
  });

  it('is never the main user: the role makes them able to change things again', async () => {
    expect((await setViewOnly(admin, mainUser, true)).error.code).toBe('MAIN_USER_PROTECTED');
    await setViewOnly(mainUser, user, true);
    expect((await transfer(mainUser, user)).status).toBe(200);
    expect(await find(user)).toMatchObject({ isMainUser: true, viewOnly: false });
  });

  it('is not changed if somebody else has changed the person meanwhile', async () => {
    expect((await setViewOnly(admin, user, true, 0)).error.code).toBe('STALE_VERSION');
  });
});

describe('a role', () => {
  it('changes, and the person is notified', async () => {
    const { data } = await setRole(mainUser, user, { role: 'Admin' });
    expect(data).toMatchObject({ role: 'Admin', version: 2 });
    expect(await mailsTo(server(), user)).toMatchObject([
      { kind: 'roleChanged', locale: 'es', subject: 'Ahora tiene el rol de administrador de Alpenguss GmbH' },
    ]);
    expect((await create(user, { email: 'now.allowed@alpenguss.example' })).status).toBe(201);
  });

  it('changes without a mail for somebody who wants none', async () => {
    await setAttribute(user, user, 'emailNotifications', false);
    await setRole(mainUser, user, { role: 'Admin' });
    expect(await mailsTo(server(), user)).toEqual([]);
  });

  it('stays for one of two administrators who remove it from each other at once', async () => {
    await setRole(mainUser, user, { role: 'Admin' });
    const [ofUser, ofAdmin] = [await find(user), await find(admin)];
    const take = (who: string, { id }: ProjectUser) => send(who, 'PUT', `users/${id}/role`, { role: 'User' });
    const answers = await Promise.all([take(admin, ofUser), take(user, ofAdmin)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('changes although the person has chosen another theme meanwhile: nobody else sees that', async () => {
    const { version } = await find(user);
    for (const [name, value] of [
      ['theme', 'dark'],
      ['locale', 'fr'],
      ['emailNotifications', false],
    ] as const)
      await setAttribute(user, user, name, value);
    expect((await setRole(mainUser, user, { role: 'Admin', version })).status).toBe(200);
  });

  it('of the main user stays', async () => {
    const { status, error } = await setRole(admin, mainUser, { role: 'User' });
    expect([status, error.code]).toEqual([409, 'MAIN_USER_PROTECTED']);
  });

  it('of the last administrator stays', async () => {
    await server().database.query(`update users set role = 'User', is_main_user = false where email <> $1`, [
      admin,
    ]);
    const { status, error } = await setRole(admin, admin, { role: 'User' });
    expect([status, error.code]).toEqual([409, 'LAST_ADMIN']);
    expect(error.message).toMatch(/Make somebody else an administrator first/);
  });

  it('is not changed based on an older state, and the current one is returned', async () => {
    await setRole(admin, user, { role: 'Admin', version: 1 });
    const second = await setRole(mainUser, user, { role: 'User', version: 1 });
    expect([second.status, second.error.code]).toEqual([409, 'STALE_VERSION']);
    expect(second.error.details).toMatchObject({ email: user, role: 'Admin', version: 2 });
  });
});
