import { privilegesToShow, roleToShow } from './fallback-access';

const users = [{ email: 'bob@example.com', role: 'User' as const }];

test.each([
  ['the list decides once it is there', users, true, 'User'],
  ['after a reload without data, Admin', undefined, true, 'Admin'],
  ['otherwise, User', undefined, false, 'User'],
])('role: %s', (_rule, list, afterReload, expected) => {
  expect(roleToShow('bob@example.com', list, afterReload)).toBe(expected);
});

test.each([
  ['what was fetched counts', { AppMode: 'GUIDED' }, true, { AppMode: 'GUIDED' }],
  ['after a reload, the defaults', undefined, true, { AppMode: 'OPEN', CarbonAccounting: 'GRANTED_FREE' }],
  ['otherwise, no access', undefined, false, undefined],
])('privileges: %s', (_rule, privileges, afterReload, expected) => {
  expect(privilegesToShow(privileges, afterReload)).toEqual(expected);
});
