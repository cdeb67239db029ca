import type { Privileges } from '../contracts/privileges';
import type { Role } from '../contracts/users';
import {
  canChangeRole,
  canDeleteUser,
  canEditProfile,
  canTransferMainUser,
  canUpdateUser,
  permissionsFor,
  type Permission,
} from './permissions';

const view: Permission[] = ['user:view', 'user:list', 'profile:view'];
const users: Permission[] = ['user:create', 'user:delete', 'user:update', 'user:update:role'];
const guided = { AppMode: 'GUIDED' };
const open = { AppMode: 'OPEN' };
const free = { CarbonAccounting: 'GRANTED_FREE' };

describe('permissionsFor', () => {
  test.each<[string, Role, Privileges | undefined, Permission[]]>([
    ['nothing while privileges are unknown', 'Admin', undefined, []],
    ['an Admin without privileges: people and profile', 'Admin', {}, [...view, ...users]],
    ['a User without privileges: the same to look at', 'User', {}, view],
    ['GUIDED: an Admin only views carbon', 'Admin', guided, [...view, ...users, 'carbon:view']],
    ['GUIDED: a User views carbon', 'User', guided, [...view, 'carbon:view']],
    ['OPEN adds managing carbon', 'Admin', open, [...view, ...users, 'carbon:view', 'carbon:manage']],
    ['OPEN leaves a User viewing', 'User', open, [...view, 'carbon:view']],
    [
      'GRANTED_FREE gives view, manage and the module',
      'Admin',
      free,
      [...view, ...users, 'carbon:view', 'carbon:manage', 'module:carbon-accounting'],
    ],
    [
      'GRANTED_FREE opens the module to a User',
      'User',
      free,
      [...view, 'carbon:view', 'module:carbon-accounting'],
    ],
    [
      'GRANTED_FREE counts in GUIDED mode too',
      'Admin',
      { ...guided, ...free },
      [...view, ...users, 'carbon:view', 'carbon:manage', 'module:carbon-accounting'],
    ],
    [
      'the object form counts like the text',
      'User',
      { CarbonAccounting: { permission: 'GRANTED_FREE' } },
      [...view, 'carbon:view', 'module:carbon-accounting'],
    ],
    ['levels not known give nothing', 'User', { AppMode: 'X', CarbonAccounting: 'NONE' }, view],
    ['supply chain gives none of these', 'User', { SupplyChainManagement: 'GRANTED_PAID' }, view],
  ])('%s', (_rule, role, privileges, expected) => {
    expect([...permissionsFor({ role, privileges })].sort()).toEqual([...expected].sort());
  });
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

  test('an Admin changes every role but the main user’s', () => {
    expect(canChangeRole(admin, { isMainUser: false })).toBe(true);
    expect(canChangeRole(admin, { isMainUser: true })).toBe(false);
    expect(canChangeRole(user, { isMainUser: false })).toBe(false);
  });

  test('people change their own data, an Admin everybody’s', () => {
    expect(canUpdateUser(user, { email: 'ADA@example.com' })).toBe(true);
    expect(canUpdateUser(user, { email: 'bob@example.com' })).toBe(false);
    expect(canUpdateUser(admin, { email: 'bob@example.com' })).toBe(true);
  });

  test('only the main user edits the profile and transfers the role', () => {
    expect([canEditProfile(mainUser), canTransferMainUser(mainUser)]).toEqual([true, true]);
    expect([canEditProfile(admin), canTransferMainUser(admin)]).toEqual([false, false]);
  });
});
