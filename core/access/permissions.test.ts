import type { Privileges } from '../contracts/privileges';
import type { Role } from '../contracts/users';
import {
  canChangeRole,
  canDeleteUser,
  canEditProfile,
  canSetViewOnly,
  canTransferMainUser,
  canUpdateUser,
  permissionsFor,
  type Permission,
} from './permissions';

const view: Permission[] = ['user:view', 'user:list', 'profile:view', 'carbon:view'];
const users: Permission[] = ['user:create', 'user:delete', 'user:update', 'user:update:role'];
const guided = { AppMode: 'GUIDED' };
const open = { AppMode: 'OPEN' };
const free = { CarbonAccounting: 'GRANTED_FREE' };

describe('permissionsFor', () => {
  test.each<[string, Role, Privileges | undefined, Permission[]]>([
    ['nothing while privileges are unknown', 'Admin', undefined, []],
    ['an Admin manages people and carbon by role', 'Admin', {}, [...view, ...users, 'carbon:manage']],
    ['a User looks by role', 'User', {}, view],
    [
      'GUIDED gives viewing, and an Admin still manages',
      'Admin',
      guided,
      [...view, ...users, 'carbon:manage'],
    ],
    ['GUIDED: a User looks', 'User', guided, view],
    ['OPEN lets a User manage carbon', 'User', open, [...view, 'carbon:manage']],
    ['OPEN: an Admin as before', 'Admin', open, [...view, ...users, 'carbon:manage']],
    [
      'GRANTED_FREE gives managing and the module to a User',
      'User',
      free,
      [...view, 'carbon:manage', 'module:carbon-accounting'],
    ],
    [
      'GRANTED_FREE counts in GUIDED mode too',
      'User',
      { ...guided, ...free },
      [...view, 'carbon:manage', 'module:carbon-accounting'],
    ],
    [
      'the object form counts like the text',
      'User',
      { CarbonAccounting: { permission: 'GRANTED_FREE' } },
      [...view, 'carbon:manage', 'module:carbon-accounting'],
    ],
    ['levels not known give nothing', 'User', { AppMode: 'X', CarbonAccounting: 'NONE' }, view],
    ['supply chain gives none of these', 'User', { SupplyChainManagement: 'GRANTED_PAID' }, view],
  ])('%s', (_rule, role, privileges, expected) => {
    expect([...permissionsFor({ role, privileges })].sort()).toEqual([...expected].sort());
  });
});

test.each<Role>(['User', 'Admin'])('%s set to view only keeps the permissions to view', (role) => {
  const permissions = permissionsFor({ role, privileges: { ...open, ...free }, viewOnly: true });
  expect([...permissions].sort()).toEqual([...view, 'module:carbon-accounting'].sort());
});

describe('rules about a person', () => {
  const permissions = permissionsFor({ role: 'Admin', privileges: {} });
  const admin = { email: 'ada@example.com', isMainUser: false, permissions };
  const mainUser = { email: 'mia@example.com', isMainUser: true, permissions };
  const user = { ...admin, permissions: permissionsFor({ role: 'User', privileges: {} }) };

  test.each([
    ['an Admin deletes a User', admin, { email: 'bob@example.com', isMainUser: false }, true],
    ['an Admin does not delete the main user', admin, { email: 'mia@example.com', isMainUser: true }, false],
    ['nobody deletes themselves', admin, { email: 'ADA@example.com', isMainUser: false }, false],
    ['not even the main user', mainUser, { email: 'mia@example.com', isMainUser: true }, false],
    ['the main user deletes an Admin', mainUser, { email: 'ada@example.com', isMainUser: false }, true],
    ['a User deletes nobody', user, { email: 'bob@example.com', isMainUser: false }, false],
  ])('%s', (_rule, actor, target, expected) => {
    expect(canDeleteUser(actor, target)).toBe(expected);
  });

  test('an Admin changes every role except the main user’s', () => {
    expect(canChangeRole(admin, { isMainUser: false })).toBe(true);
    expect(canChangeRole(admin, { isMainUser: true })).toBe(false);
    expect(canChangeRole(user, { isMainUser: false })).toBe(false);
  });

  test('people change their own data, an Admin everybody’s', () => {
    expect(canUpdateUser(user, { email: 'ADA@example.com' })).toBe(true);
    expect(canUpdateUser(user, { email: 'bob@example.com' })).toBe(false);
    expect(canUpdateUser(admin, { email: 'bob@example.com' })).toBe(true);
  });

  test('an Admin sets everybody except the main user to view only, and a User nobody', () => {
    expect(canSetViewOnly(admin, { isMainUser: false })).toBe(true);
    expect(canSetViewOnly(admin, { isMainUser: true })).toBe(false);
    expect(canSetViewOnly(user, { isMainUser: false })).toBe(false);
  });

  test('people set to view only cannot even change their own data', () => {
    expect(canUpdateUser({ ...user, viewOnly: true }, { email: user.email })).toBe(false);
  });

  test('only the main user edits the profile and transfers the role', () => {
    expect([canEditProfile(mainUser), canTransferMainUser(mainUser)]).toEqual([true, true]);
    expect([canEditProfile(admin), canTransferMainUser(admin)]).toEqual([false, false]);
  });
});
